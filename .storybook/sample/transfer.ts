// Sample answers about paying many at once: three payees that are due, and slips with where they went.
import type { AnswerOf } from '../../src/resources/answers.ts';

type Due = AnswerOf<'finance.hutang.jatuhtempo'>['data'][number];
const due = (actor_type: Due['actor_type'], actor_id: number, actor_name: string, amount: number): Due => ({
  actor_type,
  actor_id,
  actor_name,
  amount,
  late_amount: actor_type === 'doctor' ? Math.max(0, amount - 100_000) : 0,
  due_date: '2026-03-02',
  rows: [{ hutang_id: actor_id, amount }],
  more: actor_type === 'laboratorium' ? 245 : 0,
  more_amount: actor_type === 'laboratorium' ? 40_825_000 : 0,
  bank_name: actor_type === 'doctor' ? 'BCA' : null,
  bank_account_no: actor_type === 'doctor' ? `028123450${actor_id}` : null,
  bank_account_name: null,
});
const dues = [
  due('doctor', 2, 'drg. Ratna Puspita, Sp.Ort', 720_000),
  due('laboratorium', 1, 'Lab Gigi Prima', 720_000),
  due('doctor', 4, 'drg. Siti Nurhaliza Lubis', -150_000),
];
type Transfer = AnswerOf<'finance.hutangtransaction.transfer'>['data'][number];
const transfer = (id: number, actor_name: string, left_out: Transfer['left_out']): Transfer => ({
  id,
  code: `PH/BDG/2026/00000${id}`,
  transaction_at: '2026-03-05',
  actor_name,
  method: left_out === 'cash' ? 'Tunai' : 'Transfer BCA',
  net_amount: 657_500,
  bank_name: left_out ? null : 'BCA',
  bank_account_no: left_out ? null : '0281234501',
  bank_account_name: left_out ? null : 'Ratna Puspita',
  left_out,
});
const transfers = [
  transfer(4, 'drg. Ratna Puspita, Sp.Ort', null),
  transfer(5, 'drg. Bayu Hartono', 'cash'),
  transfer(6, 'Lab Gigi Prima', 'account'),
  transfer(7, 'Dental Art Lab', 'cancelled'),
];

export const transferAnswers: Readonly<Record<string, () => unknown>> = {
  'finance-v2/hutang/jatuhtempo': () => ({ data: dues, count: dues.length, amount: 42_115_000 }),
  'finance-v2/hutangtransaction/transfer': () => ({ data: transfers, count: transfers.length }),
};
