// Sample answers of the stock: what lies where, and one item move by move.
import { batchAnswers } from './batch.ts';
import { purchaseAnswers } from './purchase.ts';
import { saleAnswers } from './sale.ts';
import type { AnswerOf } from '../../src/resources/answers.ts';
import { mutation } from '../../src/resources/inventory/mutation.ts';
import { sampleRecord } from './record.ts';
import { stockReportAnswers } from './stock-report.ts';

type Row = AnswerOf<'inventory.stock.list'>['data'][number];
const row = (item_id: number, name: string, more: Partial<Row>): Row => ({
  item_id,
  code: `OBT-0000${item_id}`,
  name,
  category: 'Obat',
  type: 1,
  unit: 'Tablet',
  qty: 420,
  packed: null,
  on_order: 0,
  in_transit: 0,
  min_stock: 200,
  is_low: false,
  nearest_expiry: null,
  expiry: null,
  avg_cost: 449.55,
  value: 188_811,
  ...more,
});
const rows: readonly Row[] = [
  row(2, 'Amoxicillin 500 mg', { packed: '4 Box 20 Tablet', nearest_expiry: '2026-04-30', expiry: 'soon' }),
  row(3, 'Asam Mefenamat 500 mg', { nearest_expiry: '2026-02-10', expiry: 'expired', qty: 90, is_low: true }),
  row(4, 'Sarung tangan latex M', { category: 'Bahan Habis Pakai', unit: 'Pcs', qty: 320, packed: '3 Box 20 Pcs' }),
  row(5, 'Masker 3 ply', { category: 'Bahan Habis Pakai', unit: 'Pcs', qty: 0, value: 0, avg_cost: 0, is_low: true }),
];
const list: AnswerOf<'inventory.stock.list'> = { data: rows, count: 4, sum: { qty_lines: 4, value: 566_433 } };

const shelves: AnswerOf<'inventory.stock.batch'> = {
  data: [
    { batch_no: 'LOT7A', expired_at: '2026-04-30', block_reason: null, qty: 300 },
    { batch_no: 'LOT9C', expired_at: '2027-01-31', block_reason: 'Ditarik pabrik', qty: 120 },
  ].map((shelf, at) => ({ warehouse_id: 1, warehouse: 'Gudang Utama', batch_id: at + 1, ...shelf })),
};

const move = {
  source_type: 'adjustment',
  source_id: 1,
  document: 'ADJ/BDG/2026/000001',
  visit_id: null,
  note: 'Hasil hitung',
  warehouse: 'Gudang Utama',
  batch_no: 'LOT7A',
  unit_cost: 449.55,
};
const card: AnswerOf<'inventory.stockcard'> = {
  item: { id: 2, code: 'OBT-00002', name: 'Amoxicillin 500 mg', unit: 'Tablet' },
  opening: { qty: 200, value: 89_910 },
  data: [
    {
      ...move,
      id: 1,
      transaction_at: '2026-03-02',
      type: 12,
      typename: 'Penyesuaian',
      qty_in: 100,
      qty_out: 0,
      balance: 300,
      value: 44_955,
    },
    {
      ...move,
      id: 2,
      transaction_at: '2026-03-04',
      type: 7,
      typename: 'BHP',
      qty_in: 0,
      qty_out: 2,
      balance: 298,
      value: -899,
    },
  ],
  closing: { qty: 298, value: 133_966 },
};

const line = { item_id: 2, code: 'OBT-00002', name: 'Amoxicillin 500 mg', unit: 'Tablet', is_batch: true, note: null };
const sheet: AnswerOf<'inventory.opname.lines'> = {
  data: [
    { ...line, id: 1, batch_no: 'LOT7A', expired_at: '2026-04-30', qty_count: 298 },
    { ...line, id: 2, batch_no: 'LOT9C', expired_at: '2027-01-31', qty_count: null },
  ],
};

