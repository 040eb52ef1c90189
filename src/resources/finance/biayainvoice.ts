import { defineDocument } from '../kernel/define.ts';
import {
  biayainvoiceFields,
  biayainvoiceState,
  biayainvoiceStates,
  biayainvoiceVerbs,
  invoiceAge,
  invoiceDue,
  invoiceSum,
} from './biayainvoice-fields.ts';

/** A vendor's invoice for a cost, owed until it is paid by a slip; may be spread over months (finance.md 2e, 3). */
export const biayainvoice = defineDocument({
  name: 'finance.biayainvoice',
  path: 'finance/biayainvoice',
  table: 'biayainvoices',
  module: 'finance',
  scope: 'branch',
  singular: 'invoice biaya',
  label: 'Invoice Biaya',
  fields: biayainvoiceFields,
  title: 'code',
  keyword: ['code', 'invoice_no', 'vendor_id'],
  list: {
    columns: [
      'vendor_id',
      'invoice_no',
      'invoice_date',
      'due_date',
      'total_amount',
      'paid_amount',
      'outstanding',
      'age_days',
      'status',
    ],
    totals: {
      label: 'Jumlah tanpa draft dan yang batal',
      sums: { total_amount: 'amount', outstanding: 'outstanding' },
    },
    filters: {
      status: { by: 'equals', column: 'status' },
      is_opening: { by: 'equals', column: 'is_opening' },
      vendor: { by: 'equals', column: 'vendor_id' },
      age: { by: 'custom', field: invoiceAge },
      due: { by: 'custom', field: invoiceDue },
      sum: { by: 'custom', field: invoiceSum },
      period: { by: 'period', column: 'invoice_date' },
    },
    sort: { field: 'invoice_date', order: 'desc' },
    sortable: ['invoice_date', 'due_date', 'total_amount'],
  },
  form: [
    {
      label: 'Invoice',
      fields: ['code', 'vendor_id', 'invoice_no', 'invoice_date', 'due_date', 'posting_date', 'is_opening', 'note'],
    },
    { label: 'Jumlah', fields: ['total_amount', 'tax_amount', 'paid_amount', 'outstanding', 'journal_id'] },
    { label: 'Rincian', fields: ['details'] },
    { label: 'Amortisasi', fields: ['amortize_months', 'prepaid_akun_id'] },
    { label: 'Bukti', fields: ['buktiurl', 'void_reason'] },
  ],
  operations: { list: 'usecase', show: 'usecase', create: 'usecase', edit: 'usecase', export: true },
  states: biayainvoiceStates,
  editable: [biayainvoiceState.draft],
  verbs: biayainvoiceVerbs,
  books: true,
  screens: { list: '/finance/biaya/invoice', show: '/finance/biaya/invoice/:id', bespoke: ['list', 'show'] },
});
