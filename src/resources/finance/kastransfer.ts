import { defineDocument } from '../kernel/define.ts';
import { field } from '../kernel/field.ts';
import { cashflowKind } from './akun.ts';
import { bookedStates, voidVerb, WHOSE_DAY } from './booked.ts';

/** Money moved between two accounts of money, of one branch or two (finance.md 5, 7a). */
export const kastransfer = defineDocument({
  name: 'finance.kastransfer',
  path: 'finance/kastransfer',
  table: 'kastransfers',
  module: 'finance',
  scope: 'branch',
  singular: 'transfer kas',
  label: 'Transfer Kas',
  fields: {
    code: field.code('Kode', { server: true, required: true }),
    transaction_at: field.date('Tanggal', { required: true, today: true }),
    amount: field.money('Jumlah', { required: true, min: 1 }),
    from_akun_id: field.ref('Dari akun', {
      required: true,
      to: 'finance.akun',
      embed: 'fromakundata',
      filter: { cashflow: cashflowKind.cash },
    }),
    to_akun_id: field.ref('Ke akun', {
      required: true,
      to: 'finance.akun',
      embed: 'toakundata',
      filter: { cashflow: cashflowKind.cash },
    }),
    to_profile_id: field.ref('Ke cabang', {
      to: 'platform.profile',
      embed: 'toprofiledata',
      help: `Kosong: cabang ini. ${WHOSE_DAY}`,
    }),
    note: field.note('Keterangan', { max: 300 }),
    void_reason: field.note('Alasan batal', { server: true, max: 300 }),
  },
  title: 'code',
  keyword: ['code', 'note'],
  list: {
    columns: ['code', 'transaction_at', 'from_akun_id', 'to_akun_id', 'to_profile_id', 'amount', 'status'],
    filters: {
      status: { by: 'equals', column: 'status' },
      period: { by: 'period', column: 'transaction_at' },
    },
    sort: { field: 'transaction_at', order: 'desc' },
    sortable: ['transaction_at', 'code', 'amount'],
  },
  form: [
    {
      label: 'Transfer Kas',
      fields: ['transaction_at', 'amount', 'from_akun_id', 'to_akun_id', 'to_profile_id', 'note', 'void_reason'],
    },
  ],
  operations: { list: 'generic', show: 'generic', create: 'usecase', export: true },
  states: bookedStates,
  verbs: {
    void: voidVerb('Batalkan transfer ini? Jurnalnya dibalik hari ini.'),
  },
  books: true,
  screens: { list: '/finance/biaya/transfer', show: '/finance/biaya/transfer/:id', bespoke: ['show'] },
});
