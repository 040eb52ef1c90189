// Sample answers of sales and of the pharmacy.
import type { AnswerOf } from '../../src/resources/answers.ts';

type Queued = AnswerOf<'inventory.resep.queue'>['data'][number];
const medicine = (id: number, name: string, more: Partial<Queued['items'][number]>): Queued['items'][number] => ({
  id,
  item_id: id,
  name,
  unit: 'Tablet',
  qty: 10,
  signa: '3x1 sesudah makan',
  racikan_group: null,
  available: 200,
  alergi: null,
  qty_served: null,
  ...more,
});
const resep = (id: number, state: Queued['state'], more: Partial<Queued>): Queued => ({
  id,
  code: `RSP/BDG/2026/0000${id}`,
  state,
  sent_at: '2026-03-06T02:30:00.000Z',
  note: null,
  visit: { id: 1, name: 'VST/BDG/2026/000001', code: 'VST/BDG/2026/000001' },
  customer: { id: 5, name: 'Siti Rahmawati', code: 'BDG2600123' },
  doctor: { id: 3, name: 'drg. Ratna Wulandari', code: 'dokter.bdg' },
  alergi: [],
  items: [medicine(3, 'Asam Mefenamat 500 mg', {})],
  sale: null,
  ...more,
});
const prepared = {
  id: 4,
  version: 1,
  code: 'JUAL/BDG/2026/000004',
  embalase_amount: 0,
  discount_amount: 0,
  total_amount: 8000,
  bill_id: null,
  paid: false,
  lines: [],
};
const queue: AnswerOf<'inventory.resep.queue'> = {
  data: [
    resep(12, 'menunggu', {
      alergi: ['penisilin'],
      items: [
        medicine(3, 'Asam Mefenamat 500 mg', {}),
        medicine(2, 'Amoxicillin 500 mg', { qty: 15, available: 6, alergi: 'penisilin' }),
      ],
    }),
    resep(11, 'disiapkan', { sale: prepared, customer: { id: 6, name: 'Budi Santoso', code: 'BDG2600045' } }),
    resep(10, 'diserahkan', {
      items: [medicine(3, 'Asam Mefenamat 500 mg', { qty_served: 4 })],
      sale: { ...prepared, bill_id: 9, paid: true },
    }),
  ],
  embalase_default: 2000,
  counts: { menunggu: 1, disiapkan: 1, diserahkan: 1 },
};

const items: AnswerOf<'inventory.sales.item'> = {
  data: [
    {
      id: 20,
      code: 'RTL-00001',
      name: 'Sikat gigi ortodonti',
      golongan: 0,
      qty: 38,
      unit: 'Pcs',
      units: [
        { unit_id: 1, name: 'Pcs', factor: 1, price: 25_000, barcode: null },
        { unit_id: 2, name: 'Box', factor: 12, price: 270_000, barcode: '8991234567891' },
      ],
      scanned_unit_id: null,
    },
  ],
  count: 1,
};

export const saleAnswers: Readonly<Record<string, () => unknown>> = {
  'inventory/resep': () => queue,
  'inventory/salesitem': () => items,
};
