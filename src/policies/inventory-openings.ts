// The features that open each resource of the inventory module (inventory.md 4).
import type { inventoryCalls } from '../resources/inventory/calls.ts';
import type { inventoryResources } from '../resources/inventory/index.ts';
import type { CallOpenings, ResourceOpenings } from './opening.ts';

/** The masters' pages, and their mirrors. */
const MASTER = ['inventory.master', 'inventory-v2.master'] as const;
const MUTATION = ['inventory.mutation', 'inventory-v2.mutation'] as const;
/** The sale desk and the queue of prescriptions. */
const SALES = ['inventory.sales', 'inventory-v2.sales'] as const;
const PURCHASE = ['inventory.purchase', 'inventory-v2.purchase'] as const;
const STOCK = [...MASTER, ...PURCHASE, 'inventory.warehouse'] as const;
/** Whatever names an item and its unit. */
const GOODS = [...STOCK, ...MUTATION, ...SALES, 'inventory-v2.warehouse'] as const;
const master = { read: MASTER, write: MASTER } as const;

export const inventoryOpenings: ResourceOpenings<typeof inventoryResources> = {
  'inventory.mutation': { read: MUTATION, write: MUTATION, create: [...MUTATION, 'inventory-v2.warehouse'] },
  'inventory.adjustment': ['inventory.warehouse'],
  'inventory.opname': ['inventory.warehouse'],
  'inventory.sales': SALES,
  'inventory.salesreturn': SALES,
  'inventory.purchase': PURCHASE,
  'inventory.receive': PURCHASE,
  'inventory.purchaseinvoice': PURCHASE,
  'inventory.purchasereturn': PURCHASE,
  'inventory.item': { ...master, pick: [...GOODS, 'service.master', 'paket.sales'] },
  'inventory.itembranch': master,
  'inventory.category': { ...master, pick: STOCK },
  'inventory.unit': { ...master, pick: GOODS },
  'inventory.vendor': { ...master, pick: [...MASTER, ...PURCHASE, 'finance.biaya', 'finance.aset'] },
  'inventory.supplier': { ...master, pick: STOCK },
  'inventory.warehouse': { ...master, pick: [...GOODS, 'service.master', 'paket.sales'] },
};

const WAREHOUSE = ['inventory.warehouse'] as const;
/** The matrix asks for goods as well. */
const SHELVES = ['inventory.warehouse', 'inventory-v2.warehouse'] as const;
export const inventoryCallOpenings: CallOpenings<typeof inventoryCalls> = {
  'inventory.stock.list': WAREHOUSE,
  'inventory.stock.batch': SHELVES,
  'inventory.stock.cabang': SHELVES,
  'inventory.stock.matriks': ['inventory-v2.warehouse'],
  'inventory.stockcard': WAREHOUSE,
  // The first page of the module needs no feature of its own: whoever has one of its pages sees it.
  'inventory.stats.show': GOODS,
  'inventory.stats.jumlah': GOODS,
  'inventory.report.reconciliation': WAREHOUSE,
  'inventory.report.valuation': WAREHOUSE,
  'inventory.report.expiry': WAREHOUSE,
  'inventory.report.movement': WAREHOUSE,
  'inventory.report.slow': WAREHOUSE,
  'inventory.report.abc': WAREHOUSE,
  'inventory.bhp.use': WAREHOUSE,
  'inventory.sales.item': SALES,
  'inventory.resep.queue': SALES,
  'inventory.resep.prepare': SALES,
  'inventory.resep.handover': SALES,
  'inventory.resep.cancel': SALES,
  'inventory.sales.etiket': SALES,
  'inventory.sales.copyresep': SALES,
  'inventory.scan': [...STOCK, ...SALES],
  'inventory.label.print': STOCK,
  'inventory.opname.lines': WAREHOUSE,
  'inventory.opname.count': WAREHOUSE,
  'inventory.mutation.gudang': MUTATION,
  'inventory.mutation.isi': MUTATION,
  'inventory.mutation.suratjalan': MUTATION,
  'inventory.mutation.receive': MUTATION,
  'inventory.mutation.isiulang': MUTATION,
  'inventory.batch.list': WAREHOUSE,
  'inventory.batch.trace': WAREHOUSE,
  'inventory.purchase.print': PURCHASE,
  'inventory.purchase.riwayat': PURCHASE,
  'inventory.purchaseinvoice.bukti': PURCHASE,
  'inventory.item.prices': MASTER,
  'inventory.item.setprice': MASTER,
  'inventory.receive.prices': PURCHASE,
  'inventory.receive.setprice': PURCHASE,
  'inventory.purchaselines.import': PURCHASE,
  'inventory.purchaselines.rejected': PURCHASE,
  'inventory.purchaselines.template': PURCHASE,
  'inventory.receivelines.import': PURCHASE,
  'inventory.receivelines.rejected': PURCHASE,
  'inventory.receivelines.template': PURCHASE,
  'inventory.item.import': MASTER,
  'inventory.item.rejected': MASTER,
  'inventory.item.template': MASTER,
  'inventory.adjustment.import': WAREHOUSE,
  'inventory.adjustment.rejected': WAREHOUSE,
  'inventory.adjustment.template': WAREHOUSE,
  'inventory.opname.import': WAREHOUSE,
  'inventory.opname.rejected': WAREHOUSE,
  'inventory.opname.template': WAREHOUSE,
  'inventory.offer.list': PURCHASE,
  'inventory.low.list': PURCHASE,
  'inventory.low.purchase': PURCHASE,
  'inventory.low.mutation': PURCHASE,
  'inventory.pricehistory': PURCHASE,
  'inventory.batch.block': WAREHOUSE,
  'inventory.batch.unblock': WAREHOUSE,
};
