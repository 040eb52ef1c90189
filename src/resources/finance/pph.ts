import { defineDocument, stateOf } from '../kernel/define.ts';
import { field, valuesOf } from '../kernel/field.ts';
import { payees } from './hutang.ts';
import { pphKinds } from './pajak-kind.ts';

/** Of whom tax is withheld, or who owes his own: whoever is paid, the company itself. */
export const taxpayers = [...payees, { value: 'perusahaan', name: 'company', label: 'Perusahaan' }] as const;
export const taxpayerType = valuesOf(taxpayers);
export type Taxpayer = (typeof taxpayers)[number]['value'];

/** A month as tax papers write it: '03-2026'. @param masa its first day */
export const masaText = (masa: string): string => `${masa.slice(5, 7)}-${masa.slice(0, 4)}`;

const states = {
  0: { name: 'owed', label: 'Terutang', tone: 'warning' },
  1: { name: 'remitted', label: 'Disetor', tone: 'info' },
  2: { name: 'reported', label: 'Dilapor', tone: 'success' },
  [-1]: { name: 'cancelled', label: 'Batal', tone: 'danger' },
} as const;
const state = stateOf(states);

const kept = { server: true, required: true } as const;

const verbs = {
  lapor: {
    label: 'Dilapor',
    from: [state.remitted],
    to: state.reported,
    input: { bukti_potong_no: field.text('No. bukti potong', { max: 40 }) },
    tone: 'primary',
  },
} as const;

/** Income tax that was withheld of a payment, owed to the state until it is remitted (finance.md 2d, 6.6). */
export const pph = defineDocument({
  name: 'finance.pph',
  path: 'finance/pph',
  table: 'pphs',
  module: 'finance',
  scope: 'branch',
  singular: 'PPh',
  label: 'PPh 21 Dokter',
  fields: {
    masa: field.date('Masa', kept),
    kind: field.choice('Jenis', { ...kept, options: pphKinds }),
    actor_type: field.choice('Tipe', { ...kept, options: taxpayers }),
    actor_id: field.integer('Nomor penerima', { ...kept, internal: true }),
    actor_name: field.text('Penerima', { ...kept, max: 120 }),
    pajak_id: field.ref('Pajak', { ...kept, to: 'finance.pajak', embed: 'pajakdata' }),
    source_type: field.text('Jenis dokumen', { ...kept, internal: true, max: 40 }),
    source_id: field.integer('Nomor dokumen', { ...kept, internal: true }),
    source_code: field.text('Dokumen', { ...kept, max: 60 }),
    withheld_at: field.date('Dipotong', kept),
    tax_no: field.derived('NPWP/NIK', { as: 'text' }),
    bruto_amount: field.money('Bruto', kept),
    dpp_amount: field.money('DPP', kept),
    amount: field.money('PPh', kept),
    hutang_id: field.ref('Hutang', { server: true, to: 'finance.hutang', embed: 'hutangdata' }),
    bukti_potong_no: field.text('No. bukti potong', { server: true, max: 40 }),
    ntpn: field.text('NTPN', { server: true, max: 16 }),
    setor_at: field.date('Disetor', { server: true }),
    setor_journal_id: field.ref('Jurnal setor', { server: true, to: 'finance.jurnal', embed: 'setorjournaldata' }),
  },
  title: 'actor_name',
  keyword: ['actor_name', 'bukti_potong_no', 'ntpn'],
  list: {
    columns: [
      'masa',
      'kind',
      'actor_name',
      'tax_no',
      'bruto_amount',
      'dpp_amount',
      'amount',
      'bukti_potong_no',
      'ntpn',
      'setor_at',
      'status',
    ],
    filters: {
      kind: { by: 'equals', column: 'kind' },
      status: { by: 'equals', column: 'status' },
      masa: { by: 'equals', column: 'masa' },
      actor_type: { by: 'equals', column: 'actor_type' },
      actor_id: { by: 'equals', column: 'actor_id' },
      period: { by: 'period', column: 'masa' },
    },
    sort: { field: 'masa', order: 'desc' },
    sortable: ['masa', 'actor_name', 'amount'],
    named: 'kind',
  },
  form: [
    { label: 'PPh', fields: ['masa', 'kind', 'actor_type', 'actor_name', 'pajak_id', 'withheld_at', 'source_code'] },
    { label: 'Jumlah', fields: ['bruto_amount', 'dpp_amount', 'amount', 'hutang_id'] },
    { label: 'Setor dan lapor', fields: ['ntpn', 'setor_at', 'setor_journal_id', 'bukti_potong_no'] },
    { label: 'Asal', fields: ['source_type', 'source_id', 'actor_id'] },
  ],
  operations: { list: 'usecase', show: 'generic', export: true },
  states,
  verbs,
  screens: {
    list: '/finance/hutang/pajak/pph_doctor',
    show: '/finance/hutang/pajak/pph_doctor/:id',
    bespoke: ['list'],
    group: 'Pajak',
  },
});
