// Who may do what in the inventory module (inventory.md 1, 4). Doctors and nurses find items by the picker of the service module.
import type { inventoryCalls } from '../resources/inventory/calls.ts';
import type { inventoryResources } from '../resources/inventory/index.ts';
import type { CallGrants, ResourceGrants } from './grant.ts';
import { ADMIN, FINANCE, INVENTORY, MANAGER, PERAWAT, SUPERADMIN } from './role.ts';

const CLERKS = [INVENTORY, ADMIN, MANAGER, SUPERADMIN] as const;
const STOCK = [INVENTORY, MANAGER, SUPERADMIN] as const;
const DECIDE = [MANAGER, SUPERADMIN] as const;
const READ = [FINANCE, ...CLERKS] as const;
const BOOKS = [FINANCE, ...DECIDE] as const;
const COUNT = [PERAWAT, ...CLERKS] as const;
const LOOK = [PERAWAT, ...READ] as const;

const kept = <const R extends readonly number[]>(write: R) =>
  ({ list: READ, show: READ, create: write, edit: write, delete: write, export: READ }) as const;

export const inventoryGrants: ResourceGrants<typeof inventoryResources> = {
  // Nurses ask for goods and confirm that they came.
  'inventory.mutation': {
    list: LOOK,
    show: LOOK,
    create: COUNT,
    edit: COUNT,
    delete: COUNT,
    export: READ,
    send: CLERKS,
    approve: DECIDE,
    reject: DECIDE,
    cancel: COUNT,
  },
  'inventory.adjustment': { ...kept(CLERKS), submit: CLERKS, approve: DECIDE, reject: DECIDE },
  // Nurses count; who decides does not count himself what he approves.
  'inventory.opname': {
    list: LOOK,
    show: LOOK,
    create: COUNT,
    export: READ,
    submit: COUNT,
    approve: DECIDE,
    reject: DECIDE,
  },
  'inventory.sales': {
    ...kept(CLERKS),
    list: LOOK,
    show: LOOK,
    confirm: CLERKS,
    serahkan: CLERKS,
    void: DECIDE,
  },
  'inventory.salesreturn': { list: LOOK, show: LOOK, create: CLERKS, export: READ },
  // Who decides is not who asked; the verbs of the decision see to it.
  'inventory.purchase': {
    ...kept(CLERKS),
    submit: CLERKS,
    recall: CLERKS,
    approve: DECIDE,
    reject: DECIDE,
    close: STOCK,
    cancel: CLERKS,
  },
  'inventory.receive': { ...kept(CLERKS), post: CLERKS, cancel: DECIDE },
  'inventory.purchaseinvoice': { ...kept(READ), post: READ, cancel: [FINANCE, ...DECIDE] },
  'inventory.purchasereturn': { ...kept(STOCK), post: STOCK, cancel: DECIDE },
  'inventory.item': { ...kept(CLERKS), pick: LOOK },
  'inventory.itembranch': { list: READ, show: READ, create: CLERKS, edit: CLERKS, export: READ },
  'inventory.category': { ...kept(CLERKS), pick: LOOK },
  'inventory.unit': { list: READ, show: READ, pick: LOOK, create: CLERKS, edit: CLERKS, delete: CLERKS },
  'inventory.vendor': { ...kept(READ), pick: READ },
  'inventory.supplier': { ...kept(CLERKS), pick: READ },
  'inventory.warehouse': { ...kept(STOCK), pick: LOOK },
};

export const inventoryCallGrants: CallGrants<typeof inventoryCalls> = {
  'inventory.stock.list': LOOK,
  'inventory.stock.batch': LOOK,
  // Who sends and asks for goods of other branches.
  'inventory.stock.cabang': CLERKS,
  'inventory.stock.matriks': LOOK,
  'inventory.stockcard': LOOK,
  'inventory.stats.show': LOOK,
  'inventory.stats.jumlah': LOOK,
  // Who keeps the books, and who answers for both.
  'inventory.report.reconciliation': BOOKS,
  // Worth and cost are not for nurses.
  'inventory.report.valuation': READ,
  'inventory.report.expiry': LOOK,
  'inventory.report.movement': READ,
  'inventory.report.slow': READ,
  'inventory.report.abc': READ,
  'inventory.bhp.use': LOOK,
  'inventory.sales.item': LOOK,
  'inventory.resep.queue': LOOK,
  'inventory.resep.prepare': CLERKS,
  'inventory.resep.handover': CLERKS,
  'inventory.resep.cancel': CLERKS,
  'inventory.sales.etiket': LOOK,
  'inventory.sales.copyresep': LOOK,
  'inventory.scan': LOOK,
  'inventory.label.print': CLERKS,
  'inventory.opname.lines': LOOK,
  'inventory.opname.count': COUNT,
  'inventory.mutation.gudang': LOOK,
  'inventory.mutation.isi': LOOK,
  'inventory.mutation.suratjalan': LOOK,
  'inventory.mutation.receive': COUNT,
  'inventory.mutation.isiulang': COUNT,
  // Who was given what is told to who calls the patients.
  'inventory.batch.list': CLERKS,
  'inventory.batch.trace': CLERKS,
  'inventory.purchase.print': READ,
  'inventory.purchase.riwayat': READ,
  // Who sees an invoice sees its paper.
  'inventory.purchaseinvoice.bukti': READ,
  'inventory.item.prices': READ,
  'inventory.item.setprice': CLERKS,
  'inventory.receive.prices': CLERKS,
  'inventory.receive.setprice': CLERKS,
  'inventory.purchaselines.import': CLERKS,
  'inventory.purchaselines.rejected': CLERKS,
  'inventory.purchaselines.template': CLERKS,
  'inventory.receivelines.import': CLERKS,
  'inventory.receivelines.rejected': CLERKS,
  'inventory.receivelines.template': CLERKS,
  'inventory.item.import': CLERKS,
  'inventory.item.rejected': CLERKS,
  'inventory.item.template': CLERKS,
  'inventory.adjustment.import': CLERKS,
  'inventory.adjustment.rejected': CLERKS,
  'inventory.adjustment.template': CLERKS,
  'inventory.opname.import': COUNT,
  'inventory.opname.rejected': COUNT,
  'inventory.opname.template': COUNT,
  'inventory.offer.list': READ,
  'inventory.low.list': LOOK,
  'inventory.low.purchase': CLERKS,
  'inventory.low.mutation': CLERKS,
  'inventory.pricehistory': READ,
  'inventory.batch.block': DECIDE,
  'inventory.batch.unblock': DECIDE,
};
