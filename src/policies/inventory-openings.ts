// The features that open each resource of the inventory module (inventory.md 4).
import type { inventoryResources } from '../resources/inventory/index.ts';
import type { ResourceOpenings } from './opening.ts';

/** The masters' pages, and their mirrors. */
const MASTER = ['inventory.master', 'inventory-v2.master'] as const;

export const inventoryOpenings: ResourceOpenings<typeof inventoryResources> = {
  'inventory.item': { read: MASTER, write: MASTER, pick: [...MASTER, 'service.master'] },
  'inventory.vendor': { read: MASTER, write: MASTER, pick: [...MASTER, 'finance.biaya'] },
};
