// The grid of a budget: amounts as people write them, sums by class, pasting, filling and copying.
import { describe, expect, it } from 'vitest';
import {
  amountOf,
  type BudgetRow,
  cellsOf,
  imported,
  NOTHING,
  pasted,
  proposed,
  restFilled,
  resultOf,
  sectionsOf,
  withChanges,
} from './grid.ts';

const months = (amount: number) => Array.from({ length: 12 }, () => amount);
const rows: readonly BudgetRow[] = [
  { akun_id: 41, code: '4-1101', name: 'Ortodonti', type: 4, months: months(1000) },
  { akun_id: 43, code: '4-9101', name: 'Potongan', type: 4, months: months(-100) },
  { akun_id: 61, code: '6-1101', name: 'Gaji', type: 6, months: [400, ...months(0).slice(1)] },
  { akun_id: 71, code: '7-1101', name: 'Bunga', type: 7, months: months(10) },
];

describe('the grid of a budget', () => {
  it('reads amounts as people write them, and nothing else', () => {
    expect(['', '1.500.000', 'Rp 250', '-5000', '(5000)', '1500000,00'].map(amountOf)).toEqual([
      0, 1_500_000, 250, -5000, -5000, 1_500_000,
    ]);
    expect(['1,5', 'lima', '1.50', '-', '1000000000001', '1e3'].map(amountOf)).toEqual(
      months(0)
        .slice(0, 6)
        .map(() => undefined),
    );
  });

  it('adds up what is earned less what is spent, by month and by class', () => {
    const typed = withChanges(rows, NOTHING, [{ akun: 61, month: 1, amount: 250 }]);
    expect(resultOf(rows, typed).slice(0, 3)).toEqual([1000 - 100 - 400 + 10, 1000 - 100 - 250 + 10, 910]);
    expect(sectionsOf(rows, typed).map(({ type, sum }) => [type, sum])).toEqual([
      [4, 10_800],
      [6, 650],
      [7, 120],
    ]);
  });

  it('knows a cell that is what it was as not typed, and cells that there are not as nothing', () => {
    const typed = withChanges(rows, NOTHING, [{ akun: 41, month: 0, amount: 5 }]);
    expect(cellsOf(typed)).toEqual([{ akun_id: 41, month: 1, amount: 5 }]);
    expect(withChanges(rows, typed, [{ akun: 41, month: 0, amount: 1000 }]).size).toBe(0);
    expect(
      withChanges(rows, NOTHING, [
        { akun: 99, month: 0, amount: 1 },
        { akun: 41, month: 12, amount: 1 },
      ]).size,
    ).toBe(0);
  });

  it('pastes to the right and down, tells what is no amount, and ends where the grid does', () => {
    const { changes, wrong } = pasted('1.000\tdua\n-3\t4\n\n', [41, 61], 41, 10);
    expect(changes).toEqual([
      { akun: 41, month: 10, amount: 1000 },
      { akun: 61, month: 10, amount: -3 },
      { akun: 61, month: 11, amount: 4 },
    ]);
    expect(wrong).toEqual(['dua']);
    expect(pasted('1\t2\t3', [41], 41, 11).changes).toHaveLength(1);
  });

  it('fills the rest of the year from its last filled month', () => {
    expect(rows.slice(2, 3).flatMap((row) => restFilled(row, NOTHING))).toHaveLength(12);
    const typed = withChanges(rows, NOTHING, [{ akun: 61, month: 6, amount: 9 }]);
    const [, , wages] = rows;
    expect(wages && restFilled(wages, typed).map(({ month, amount }) => [month, amount])).toEqual([
      [6, 9],
      [7, 9],
      [8, 9],
      [9, 9],
      [10, 9],
      [11, 9],
    ]);
  });

  it('copies into empty cells, into all when told so, and never a month that is not over', () => {
    const data = [{ akun_id: 61, months: [500, 600, ...months(700).slice(3), null] }];
    expect(proposed(rows, NOTHING, data, false).map(({ month }) => month)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(proposed(rows, NOTHING, data, true)).toHaveLength(11);
  });

  it('takes of a sheet the rows that it names', () => {
    expect(
      imported(rows, [
        { code: '6-1101', months: months(7) },
        { code: '9-9999', months: months(1) },
      ]),
    ).toHaveLength(12);
  });
});
