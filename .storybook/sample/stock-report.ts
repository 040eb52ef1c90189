// Sample answers of the reports of the stock.
import type { AnswerOf } from '../../src/resources/answers.ts';

const branch = { id: 1, code: 'BDG', name: 'Cabang Bandung' };
const akun = (id: number, code: string, name: string) => ({ id, code, name });
const medicine = akun(11, '1-1301', 'Persediaan Obat');
const supplies = akun(12, '1-1302', 'Persediaan Bahan Medis');
const transit = akun(15, '1-1305', 'Persediaan Dalam Perjalanan');

const reconciliation: AnswerOf<'inventory.report.reconciliation'> = {
  data: [
    { branch, akun: medicine, stock: 4_250_000, ledger: 4_250_000, difference: 0 },
    { branch, akun: supplies, stock: 9_610_500, ledger: 9_560_500, difference: 50_000 },
    { branch, akun: transit, stock: 60_000, ledger: 60_000, difference: 0 },
  ],
  documents: [
    {
      branch,
      akun: supplies,
      stock: 50_000,
      ledger: 0,
      difference: 50_000,
      source_type: 'adjustment',
      source_id: 1,
      document: 'ADJ/BDG/2026/000001',
      visit_id: null,
    },
  ],
  kept: { count: 0, data: [] },
};

const item = {
  item_id: 4,
  code: 'BHP-00001',
  name: 'Sarung tangan latex M',
  unit: 'Pcs',
  category: 'Bahan Habis Pakai',
};
const pill = { item_id: 2, code: 'OBT-00002', name: 'Amoxicillin 500 mg', unit: 'Tablet', category: 'Obat' };

const valuation: AnswerOf<'inventory.report.valuation'> = {
  data: [
    { ...item, akun: supplies, qty: 320, avg_cost: 1250, value: 400_000 },
    { ...pill, akun: medicine, qty: 420, avg_cost: 449.55, value: 188_811 },
  ],
  sum: { items: 2, value: 588_811 },
};

const expiring = { branch, warehouse_id: 1, warehouse: 'Gudang Utama', block_reason: null, daily: 1.2 };
const expiry: AnswerOf<'inventory.report.expiry'> = {
  data: [
    {
      ...pill,
      ...expiring,
      batch_id: 3,
      batch_no: 'LOT1',
      expired_at: '2026-02-10',
      days: -24,
      soon: false,
      qty: 90,
      value: 40_460,
      receive_id: null,
      faster: null,
    },
    {
      ...pill,
      ...expiring,
      batch_id: 1,
      batch_no: 'LOT7A',
      expired_at: '2026-04-30',
      days: 55,
      soon: true,
      qty: 300,
      value: 134_865,
      receive_id: 8,
      faster: { branch: { id: 2, code: 'JKT', name: 'Cabang Jakarta Selatan' }, warehouse_id: 4, daily: 3.4 },
    },
  ],
  sum: {
    expired: { count: 1, value: 40_460 },
    soon: { count: 1, value: 134_865 },
    within30: { count: 0, value: 0 },
    within60: { count: 1, value: 134_865 },
    within90: { count: 1, value: 134_865 },
  },
};

const movement: AnswerOf<'inventory.report.movement'> = {
  data: [
    {
      ...item,
      opening_qty: 262,
      opening_value: 327_500,
      received: 100,
      sold: 0,
      used: -42,
      packaged: 0,
      moved: 0,
      corrected: 0,
      value_in: 125_000,
      value_out: 52_500,
      closing_qty: 320,
      closing_value: 400_000,
    },
  ],
  sum: { opening_value: 327_500, value_in: 125_000, value_out: 52_500, closing_value: 400_000 },
};
const slow: AnswerOf<'inventory.report.slow'> = {
  data: [{ branch, ...pill, qty: 420, value: 188_811, last_use: null, since: '2025-10-20', days: 137 }],
  sum: { items: 1, value: 188_811 },
};
const abc: AnswerOf<'inventory.report.abc'> = {
  data: [
    { ...item, qty: 42, used: 52_500, share: 91.3, cumulative: 91.3, class: 'A', stock_value: 400_000 },
    { ...pill, qty: 10, used: 5_000, share: 8.7, cumulative: 100, class: 'B', stock_value: 188_811 },
  ],
  sum: [
    { class: 'A', items: 1, used: 52_500, stock_value: 400_000 },
    { class: 'B', items: 1, used: 5_000, stock_value: 188_811 },
    { class: 'C', items: 0, used: 0, stock_value: 0 },
  ],
};

export const stockReportAnswers: Readonly<Record<string, () => unknown>> = {
  'inventory/report/reconciliation': () => reconciliation,
  'inventory/report/valuation': () => valuation,
  'inventory/report/expiry': () => expiry,
  'inventory/report/movement': () => movement,
  'inventory/report/slow': () => slow,
  'inventory/report/abc': () => abc,
};
