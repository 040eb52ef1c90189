import { defineMaster } from '../kernel/define.ts';
import { field, valuesOf } from '../kernel/field.ts';
import { accountType } from './akun.ts';
import { qrisInitiations } from './qris.ts';

const kinds = [
  { value: 1, name: 'cash', label: 'Tunai' },
  { value: 2, name: 'transfer', label: 'Transfer' },
  { value: 3, name: 'debitCard', label: 'Kartu debit' },
  { value: 4, name: 'creditCard', label: 'Kartu kredit' },
  { value: 5, name: 'qris', label: 'QRIS' },
  { value: 6, name: 'wallet', label: 'E-wallet' },
  { value: 7, name: 'deposit', label: 'Deposit pasien' },
  { value: 8, name: 'guarantor', label: 'Penjamin' },
] as const;
/** `deposit` is the branch's own method for what it holds for a patient: one, made with the branch. */
export const paymentKind = valuesOf(kinds);
/** What money is handed back by: a refund never goes by the card or QRIS that it came with (finance.md 6.4). */
export const HANDED_BACK: readonly number[] = [paymentKind.cash, paymentKind.transfer];
/** What the clinic pays with, as the filter of a picker: from a drawer or a bank, never by a card that its patients pay with. */
export const PAYS_OUT = { kind: HANDED_BACK.join(','), is_active: 'true' } as const;

/** How a patient pays; names the money or clearing account (finance.md 2a). */
export const paymentmethod = defineMaster({
  name: 'finance.paymentmethod',
  path: 'finance/paymentmethod',
  table: 'paymentmethods',
  module: 'finance',
  scope: 'branch',
  singular: 'metode pembayaran',
  label: 'Metode Pembayaran',
  fields: {
    name: field.text('Nama', { required: true, min: 2, max: 60 }),
    kind: field.choice('Jenis', {
      required: true,
      options: kinds,
    }),
    akun_id: field.ref('Akun', {
      required: true,
      to: 'finance.akun',
      embed: 'akundata',
      filter: { type: accountType.asset },
    }),
    settlement_akun_id: field.ref('Akun pencairan', {
      to: 'finance.akun',
      embed: 'settlementakundata',
      filter: { type: accountType.asset },
      help: 'Bank tempat uang kartu, QRIS dan penjamin cair',
    }),
    fee_percent: field.percent('MDR %', { required: true }),
    fee_fixed: field.money('Biaya tetap', { help: 'Per transaksi, di samping MDR' }),
    settle_days: field.integer('Hari cair', { min: 0, max: 60 }),
    /** The branch's own static code, as it was scanned, with what it says of the merchant; set by who manages the branch. */
    qris_payload: field.text('Kode QRIS statis', { server: true, max: 512 }),
    qris_name: field.text('Nama di QRIS', { server: true, max: 99 }),
    qris_nmid: field.text('NMID', { server: true, max: 15 }),
    qris_max_amount: field.money('Batas QRIS per transaksi', { server: true }),
    qris_initiation: field.choice('Penanda QRIS', { server: true, options: qrisInitiations }),
    need_reference: field.flag('Wajib nomor referensi', { required: true }),
    is_active: field.flag('Aktif', { required: true }),
  },
  title: 'name',
  keyword: ['name'],
  list: {
    columns: ['name', 'kind', 'akun_id', 'settlement_akun_id', 'fee_percent', 'settle_days', 'is_active'],
    filters: { kind: { by: 'equals', column: 'kind' }, is_active: { by: 'equals', column: 'is_active' } },
    sort: { field: 'kind', order: 'asc' },
    sortable: ['name', 'kind'],
  },
  form: [
    { label: 'Metode Pembayaran', fields: ['name', 'kind', 'akun_id', 'need_reference', 'is_active'] },
    { label: 'Pencairan', fields: ['settlement_akun_id', 'fee_percent', 'fee_fixed', 'settle_days'] },
    { label: 'QRIS', fields: ['qris_name', 'qris_nmid', 'qris_max_amount', 'qris_initiation', 'qris_payload'] },
  ],
  operations: {
    list: 'generic',
    show: 'generic',
    pick: ['kind', 'need_reference', 'qris_nmid'],
    create: 'usecase',
    edit: 'usecase',
    delete: 'usecase',
    export: true,
  },
  screens: { list: '/finance/master/paymentmethod', show: '/finance/master/paymentmethod/:id', bespoke: ['list'] },
});
