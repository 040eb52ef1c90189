// The features that open each resource of the inventory module (inventory.md 4).
import type { inventoryCalls } from '../resources/inventory/calls.ts';
import type { inventoryResources } from '../resources/inventory/index.ts';
import type { CallOpenings, ResourceOpenings } from './opening.ts';

/** The masters' pages, and their mirrors. */
const MASTER = ['inventory.master', 'inventory-v2.master'] as const;
const MUTATION = ['inventory.mutation', 'inventory-v2.mutation'] as const;
const STOCK = [...MASTER, ...MUTATION, 'inventory.warehouse'] as const;
const master = { read: MASTER, write: MASTER } as const;

export const inventoryOpenings: ResourceOpenings<typeof inventoryResources> = {
  'inventory.mutation': MUTATION,
  'inventory.adjustment': ['inventory.warehouse'],
  'inventory.opname': ['inventory.warehouse'],
  'inventory.item': { ...master, pick: [...STOCK, 'service.master'] },
  'inventory.itembranch': master,
  'inventory.category': { ...master, pick: STOCK },
  'inventory.unit': { ...master, pick: STOCK },
  'inventory.vendor': { ...master, pick: [...MASTER, 'finance.biaya'] },
  'inventory.supplier': { ...master, pick: STOCK },
  'inventory.warehouse': { ...master, pick: STOCK },
};

const WAREHOUSE = ['inventory.warehouse'] as const;
export const inventoryCallOpenings: CallOpenings<typeof inventoryCalls> = {
  'inventory.stock.list': WAREHOUSE,
  'inventory.stock.batch': WAREHOUSE,
  'inventory.stock.cabang': WAREHOUSE,
  'inventory.stockcard': WAREHOUSE,
  // The first page of the module needs no feature of its own: whoever has one of its pages sees it.
  'inventory.stats.show': STOCK,
  'inventory.stats.jumlah': STOCK,
  'inventory.scan': STOCK,
  'inventory.opname.lines': WAREHOUSE,
  'inventory.opname.count': WAREHOUSE,
  'inventory.mutation.gudang': MUTATION,
  'inventory.mutation.isi': MUTATION,
  'inventory.mutation.suratjalan': MUTATION,
  'inventory.mutation.receive': MUTATION,
  'inventory.mutation.isiulang': MUTATION,
  'inventory.batch.list': WAREHOUSE,
  'inventory.batch.trace': WAREHOUSE,
  'inventory.batch.block': WAREHOUSE,
  'inventory.batch.unblock': WAREHOUSE,
};
