// What a vendor's invoice holds, and what happens to it (finance.md 2e, 3): posted, taken back while nothing of it is paid.
import { stateOf } from '../kernel/define.ts';
import { field } from '../kernel/field.ts';
import { accountType, cashflowKind } from './akun.ts';
import { ages, dueWhen } from './aging.ts';
import { expenseLine } from './expense-line.ts';

export const biayainvoiceFields = {
  code: field.code('Kode', { server: true, required: true }),
  vendor_id: field.ref('Vendor', { required: true, to: 'inventory.vendor', embed: 'vendordata' }),
  invoice_no: field.text('No. invoice', { required: true, max: 60 }),
  invoice_date: field.date('Tanggal', { required: true, today: true }),
  due_date: field.date('Jatuh tempo', { required: true }),
  is_opening: field.flag('Saldo awal', { server: true, help: 'Sudah ada di saldo awal pembukuan' }),
  posting_date: field.date('Dibukukan', { server: true }),
  total_amount: field.money('Total', { server: true, required: true }),
  tax_amount: field.money('PPN', { server: true, required: true }),
  paid_amount: field.money('Dibayar', { server: true, required: true }),
  outstanding: field.derived('Sisa', { as: 'money' }),
  age_days: field.derived('Umur (hari)', { as: 'integer' }),
  amortize_months: field.integer('Amortisasi (bulan)', { min: 2, max: 60, help: 'Kosong: langsung jadi beban' }),
  prepaid_akun_id: field.ref('Akun dibayar di muka', {
    to: 'finance.akun',
    embed: 'prepaidakundata',
    filter: { type: accountType.asset, cashflow: cashflowKind.operating, allow_manual: 'true' },
  }),
  note: field.note('Keterangan', { max: 300 }),
  buktiurl: field.text('Bukti', {
    server: true,
    max: 100,
    picture: { call: 'finance.biayainvoice.bukti', part: 'bukti', paper: true },
  }),
  journal_id: field.ref('Jurnal', { server: true, to: 'finance.jurnal', embed: 'journaldata' }),
  void_reason: field.note('Alasan batal', { server: true, max: 300 }),
  details: field.lines('Rincian', {
    required: true,
    table: 'biayainvoicedetails',
    parent: 'biayainvoice_id',
    fields: expenseLine,
  }),
} as const;

/** Parameter of the list: invoices that are owed and of that age. */
export const invoiceAge = field.choice('Umur', { options: ages });
/** Parameter of the list: invoices that are owed, by when they fall due. */
export const invoiceDue = field.choice('Jatuh tempo', { options: dueWhen });
/** Parameter of the list: the sum of all rows instead of a page of them. */
export const invoiceSum = field.choice('Jumlah', {
  options: ['amount', 'outstanding'].map((value) => ({ value, label: value })),
});

export const biayainvoiceStates = {
  0: { name: 'draft', label: 'Draft', tone: 'neutral' },
  1: { name: 'owed', label: 'Terutang', tone: 'warning' },
  2: { name: 'partial', label: 'Sebagian', tone: 'info' },
  3: { name: 'settled', label: 'Lunas', tone: 'success' },
  [-1]: { name: 'cancelled', label: 'Batal', tone: 'danger' },
} as const;
export const biayainvoiceState = stateOf(biayainvoiceStates);
/** Something is left to pay. */
export const openInvoiceStates = [biayainvoiceState.owed, biayainvoiceState.partial] as const;

export const biayainvoiceVerbs = {
  post: {
    label: 'Bukukan',
    from: [biayainvoiceState.draft],
    to: biayainvoiceState.owed,
    input: { transaction_at: field.date('Tanggal buku', { help: 'Kosong: tanggal invoice' }) },
    tone: 'primary',
  },
  void: {
    label: 'Batalkan',
    from: [biayainvoiceState.draft, biayainvoiceState.owed],
    to: biayainvoiceState.cancelled,
    input: { reason: field.note('Alasan', { required: true, max: 300 }) },
    tone: 'danger',
    otherwise: { [biayainvoiceState.partial]: 'invoice-paid', [biayainvoiceState.settled]: 'invoice-paid' },
  },
} as const;
