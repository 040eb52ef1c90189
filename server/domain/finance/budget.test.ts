// Budgets of cut months, their growth, and what a difference means (decision 104).
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../../src/resources/kernel/date.ts';
import { besideBudget, budgetWithin, cutsMonth, grown, signedBudgets } from './budget.ts';
import { incomeStatement } from './income-statement.ts';

const march = { month: '2026-03-01', amount: 31_000_000 };

describe('the budget of a range', () => {
  it('is that of its days', () => {
    const within = (start: string, end: string) => budgetWithin({ start, end }, march);
    expect(within('2026-03-01', '2026-03-31')).toBe(31_000_000);
    expect(within('2026-01-01', '2026-12-31')).toBe(31_000_000);
    expect(within('2026-03-01', '2026-03-10')).toBe(10_000_000);
    expect(within('2026-03-31', '2026-04-30')).toBe(1_000_000);
    expect(within('2026-04-01', '2026-04-30')).toBe(0);
    expect(within('2026-02-01', '2026-02-28')).toBe(0);
  });

  it('adds up to the month, wherever it is cut', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 }),
        fc.integer({ min: 0, max: 27 }),
        (amount, days) => {
          const cut = addDays('2026-02-01', days);
          const cell = { month: '2026-02-01', amount };
          const first = budgetWithin({ start: '2026-01-15', end: cut }, cell);
          const rest = budgetWithin({ start: addDays(cut, 1), end: '2026-05-02' }, cell);
          expect(first + rest).toBe(amount);
        },
      ),
    );
  });

  it('says whether it cuts a month', () => {
    expect(cutsMonth({ start: '2026-02-01', end: '2026-02-28' })).toBe(false);
    expect(cutsMonth({ start: '2024-02-01', end: '2024-02-28' })).toBe(true);
    expect(cutsMonth({ start: '2026-02-02', end: '2026-03-31' })).toBe(true);
  });
});

describe('the growth of a budget', () => {
  it('is rounded half up to the rupiah, of large amounts too', () => {
    expect(grown(1_000_001, 7.5)).toBe(1_075_001);
    expect(grown(3, 50)).toBe(5);
    expect(grown(-3, 50)).toBe(-5);
    expect(grown(1_000, -100)).toBe(0);
    expect(grown(999_999_999_999, 1000)).toBe(10_999_999_999_989);
    expect(grown(10_000, 0.07)).toBe(10_007);
  });
});

const account = (akun_id: number, type: number, actual: number, budget: number) => ({
  akun_id,
  code: `${type}-0${akun_id}`,
  name: '',
  isheader: false,
  parent_id: null,
  type,
  normal: 'D' as const,
  is_intercompany: false,
  amounts: [actual, budget],
});

describe('a difference', () => {
  it('is good above the budget of what is earned, and below that of what is spent', () => {
    // Debit minus credit: 900 earned of 1000, 50 given off it of 20, 300 spent of 400, 100 of nothing.
    const accounts = [
      account(1, 4, -900, -1000),
      account(2, 4, 50, 20),
      account(3, 6, 300, 400),
      account(4, 8, 100, 0),
    ];
    const rows = besideBudget(incomeStatement(accounts, 2).rows, accounts);
    expect(rows.map(({ name, code, values }) => [code || name, ...values])).toEqual([
      ['4-01', 900, 1000, -100, -10, -1],
      ['4-02', -50, -20, -30, -150, -1],
      ['Pendapatan Bersih', 850, 980, -130, -13.27, -1],
      ['Laba Kotor', 850, 980, -130, -13.27, -1],
      ['6-03', 300, 400, -100, -25, 1],
      ['Laba Usaha', 550, 580, -30, -5.17, -1],
      ['8-04', 100, 0, 100, null, -1],
      ['Laba Sebelum Pajak', 450, 580, -130, -22.41, -1],
      ['Laba Bersih', 450, 580, -130, -22.41, -1],
    ]);
  });

  it('is none where nothing was booked and nothing budgeted', () => {
    const accounts = [account(1, 6, 0, 0), account(2, 6, 5, 5)];
    const rows = besideBudget(incomeStatement(accounts, 2, true).rows, accounts);
    expect(rows.slice(2, 4).map(({ values }) => values)).toEqual([
      [0, 0, 0, null, null],
      [5, 5, 0, 0, 0],
    ]);
  });

  it('turns budgets into debit minus credit', () => {
    const cells = [
      { akun_id: 1, ...march },
      { akun_id: 2, ...march, amount: 500 },
      { akun_id: 2, ...march, amount: 1 },
    ];
    const types = new Map([
      [1, 4],
      [2, 5],
    ]);
    const whole = { start: '2026-03-01', end: '2026-03-31' };
    expect([...signedBudgets(whole, cells, types)]).toEqual([
      [1, -31_000_000],
      [2, 501],
    ]);
  });
});
