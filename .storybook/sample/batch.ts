// Batches, and where one of them came from and went.
import type { AnswerOf } from '../../src/resources/answers.ts';

const branch = { id: 1, code: 'BDG', name: 'Cabang Bandung' };
const batch = {
  id: 2,
  item_id: 2,
  batch_no: 'LOT9C',
  expired_at: '2027-01-31',
  is_blocked: true,
  block_reason: 'Ditarik pabrik',
  code: 'OBT-00002',
  name: 'Amoxicillin 500 mg',
  unit: 'Tablet',
};
const batches: AnswerOf<'inventory.batch.list'> = { data: [{ ...batch, qty: 120 }], count: 1 };
const given = { branch, type: 7, typename: 'BHP', qty: 10 };
const trace: AnswerOf<'inventory.batch.trace'> = {
  batch,
  arrivals: [
    {
      id: 1,
      transaction_at: '2026-02-10',
      type: 2,
      typename: 'Penerimaan',
      branch,
      warehouse: 'Gudang Utama',
      note: null,
      qty: 140,
    },
  ],
  balances: [{ branch, warehouse_id: 1, warehouse: 'Gudang Utama', qty: 120 }],
  patients: [
    {
      ...given,
      customer: { id: 1, code: 'BDG2600001', name: 'Rizky Ramadhan' },
      phone: '081234567801',
      transaction_at: '2026-03-05',
      visit: { id: 7, code: 'VST/BDG/2026/000007', visit_date: '2026-03-05' },
    },
    {
      ...given,
      type: 5,
      typename: 'Resep',
      customer: { id: 2, code: 'BDG2600002', name: 'Siti Aminah' },
      phone: '081234567802',
      transaction_at: '2026-03-04',
      visit: { id: 8, code: 'VST/BDG/2026/000008', visit_date: '2026-03-04' },
    },
  ],
};

export const batchAnswers: Readonly<Record<string, () => unknown>> = {
  'inventory/batch': () => batches,
  'inventory/batch/2/trace': () => trace,
};
