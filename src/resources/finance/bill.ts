import { defineDocument } from '../kernel/define.ts';
import { field } from '../kernel/field.ts';
import { openRequests } from '../platform/approval-field.ts';
import { billLine } from './bill-line.ts';
import { billStates, billTypes, billVerbs, dueModes, paymentTypes } from './bill-life.ts';
import { billColumns, billFilters, billTotals } from './bill-list.ts';
import { userRole } from '../platform/role.ts';

const server = { server: true } as const;
const amount = { server: true, visibility: 'money' } as const;
const sum = { ...amount, required: true } as const;

/** A bill: a draft until it is issued, then paid in one or several receipts, at once or by installments (finance.md 2c, 3). */
export const bill = defineDocument({
  name: 'finance.bill',
  path: 'finance/bill',
  table: 'bills',
  module: 'finance',
  scope: 'branch',
  singular: 'tagihan',
  label: 'Tagihan',
  fields: {
    code: field.code('Kode', server),
    type: field.choice('Jenis', {
      server: true,
      required: true,
      options: billTypes,
    }),
    source_type: field.text('Sumber', { server: true, internal: true, required: true, max: 40 }),
    source_id: field.integer('Nomor sumber', { server: true, internal: true, required: true }),
    customer_id: field.ref('Pasien', {
      ...server,
      to: 'platform.users',
      embed: 'customerdata',
      filter: { role: userRole.customer },
    }),
    customer_name: field.text('Nama pasien', { server: true, required: true, max: 100 }),
    doctor_id: field.ref('Dokter', {
      ...server,
      to: 'platform.users',
      embed: 'doctordata',
      filter: { role: userRole.dokter },
    }),
    transaction_at: field.date('Tanggal', { server: true, required: true }),
    posting_date: field.date('Tanggal terbit', server),
    due_date: field.date('Jatuh tempo', server),
    subtotal_amount: field.money('Subtotal', sum),
    discount_percent: field.percent('Diskon %', { visibility: 'money' }),
    discount_amount: field.money('Diskon', { visibility: 'money' }),
    discount_reason: field.note('Alasan diskon', { max: 300, visibility: 'money' }),
    tax_amount: field.money('Termasuk PPN', sum),
    rounding_amount: field.money('Pembulatan', sum),
    original_total_amount: field.money('Total saat terbit', amount),
    total_amount: field.money('Total', sum),
    installment_current_amount: field.money('Dibayar', sum),
    outstanding: field.derived('Sisa', { as: 'money', visibility: 'money' }),
    payment_type: field.choice('Pembayaran', { server: true, required: true, options: paymentTypes }),
    dp_amount: field.money('Uang muka (DP)', amount),
    cicilan_amount: field.money('Cicilan', amount),
    cicilan_attempt: field.integer('Jumlah cicilan', server),
    due_mode: field.choice('Jatuh tempo cicilan', { server: true, options: dueModes }),
    first_due_date: field.date('Jatuh tempo pertama', server),
    installments: field.derived('Angsuran', { as: 'text' }),
    goods: field.derived('Item', { as: 'text' }),
    goods_cost: field.derived('HPP', { as: 'money', visibility: 'cost' }),
    age_days: field.derived('Umur (hari)', { as: 'integer' }),
    writtenoff_amount: field.money('Dihapus buku', sum),
    desk_note: field.note('Catatan untuk kasir', { server: true, max: 300 }),
    void_reason: field.note('Alasan batal', { server: true, max: 300 }),
    lines: billLine,
    requests: openRequests,
  },
  title: 'code',
  keyword: ['code', 'customer_name'],
  list: {
    columns: billColumns,
    totals: billTotals,
    filters: billFilters,
    sort: { field: 'transaction_at', order: 'desc' },
    sortable: ['transaction_at', 'code', 'total_amount', 'due_date'],
  },
  form: [{ label: 'Diskon', fields: ['discount_amount', 'discount_percent', 'discount_reason'] }],
  operations: { list: 'usecase', show: 'usecase', edit: 'usecase', export: true },
  states: billStates,
  verbs: billVerbs,
  screens: { show: '/service/payment/:id', bespoke: ['show'] },
});
