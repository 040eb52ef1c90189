// Sample answers of buying: what items are bought at, and a receive to look at before it is posted.
import type { AnswerOf } from '../../src/resources/answers.ts';
import { receive } from '../../src/resources/inventory/receive.ts';
import { sampleRecord } from './record.ts';

const offers: AnswerOf<'inventory.offer.list'> = {
  data: [1, 2, 3].map((item_id) => ({
    item_id,
    name: 'Sarung tangan latex M',
    unit: 'Pcs',
    is_batch: false,
    is_expiry: false,
    units: [
      { unit_id: 2, name: 'Box', factor: 100, price: 125_000, price_at: '2026-02-20' },
      { unit_id: 1, name: 'Pcs', factor: 1, price: null, price_at: null },
    ],
    cheapest: { supplier_id: 2, supplier: 'Mitra Gigi Bandung', unit: 'Box', price: 118_000 },
  })),
  price_rise_warn_percent: 5,
  tax_percent: 11,
};
const low: AnswerOf<'inventory.low.list'> = {
  data: [
    {
      item_id: 4,
      code: 'BHP-00001',
      name: 'Sarung tangan latex M',
      unit: 'Pcs',
      on_hand: 120,
      on_order: 0,
      in_transit: 0,
      daily: 15.5,
      days_left: 7.7,
      min_stock: 200,
      need: 480,
      qty: 5,
      unit_id: 2,
      purchase_unit: 'Box',
      factor: 100,
      supplier_id: 2,
      supplier: 'Mitra Gigi Bandung',
      price: 118_000,
      subtotal: 590_000,
    },
  ],
};
const history: AnswerOf<'inventory.pricehistory'> = {
  data: [
    {
      id: 2,
      day: '2026-02-20',
      receive_id: 7,
      code: 'RCV/BDG/2026/000007',
      supplier: 'Depo Bandung',
      qty: 2,
      unit: 'Box',
      price: 131_000,
      base_price: 1310,
      rise: 11,
      warns: true,
    },
  ],
  cheapest: { supplier: 'Mitra Gigi Bandung', unit: 'Box', price: 118_000 },
};
const suggestions: AnswerOf<'inventory.receive.prices'> = {
  data: [{ item_id: 2, code: 'OBT-00002', name: 'Amoxicillin 500 mg', unit: 'Tablet', price: 1000, suggested: 1500 }],
};
const riwayat: AnswerOf<'inventory.purchase.riwayat'> = {
  data: [
    {
      kind: 'done',
      at: '2026-03-05T02:10:00.000Z',
      by: 'Rini Hartati',
      role: 'inventory',
      message: 'pembuatan PO PO/BDG/2026/000002',
      reason: null,
      url: null,
    },
    {
      kind: 'asked',
      at: '2026-03-05T02:12:00.000Z',
      by: 'Rini Hartati',
      role: 'inventory',
      message: 'persetujuan PO PO/BDG/2026/000002',
      reason: null,
      url: null,
    },
    {
      kind: 'approved',
      at: '2026-03-05T04:40:00.000Z',
      by: 'Dewi Lestari',
      role: 'manager',
      message: 'persetujuan PO PO/BDG/2026/000002',
      reason: 'Sesuai anggaran',
      url: null,
    },
    {
      kind: 'done',
      at: '2026-03-06T03:05:00.000Z',
      by: 'Rini Hartati',
      role: 'inventory',
      message: 'posting penerimaan RCV/BDG/2026/000003 sebesar Rp 1.250.000',
      reason: null,
      url: '/inventory/purchase/receive/3',
    },
  ],
};
const warnings = ['Amoxicillin 500 mg batch LOT7A kedaluwarsa 26 Mar 2026, kurang dari 90 hari.'];

const prices: AnswerOf<'inventory.item.prices'> = {
  price: 25_000,
  unit: 'Botol',
  data: [
    { branch: { id: 1, code: 'BDG', name: 'Cabang Bandung' }, sell_price: 28_000, qty: 36, version: 3 },
    { branch: { id: 2, code: 'JKT', name: 'Cabang Jakarta Selatan' }, sell_price: null, qty: 0, version: 0 },
  ],
};

export const purchaseAnswers: Readonly<Record<string, () => unknown>> = {
  'inventory/offer': () => offers,
  'inventory/low': () => low,
  'inventory/report/pricehistory': () => history,
  'inventory/receive/1/harga': () => suggestions,
  'inventory/item/2/harga': () => prices,
  'POST inventory/item/2/harga': () => prices.data[0],
  'inventory/purchase/2/riwayat': () => riwayat,
  'inventory/receive/3': () => ({ ...sampleRecord(receive, 3), warnings }),
};
