// Who may do what in the inventory module (inventory.md 1). Doctors and nurses find items by the picker of the service module.
import type { inventoryResources } from '../resources/inventory/index.ts';
import type { ResourceGrants } from './grant.ts';
import { ADMIN, FINANCE, INVENTORY, MANAGER, SUPERADMIN } from './role.ts';

const STOCK = [INVENTORY, MANAGER, SUPERADMIN] as const;
const READ = [ADMIN, FINANCE, ...STOCK] as const;

export const inventoryGrants: ResourceGrants<typeof inventoryResources> = {
  'inventory.item': { list: READ, show: READ, pick: READ, create: STOCK, edit: STOCK },
  'inventory.vendor': { list: READ, show: READ, pick: READ, create: READ, edit: READ, delete: READ, export: READ },
};
