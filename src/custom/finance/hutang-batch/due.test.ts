// Who is ticked over several pages of payees that are due.
import { expect, it } from 'vitest';
import { chosenOf, type Due, keyOf } from './due.ts';

const due = (actor_id: number, amount: number): Due => ({
  actor_type: 'doctor',
  actor_id,
  actor_name: `drg. ${actor_id}`,
  amount,
  late_amount: 0,
  due_date: '2026-03-02',
  rows: [{ hutang_id: actor_id, amount }],
  more: 0,
  more_amount: 0,
  bank_name: null,
  bank_account_no: null,
  bank_account_name: null,
});
const ticked = new Map([due(1, 100), due(2, 200), due(3, 300)].map((row) => [keyOf(row), row]));

it('keeps who is ticked on another page, with what is owed now of who stands on this one', () => {
  const page = [due(2, 250), due(4, 400)];
  expect(chosenOf(ticked, page, false)).toEqual([due(1, 100), due(2, 250), due(3, 300)]);
});

it('leaves out who cannot be paid any more, and who is on no page of one', () => {
  const page = [due(2, -50), due(3, 300)];
  expect(chosenOf(ticked, page, false)).toEqual([due(1, 100), due(3, 300)]);
  expect(chosenOf(ticked, page, true)).toEqual([due(3, 300)]);
});
