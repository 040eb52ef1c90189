import { defineDocument, stateOf } from '../kernel/define.ts';
import { field } from '../kernel/field.ts';

const states = {
  0: { name: 'awaited', label: 'Menunggu', tone: 'warning' },
  1: { name: 'confirmed', label: 'Dikonfirmasi', tone: 'info' },
  2: { name: 'paid', label: 'Dibayar', tone: 'success' },
  [-1]: { name: 'cancelled', label: 'Batal', tone: 'danger' },
} as const;
const state = stateOf(states);
/** In which its cost is known. */
export const knownLabfeeStates: readonly number[] = [state.confirmed, state.paid];

const kept = { server: true, required: true } as const;

/** What a laboratory wants for an order (finance.md 2d): awaited from the order on, owed once it is confirmed. */
export const labfee = defineDocument({
  name: 'finance.labfee',
  path: 'finance/labfee',
  table: 'labfees',
  module: 'finance',
  scope: 'branch',
  singular: 'biaya lab',
  label: 'Biaya Lab',
  fields: {
    formlab_id: field.ref('Form lab', { ...kept, to: 'service.formlab', embed: 'formlabdata' }),
    visitperawatan_id: field.ref('Tindakan', { ...kept, to: 'service.visitperawatan', embed: 'visitperawatandata' }),
    laboratorium_id: field.ref('Laboratorium', { ...kept, to: 'service.laboratorium', embed: 'laboratoriumdata' }),
    on_treatment: field.flag('Ditanggung tindakan', kept),
    estimate_amount: field.money('Estimasi', { ...kept, visibility: 'money' }),
    amount: field.money('Biaya', { server: true, visibility: 'money' }),
    invoice_no: field.text('No. invoice', { server: true, max: 60 }),
    due_date: field.date('Jatuh tempo', { server: true }),
    confirmed_at: field.instant('Dikonfirmasi', { server: true }),
  },
  title: 'formlab_id',
  keyword: ['formlab_id', 'laboratorium_id', 'invoice_no'],
  list: {
    columns: [
      'formlab_id',
      'visitperawatan_id',
      'laboratorium_id',
      'estimate_amount',
      'amount',
      'invoice_no',
      'due_date',
      'status',
    ],
    filters: {
      laboratorium: { by: 'equals', column: 'laboratorium_id' },
      status: { by: 'equals', column: 'status' },
    },
    sort: { field: 'id', order: 'desc' },
    sortable: ['id', 'estimate_amount', 'amount', 'due_date'],
  },
  form: [
    { label: 'Biaya lab', fields: ['formlab_id', 'visitperawatan_id', 'laboratorium_id', 'on_treatment'] },
    { label: 'Biaya', fields: ['estimate_amount', 'amount', 'invoice_no', 'due_date', 'confirmed_at'] },
  ],
  operations: { list: 'generic', show: 'generic', export: true },
  books: true,
  states,
  verbs: {
    confirm: {
      label: 'Konfirmasi Biaya Lab',
      from: [state.awaited, state.confirmed],
      to: state.confirmed,
      input: {
        amount: field.money('Biaya', { required: true, min: 0 }),
        invoice_no: field.text('No. invoice', { max: 60 }),
        due_date: field.date('Jatuh tempo'),
      },
      tone: 'primary',
      otherwise: { [state.paid]: 'labfee-paid' },
    },
  },
  screens: {
    list: '/finance/tindakan/labfee',
    show: '/finance/tindakan/labfee/:id',
    bespoke: ['list'],
    group: 'Income',
  },
});
