import { defineDocument } from '../kernel/define.ts';
import { field } from '../kernel/field.ts';
import { bookedStates, voidVerb } from './booked.ts';

const given = { server: true, required: true } as const;

/** The depreciation of a branch and month: one journal (decision 105). */
export const penyusutan = defineDocument({
  name: 'finance.penyusutan',
  path: 'finance/penyusutan',
  table: 'penyusutans',
  module: 'finance',
  scope: 'branch',
  singular: 'penyusutan',
  label: 'Penyusutan Bulanan',
  fields: {
    code: field.code('Kode', given),
    month: field.date('Bulan', { ...given, month: true }),
    transaction_at: field.date('Tanggal jurnal', given),
    asset_count: field.integer('Jumlah aset', given),
    total_amount: field.money('Penyusutan', given),
    journal_id: field.ref('Jurnal', { server: true, to: 'finance.jurnal', embed: 'journaldata' }),
    void_reason: field.note('Alasan batal', { server: true, max: 300 }),
    lines: field.lines('Rincian', {
      server: true,
      table: 'penyusutanlines',
      parent: 'penyusutan_id',
      fields: {
        aset_id: field.ref('Aset', { server: true, required: true, to: 'finance.aset', embed: 'asetdata' }),
        amount: field.money('Jumlah', given),
      },
    }),
  },
  title: 'code',
  keyword: ['code'],
  list: {
    columns: ['code', 'month', 'transaction_at', 'asset_count', 'total_amount', 'journal_id', 'status'],
    filters: {
      status: { by: 'equals', column: 'status' },
      period: { by: 'period', column: 'month' },
    },
    sort: { field: 'month', order: 'desc' },
    sortable: ['month', 'code', 'total_amount'],
  },
  form: [
    {
      label: 'Penyusutan',
      fields: ['code', 'month', 'transaction_at', 'asset_count', 'total_amount', 'journal_id', 'void_reason'],
    },
    { label: 'Rincian', fields: ['lines'] },
  ],
  operations: { list: 'generic', show: 'generic', export: true },
  states: bookedStates,
  verbs: { void: voidVerb('Batalkan penyusutan bulan ini? Jurnalnya dibalik pada tanggal yang sama.') },
  books: true,
  screens: { list: '/finance/aset/penyusutan', show: '/finance/aset/penyusutan/:id' },
});
