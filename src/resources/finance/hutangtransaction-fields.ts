// What a slip holds, and what happens to it (finance.md 2d, 3).
import { stateOf } from '../kernel/define.ts';
import { field } from '../kernel/field.ts';
import { expenseTrail } from './expense-line.ts';
import { payees } from './hutang.ts';

export const slipStates = {
  1: { name: 'paid', label: 'Dibayar', tone: 'success' },
  [-1]: { name: 'cancelled', label: 'Batal', tone: 'danger' },
} as const;
export const slipState = stateOf(slipStates);

const kept = { server: true, required: true } as const;

export const slipFields = {
  code: field.code('Kode', kept),
  transaction_at: field.date('Tanggal', kept),
  actor_type: field.choice('Tipe', { ...kept, options: payees }),
  actor_id: field.integer('Nomor penerima', { ...kept, internal: true }),
  actor_name: field.text('Penerima', { ...kept, max: 120 }),
  paymentmethod_id: field.ref('Metode', {
    ...kept,
    to: 'finance.paymentmethod',
    embed: 'paymentmethoddata',
  }),
  reference: field.text('Nomor referensi', { server: true, max: 60 }),
  gross_amount: field.money('Bruto', kept),
  pph_amount: field.money('PPh', kept),
  pajak_id: field.ref('Pajak', { server: true, to: 'finance.pajak', embed: 'pajakdata' }),
  adjust_amount: field.money('Potongan', { server: true }),
  adjust_note: field.text('Keterangan potongan', { server: true, max: 200 }),
  net_amount: field.money('Dibayarkan', kept),
  bank_name: field.text('Bank tujuan', { server: true, max: 60 }),
  bank_account_no: field.text('Rekening tujuan', { server: true, max: 40 }),
  bank_account_name: field.text('Atas nama', { server: true, max: 100 }),
  journal_id: field.ref('Jurnal', { server: true, to: 'finance.jurnal', embed: 'journaldata' }),
  ...expenseTrail,
  void_at: field.date('Tanggal batal', { server: true }),
  details: field.lines('Rincian', {
    server: true,
    table: 'hutangtransactiondetails',
    parent: 'hutangtransaction_id',
    fields: {
      hutang_id: field.ref('Hutang', { required: true, to: 'finance.hutang', embed: 'hutangdata' }),
      amount: field.money('Jumlah', { required: true }),
      bruto_amount: field.money('Dasar PPh', { required: true }),
    },
  }),
} as const;

export const slipVerbs = {
  void: {
    label: 'Batalkan',
    from: [slipState.paid],
    to: slipState.cancelled,
    input: { reason: field.note('Alasan', { required: true, max: 300 }) },
    tone: 'danger',
    confirm: 'Batalkan slip ini? Jurnalnya dibalik hari ini, hutang dan PPh-nya terbuka kembali.',
  },
} as const;