const branch = { id: 1, code: 'BDG', name: 'Cabang Bandung' };
const places: AnswerOf<'inventory.mutation.gudang'> = {
  data: [
    { id: 1, code: 'GU', name: 'Gudang Utama', type: 1, branch },
    { id: 2, code: 'RP1', name: 'Ruang Perawatan 1', type: 2, branch },
    { id: 3, code: 'APT', name: 'Apotek Front Office', type: 3, branch },
    {
      id: 4,
      code: 'GU',
      name: 'Gudang Utama',
      type: 1,
      branch: { id: 2, code: 'JKT', name: 'Cabang Jakarta Selatan' },
    },
  ],
};
const contents: AnswerOf<'inventory.mutation.isi'> = {
  data: [
    {
      id: 1,
      code: 'BHP-00002',
      name: 'Masker 3 ply',
      unit: 'Pcs',
      qty_open: 50,
      batches: [{ batch_no: null, expired_at: null, qty_sent: 50, qty_open: 50 }],
    },
  ],
};
const underway = {
  ...sampleRecord(mutation, 7),
  status: mutation.state.underway,
  statusname: 'Dalam Perjalanan',
  profile_id: 1,
  to_profile_id: 1,
  decided_at: null,
  received_at: null,
  reason: null,
};

const cells = [
  { id: 1, qty: 320, state: null },
  { id: 2, qty: 0, state: 'empty' },
  { id: 3, qty: 12, state: 'low' },
] as const;
const matrix: AnswerOf<'inventory.stock.matriks'> = {
  columns: [
    { id: 1, name: 'Gudang Utama', branch, value: 62_400_000 },
    { id: 2, name: 'Ruang Perawatan 1', branch, value: 0 },
    { id: 3, name: 'Apotek Front Office', branch, value: 1_850_000 },
  ],
  data: rows.map(({ item_id, code, name, unit }) => ({ item_id, code, name, unit, cells: [...cells] })),
  count: 4,
};
const stats: AnswerOf<'inventory.stats.show'> = {
  value: 84_250_000,
  low: 3,
  expired: 1,
  soon: 2,
  within30: 1,
  within60: 2,
  within90: 2,
  incoming: 1,
  asked: 0,
  orders: 4,
  resep: 3,
};

const gloves = { item_id: 4, code: 'BHP-00001', item: 'Sarung tangan latex M', unit: 'Pcs' };
const use: AnswerOf<'inventory.bhp.use'> = {
  data: [
    { ...gloves, group: 'Scaling', treatments: 21, qty: 42, value: 52_500 },
    {
      ...gloves,
      group: 'Scaling',
      item_id: 5,
      code: 'BHP-00007',
      item: 'Pasta poles 75 g',
      unit: 'Gram',
      treatments: 21,
      qty: 31.5,
      value: 73_500,
    },
    { ...gloves, group: 'Tambal komposit', treatments: 9, qty: 20, value: 25_000 },
  ],
  sum: { treatments: 30, value: 151_000 },
};

const brush = { id: 20, code: 'RTL-00001', name: 'Sikat gigi ortodonti', unit: 'Pcs', is_batch: false };
const known: Readonly<Record<string, AnswerOf<'inventory.scan'>>> = {
  '8991234567891': { item: brush, unit: { id: 2, name: 'Box', factor: 12, is_purchase: true }, is_unsure: false },
  '(01)08991234567907(17)260430(10)LOT7A': {
    item: { id: 2, code: 'OBT-00002', name: 'Amoxicillin 500 mg', unit: 'Tablet', is_batch: true },
    unit: { id: 2, name: 'Box', factor: 100, is_purchase: true },
    batch_no: 'LOT7A',
    batch_id: 1,
    expired_at: '2026-04-30',
    is_unsure: false,
  },
};
/** What the code in the query stands for. */
const scan = ({ searchParams }: URL): unknown =>
  known[searchParams.get('code') ?? ''] ??
  Response.json({ statusCode: 404, code: 'barcode-unknown', message: 'Barcode tidak dikenal.' }, { status: 404 });

export const stockAnswers: Readonly<Record<string, (url: URL) => unknown>> = {
  ...purchaseAnswers,
  ...saleAnswers,
  ...stockReportAnswers,
  ...batchAnswers,
  'inventory/stock': () => list,
  'inventory/stock/batch': () => shelves,
  'inventory/stock/matriks': () => matrix,
  'inventory/opname/1/lines': () => sheet,
  'inventory/stockcard': () => card,
  'inventory/scan': scan,
  'inventory/opname/4/lines': () => sheet,
  'POST inventory/opname/4/count': () => ({ ...sheet.data[0], qty_count: 398 }),
  'inventory/stats': () => stats,
  'inventory/stats/jumlah': () => ({ late: 6 }),
  'inventory/mutation/gudang': () => places,
  'inventory/mutation/7': () => underway,
  'inventory/mutation/7/isi': () => contents,
  'inventory/bhp': () => use,
};
