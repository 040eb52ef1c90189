import { defineDocument } from '../kernel/define.ts';
import { field } from '../kernel/field.ts';
import { historyStates, historyVerbs, installmentSchemas, programTypes } from './history-life.ts';

const server = { server: true } as const;
const computed = { server: true, required: true } as const;

const lines = field.lines('Program', {
  table: 'pakethistoryperawatans',
  parent: 'paket_history_id',
  fields: {
    type: field.choice('Jenis', { required: true, options: programTypes }),
    perawatan_id: field.ref('Tindakan', { to: 'service.tindakanmedis', embed: 'perawatandata' }),
    item_id: field.ref('Item', { to: 'inventory.item', embed: 'itemdata' }),
    laboratoriumjasa_id: field.ref('Jasa lab', { to: 'service.laboratoriumjasa', embed: 'jasadata' }),
    free_slot: field.integer('Slot gratis', { required: true, min: 1, max: 999 }),
    expired_duration: field.integer('Masa berlaku (hari)', {
      required: true,
      min: 0,
      max: 3650,
      help: 'Sejak paket aktif; 0: tanpa batas',
    }),
    price_standard: field.money('Harga standar', { min: 0, help: 'Kosong: harga cabang hari ini' }),
    min_gap_days: field.integer('Jarak minimal (hari)', { min: 1, max: 365 }),
    max_per_visit: field.integer('Maksimal per kunjungan', { min: 1, max: 99 }),
  },
});

const list = {
  columns: [
    'code',
    'pakettype_id',
    'profile_id',
    'active_at',
    'price',
    'price_standard',
    'installment_schema',
    'sold_count',
    'status',
  ],
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
  { label: 'Program', fields: ['lines'] },
  {
    label: 'Harga dan Pembayaran',
    fields: [
      'price',
      'installment_schema',
      'dp_amount',
      'cicilan_amount',
      'cicilan_attempt',
      'max_discount_percent',
      'price_standard',
    ],
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
    price_standard: field.derived('Nilai standar', { as: 'money' }),
    hemat_percent: field.derived('Hemat %', { as: 'integer' }),
    available: field.derived('Tersedia', { as: 'flag' }),
    available_reason: field.derived('Alasan tidak tersedia', { as: 'text' }),
    lines,
  },
  title: 'code',
  keyword: ['code', 'pakettype_id'],
  list,
  form,
  operations: {
    list: 'usecase',
    show: 'usecase',
    create: 'usecase',
    edit: 'usecase',
    delete: 'usecase',
    export: true,
  },
  states: historyStates,
  verbs: historyVerbs,
  screens: { list: '/paket/promosi', show: '/paket/promosi/:id', bespoke: ['list', 'create', 'show', 'edit'] },
});
