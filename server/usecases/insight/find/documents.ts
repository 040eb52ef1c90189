// Where documents of each kind are found and opened. Total over the kinds: a new one says so, or that it has no page of its own.
import type { DocumentKind } from '../../../domain/asked-code.ts';
import type { ResourceName } from '../../../../src/resources/registry.ts';

/** Tables with an index on branch and code. */
export const tables = [
  'visits',
  'formlabs',
  'bills',
  'billtransactions',
  'kasirsesis',
  'settlements',
  'kastransfers',
  'biayas',
  'biayainvoices',
  'asets',
  'penyusutans',
  'hutangtransactions',
  'purchases',
  'receives',
  'purchaseinvoices',
  'purchasereturns',
  'adjustments',
  'sales',
  'salesreturns',
  'opnames',
  'memberships',
  'pegawailoans',
  'profitsharings',
  'devidens',
  'journals',
] as const;

export interface Found {
  readonly resource: ResourceName;
  readonly table: (typeof tables)[number];
  /** Client addresses; the first that the reader may open. `:id` and `:code` stand for the document. */
  readonly pages: readonly [string, ...string[]];
  /** The list narrows by more than branch and grant (a doctor's own patients): it is asked for what was found. */
  readonly narrowed?: true;
}

const JOURNAL: Found = {
  resource: 'finance.jurnal',
  table: 'journals',
  pages: ['/finance/laporan-v2/jurnal?code=:code'],
};
const RECEIPT: Found = {
  resource: 'finance.billtransaction',
  table: 'billtransactions',
  pages: ['/finance/payment/transaction/:id'],
  narrowed: true,
};

/** Undefined: it has no page of its own (a slip of a prescription, a credit note, a claim, leave) or belongs to two branches. */
export const documents: Readonly<Record<DocumentKind, Found | undefined>> = {
  visit: { resource: 'service.visit', table: 'visits', pages: ['/service/visit/:id'], narrowed: true },
  formlab: {
    resource: 'service.formlab',
    table: 'formlabs',
    pages: ['/service/rekammedis/formlab/:id'],
    narrowed: true,
  },
  bill: {
    resource: 'finance.bill',
    table: 'bills',
    pages: ['/finance/payment/bill/:id', '/service/payment/:id'],
    narrowed: true,
  },
  receipt: RECEIPT,
  deposit: RECEIPT,
  session: {
    resource: 'finance.kasirsesi',
    table: 'kasirsesis',
    pages: ['/finance/payment/kasirsesi/:id'],
    narrowed: true,
  },
  settlement: { resource: 'finance.settlement', table: 'settlements', pages: ['/finance/master/settlement/:id'] },
  transfer: { resource: 'finance.kastransfer', table: 'kastransfers', pages: ['/finance/biaya/transfer/:id'] },
  expense: {
    resource: 'finance.biaya',
    table: 'biayas',
    pages: ['/finance/biaya/transaction/:id'],
    narrowed: true,
  },
  vendorInvoice: {
    resource: 'finance.biayainvoice',
    table: 'biayainvoices',
    pages: ['/finance/biaya/invoice/:id'],
    narrowed: true,
  },
  asset: { resource: 'finance.aset', table: 'asets', pages: ['/finance/aset/:id'], narrowed: true },
  depreciation: { resource: 'finance.penyusutan', table: 'penyusutans', pages: ['/finance/aset/penyusutan/:id'] },
  slip: {
    resource: 'finance.hutangtransaction',
    table: 'hutangtransactions',
    pages: ['/finance/hutang/transaction/:id'],
  },
  purchase: { resource: 'inventory.purchase', table: 'purchases', pages: ['/inventory/purchase/:id'], narrowed: true },
  receive: { resource: 'inventory.receive', table: 'receives', pages: ['/inventory/purchase/receive/:id'] },
  purchaseInvoice: {
    resource: 'inventory.purchaseinvoice',
    table: 'purchaseinvoices',
    pages: ['/inventory/purchase/invoice/:id'],
    narrowed: true,
  },
  purchaseReturn: {
    resource: 'inventory.purchasereturn',
    table: 'purchasereturns',
    pages: ['/inventory/purchase/return/:id'],
  },
  adjustment: {
    resource: 'inventory.adjustment',
    table: 'adjustments',
    pages: ['/inventory/warehouse/adjustment/:id'],
  },
  sale: { resource: 'inventory.sales', table: 'sales', pages: ['/inventory/sales/:id'] },
  saleReturn: { resource: 'inventory.salesreturn', table: 'salesreturns', pages: ['/inventory/sales/retur/:id'] },
  opname: { resource: 'inventory.opname', table: 'opnames', pages: ['/inventory/warehouse/opname/:id'] },
  membership: { resource: 'paket.membership', table: 'memberships', pages: ['/paket/sales/:id'], narrowed: true },
  loan: { resource: 'attendance.loan', table: 'pegawailoans', pages: ['/attendance/employees/kasbon/:id'] },
  profitSharing: { resource: 'finance.profitsharing', table: 'profitsharings', pages: ['/finance/profitsharing/:id'] },
  dividend: {
    resource: 'finance.deviden',
    table: 'devidens',
    pages: ['/finance/deviden/transaction/:id'],
    narrowed: true,
  },
  journal: JOURNAL,
  manual: JOURNAL,
  adjusting: JOURNAL,
  closing: JOURNAL,
  opening: JOURNAL,
  resep: undefined,
  creditnote: undefined,
  claim: undefined,
  leave: undefined,
  overtime: undefined,
  payroll: undefined,
  payslip: undefined,
  mutation: undefined,
};
