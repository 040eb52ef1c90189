import { defineDocument } from '../kernel/define.ts';
import { field, valuesOf } from '../kernel/field.ts';
import { ALL_SUMS } from '../kernel/page.ts';

/** Everybody who may be owed. */
export const actors = [
  { value: 'doctor', name: 'doctor', label: 'Dokter' },
  { value: 'laboratorium', name: 'laboratory', label: 'Laboratorium' },
  { value: 'investor', name: 'investor', label: 'Investor' },
  { value: 'rumahsakit', name: 'rumahsakit', label: 'Rumah sakit/mitra' },
  { value: 'vendor', name: 'vendor', label: 'Vendor' },
  { value: 'pegawai', name: 'employee', label: 'Pegawai' },
  { value: 'pajak', name: 'tax', label: 'Pajak' },
] as const;
/** Their types by name. */
export const actorType = valuesOf(actors);
export type ActorType = (typeof actors)[number]['value'];
/** Who is paid by slips: all but the state. */
export const payees = actors.filter((actor) => actor.value !== 'pajak');
export type Payee = Exclude<ActorType, 'pajak'>;

const kinds = [
  { value: 'doctorfee', name: 'doctorFee', label: 'Jasa dokter' },
  { value: 'labfee', name: 'labFee', label: 'Biaya lab' },
  { value: 'mitra', name: 'partner', label: 'Bagi hasil mitra' },
  { value: 'bagihasil', name: 'investorShare', label: 'Bagi hasil investor' },
  { value: 'deviden', name: 'dividend', label: 'Deviden' },
  { value: 'biaya', name: 'expense', label: 'Invoice biaya' },
  { value: 'purchase', name: 'purchase', label: 'Faktur pembelian' },
  { value: 'payroll', name: 'payroll', label: 'Gaji' },
  { value: 'pph', name: 'tax', label: 'PPh dipotong' },
  { value: 'saldo_awal', name: 'opening', label: 'Saldo awal' },
] as const;
/** What it is owed for. */
export const hutangKind = valuesOf(kinds);
export type HutangKind = (typeof kinds)[number]['value'];

const sources = [
  { value: 'tindakanincome', name: 'income', label: 'Pendapatan tindakan' },
  { value: 'labfee', name: 'labFee', label: 'Biaya lab' },
  { value: 'biayainvoice', name: 'invoice', label: 'Invoice biaya' },
  { value: 'purchaseinvoice', name: 'purchaseInvoice', label: 'Faktur pembelian' },
  { value: 'purchasereturn', name: 'purchaseReturn', label: 'Retur pembelian' },
  { value: 'profitsharing', name: 'profitSharing', label: 'Bagi hasil bulanan' },
  { value: 'deviden', name: 'dividend', label: 'Deviden' },
  { value: 'payrolltransaction', name: 'wages', label: 'Slip gaji' },
  { value: 'hutangtransaction', name: 'slip', label: 'Slip pembayaran' },
  { value: 'pph_badan', name: 'companyTax', label: 'PPh badan' },
  { value: 'saldoawal', name: 'opening', label: 'Saldo awal' },
] as const;
/** The document that it comes from. */
export const hutangSource = valuesOf(sources);
export type HutangSource = (typeof sources)[number]['value'];

const states = {
  0: { name: 'owed', label: 'Terutang', tone: 'warning' },
  1: { name: 'partial', label: 'Sebagian', tone: 'info' },
  2: { name: 'paid', label: 'Lunas', tone: 'success' },
  [-1]: { name: 'cancelled', label: 'Batal', tone: 'danger' },
} as const;

const kept = { server: true, required: true } as const;
const amount = { ...kept, visibility: 'money' } as const;

/** What somebody is owed (finance.md 2d). Rows are added, never overwritten: a correction is a row of its own, below nothing too. */
export const hutang = defineDocument({
  name: 'finance.hutang',
  path: 'finance/hutang',
  table: 'hutangs',
  module: 'finance',
  scope: 'branch',
  singular: 'hutang',
  label: 'Hutang',
  fields: {
    transaction_at: field.date('Tanggal', kept),
    due_date: field.date('Jatuh tempo', kept),
    document_at: field.date('Tanggal dokumen', { server: true, help: 'Hanya untuk hutang sebelum pembukuan dimulai' }),
    actor_type: field.choice('Tipe', { ...kept, options: actors }),
    actor_id: field.integer('Nomor penerima', { server: true, internal: true }),
    actor_name: field.text('Penerima', { server: true, max: 120 }),
    kind: field.choice('Jenis', { ...kept, options: kinds }),
    source_type: field.choice('Dokumen', { ...kept, options: sources }),
    source_id: field.integer('Nomor dokumen', { ...kept, internal: true }),
    source_seq: field.integer('Urutan', { ...kept, internal: true }),
    bill_id: field.ref('Tagihan', { server: true, to: 'finance.bill', embed: 'billdata' }),
    description: field.text('Keterangan', { ...kept, max: 300 }),
    bruto_amount: field.money('Bruto', amount),
    amount: field.money('Jumlah', amount),
    paid_amount: field.money('Dibayar', amount),
    base_amount: field.derived('Dasar', { as: 'money', visibility: 'money' }),
    cause: field.derived('Sumber', { as: 'text' }),
    journal_id: field.ref('Jurnal', { server: true, to: 'finance.jurnal', embed: 'journaldata' }),
  },
  title: 'description',
  keyword: ['actor_name', 'description', 'bill_id'],
  list: {
    columns: [
      'transaction_at',
      'description',
      'actor_name',
      'kind',
      'base_amount',
      'amount',
      'cause',
      'paid_amount',
      'status',
      'bruto_amount',
      'due_date',
      'journal_id',
    ],
    totals: { label: 'Jumlah tanpa yang batal', sums: { amount: 'amount', paid_amount: 'paid_amount' } },
    filters: {
      source_type: { by: 'equals', column: 'source_type' },
      actor_type: { by: 'equals', column: 'actor_type' },
      actor_id: { by: 'equals', column: 'actor_id' },
      kind: { by: 'equals', column: 'kind' },
      status: { by: 'equals', column: 'status' },
      period: { by: 'period', column: 'transaction_at' },
      sum: { by: 'custom', field: field.choice('Jumlah', { options: [{ value: ALL_SUMS, label: 'Semua jumlah' }] }) },
    },
    sort: { field: 'transaction_at', order: 'desc' },
    sortable: ['transaction_at', 'due_date', 'amount'],
  },
  form: [
    {
      label: 'Hutang',
      fields: ['transaction_at', 'due_date', 'actor_type', 'actor_name', 'kind', 'description', 'bill_id'],
    },
    { label: 'Jumlah', fields: ['bruto_amount', 'amount', 'paid_amount', 'journal_id'] },
    { label: 'Asal', fields: ['source_type', 'source_id', 'source_seq', 'document_at', 'actor_id'] },
  ],
  operations: { list: 'usecase', show: 'generic', export: true },
  states,
  verbs: {},
  screens: {
    list: '/finance/tindakan/transaction',
    show: '/finance/tindakan/transaction/:id',
    bespoke: ['list'],
    group: 'Income',
  },
});

/** Amounts that a list of what is owed adds up. */
export const hutangSums = ['amount', 'paid_amount'] as const satisfies readonly (keyof typeof hutang.fields)[];

/** In which something of it is still to be paid. */
export const openHutangStates: readonly number[] = [hutang.state.owed, hutang.state.partial];
