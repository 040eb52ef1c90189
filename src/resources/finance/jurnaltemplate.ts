import { defineMaster } from '../kernel/define.ts';
import { field } from '../kernel/field.ts';

/** A journal that comes back: depreciation, prepaid costs (finance.md 2a). A run posts it once for each due month. */
export const jurnaltemplate = defineMaster({
  name: 'finance.jurnaltemplate',
  path: 'finance/jurnaltemplate',
  table: 'jurnaltemplates',
  module: 'finance',
  scope: 'branch',
  singular: 'template jurnal',
  label: 'Template Jurnal',
  fields: {
    name: field.text('Nama', { required: true, min: 3, max: 100 }),
    kind: field.choice('Jenis', {
      required: true,
      options: [
        { value: 1, label: 'Umum' },
        { value: 3, label: 'Penyesuaian' },
      ],
    }),
    interval_months: field.integer('Setiap (bulan)', { required: true, min: 1, max: 12 }),
    start_at: field.date('Mulai', { required: true }),
    next_at: field.date('Berikutnya', { server: true }),
    end_at: field.date('Sampai', { help: 'Kosong: terus berulang' }),
    is_active: field.flag('Aktif', { required: true, help: 'Dibukukan sendiri pada malam tanggalnya' }),
    problem: field.note('Kendala', { server: true, max: 500, help: 'Yang belum dapat dibukukan malam tadi' }),
    problem_at: field.instant('Kendala sejak', { server: true }),
    biayainvoice_id: field.ref('Invoice biaya', {
      server: true,
      to: 'finance.biayainvoice',
      embed: 'biayainvoicedata',
    }),
    lines: field.lines('Baris jurnal', {
      required: true,
      table: 'jurnaltemplatelines',
      parent: 'jurnaltemplate_id',
      fields: {
        akun_id: field.ref('Akun', {
          required: true,
          to: 'finance.akun',
          embed: 'akundata',
          filter: { allow_manual: 'true' },
        }),
        description: field.text('Keterangan', { max: 200 }),
        debit: field.money('Debit'),
        credit: field.money('Kredit'),
        last_debit: field.money('Debit terakhir', { server: true }),
        last_credit: field.money('Kredit terakhir', { server: true }),
      },
    }),
  },
  title: 'name',
  keyword: ['name'],
  list: {
    columns: ['name', 'kind', 'interval_months', 'next_at', 'end_at', 'is_active', 'problem'],
    filters: {
      kind: { by: 'equals', column: 'kind' },
      is_active: { by: 'equals', column: 'is_active' },
      period: { by: 'period', column: 'next_at' },
    },
    sort: { field: 'next_at', order: 'asc' },
    sortable: ['name', 'next_at', 'end_at'],
  },
  form: [
    { label: 'Template', fields: ['name', 'kind', 'is_active', 'biayainvoice_id'] },
    { label: 'Jadwal', fields: ['interval_months', 'start_at', 'end_at', 'next_at', 'problem'] },
    { label: 'Baris jurnal', fields: ['lines'] },
  ],
  operations: { list: 'generic', show: 'generic', pick: [], create: 'usecase', edit: 'usecase', delete: 'usecase' },
  books: true,
  screens: { list: '/finance/master/jurnaltemplate', show: '/finance/master/jurnaltemplate/:id', bespoke: ['list'] },
});
