// Resources of the inventory module, in menu order.
import type { Resource } from '../kernel/define.ts';
import { item } from './item.ts';

export const inventoryResources = { 'inventory.item': item } as const satisfies Readonly<Record<string, Resource>>;
