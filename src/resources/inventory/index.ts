// Resources of the inventory module, in menu order.
import type { Resource } from '../kernel/define.ts';
import { item } from './item.ts';
import { vendor } from './vendor.ts';

export const inventoryResources = { 'inventory.item': item, 'inventory.vendor': vendor } as const satisfies Readonly<
  Record<string, Resource>
>;
