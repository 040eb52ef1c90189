import { defineDocument } from '../kernel/define.ts';
import { field } from '../kernel/field.ts';
import { historyStates, installmentSchemas } from './history-life.ts';

const server = { server: true } as const;
const computed = { server: true, required: true } as const;

const list = {
  columns: ['code', 'pakettype_id', 'profile_id', 'active_at', 'price', 'installment_schema', 'sold_count', 'status'],
  filters: {
    status: { by: 'equals', column: 'status' },
    pakettype: { by: 'equals', column: 'pakettype_id' },
    profile_id: { by: 'equals', column: 'profile_id' },
    period: { by: 'period', column: 'active_at' },
  },
  sort: { field: 'id', order: 'desc' },
  sortable: ['id', 'code', 'active_at', 'price', 'sold_count'],
} as const;
const form = [
  { label: 'Paket', fields: ['pakettype_id', 'profile_id', 'code', 'description', 'sale_until', 'quota', 'syarat'] },
  {
    label: 'Harga',
    fields: ['price', 'installment_schema', 'dp_amount', 'cicilan_amount', 'cicilan_attempt', 'max_discount_percent'],
  },
  { label: 'Riwayat', fields: ['active_at', 'inactive_at', 'sold_count'] },
] as const;

/** A version of a package as it is, or was, offered (paket.md 2.2, 2.3): its lines are frozen once it is active. */
export const pakethistory = defineDocument({
  name: 'paket.history',
  path: 'paket/history',
  table: 'pakethistories',
  module: 'paket',
  scope: 'group',
  singular: 'paket',
  label: 'Promo Paket',
  fields: {
    pakettype_id: field.ref('Tipe paket', { required: true, to: 'paket.type', embed: 'pakettypedata' }),
    code: field.code('Kode', computed),
    profile_id: field.ref('Cabang', { to: 'platform.profile', embed: 'profiledata', none: 'Semua cabang' }),
    active_at: field.instant('Aktif sejak', server),
    inactive_at: field.instant('Nonaktif sejak', server),
    price: field.money('Harga', { required: true, min: 1, max: 1_000_000_000 }),
    installment_schema: field.choice('Skema pembayaran', { required: true, options: installmentSchemas }),
    dp_amount: field.money('DP', { min: 0 }),
    cicilan_amount: field.money('Cicilan', { min: 0 }),
    cicilan_attempt: field.integer('Jumlah cicilan', { min: 0, max: 60 }),
    description: field.note('Deskripsi', { max: 5000 }),
    max_discount_percent: field.percent('Diskon maksimal'),
    sale_until: field.date('Dijual sampai'),
    quota: field.integer('Kuota', { min: 1 }),
    sold_count: field.integer('Terjual', computed),
    syarat: field.json('Syarat'),
  },
  title: 'code',
  keyword: ['code', 'pakettype_id'],
  list,
  form,
  operations: { list: 'generic', show: 'generic' },
  states: historyStates,
  verbs: {},
  screens: {},
});
