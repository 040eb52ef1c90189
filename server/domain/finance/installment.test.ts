import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CreditTerms, fillRows, type OpenRow, planInstallments, shrinkRows } from './installment.ts';

const WE3: CreditTerms = { dp_amount: 1_500_000, cicilan_attempt: 7, due_mode: 1, first_due_date: '2026-01-31' };
const opened = (rows: ReturnType<typeof planInstallments>): OpenRow[] =>
  (rows ?? []).map((row) => ({ ...row, id: 100 + row.no, paid_amount: 0 }));
const sum = (rows: readonly { readonly amount: number }[]): number =>
  rows.reduce((total, { amount }) => total + amount, 0);

describe('the installments of a bill', () => {
  it('are those of WE3, on the same day of the month or its last', () => {
    const rows = planInstallments(7_500_000, WE3, '2026-01-15');
    expect(rows?.map(({ no, due_date, amount }) => [no, due_date, amount])).toEqual([
      [0, '2026-01-15', 1_500_000],
      [1, '2026-01-31', 857_143],
      [2, '2026-02-28', 857_143],
      [3, '2026-03-31', 857_143],
      [4, '2026-04-30', 857_143],
      [5, '2026-05-31', 857_143],
      [6, '2026-06-30', 857_143],
      [7, '2026-07-31', 857_142],
    ]);
  });

  it('have no day where visits set it', () => {
    const rows = planInstallments(900, { ...WE3, dp_amount: 0, cicilan_attempt: 3, due_mode: 2 }, '2026-01-15');
    expect(rows).toEqual([1, 2, 3].map((no) => ({ no, due_date: null, amount: 300 })));
  });

  it('are not made of less than there are rows', () => {
    expect(planInstallments(9, { ...WE3, dp_amount: 0, cicilan_attempt: 6 }, '2026-01-15')).toBeUndefined();
  });

  it('come to the total, none below one rupiah', () => {
    const totals = fc.integer({ min: 2_000, max: 900_000_000 });
    const terms = fc.record({ share: fc.integer({ min: 0, max: 90 }), count: fc.integer({ min: 1, max: 60 }) });
    fc.assert(
      fc.property(totals, terms, (total, { share, count }) => {
        const dp = Math.floor((total / 100) * share);
        const rows = planInstallments(total, { ...WE3, dp_amount: dp, cicilan_attempt: count }, '2026-01-15');
        expect(rows !== undefined || total - dp < count * count).toBe(true);
        expect(sum(rows ?? [])).toBe(rows ? total : 0);
        expect((rows ?? []).every(({ amount }) => amount > 0)).toBe(true);
      }),
    );
  });
});

describe('a payment', () => {
  it('fills the oldest row first (WE3)', () => {
    const rows = opened(planInstallments(7_500_000, WE3, '2026-01-15')).map((row) =>
      row.no === 0 ? { ...row, paid_amount: row.amount } : row,
    );
    expect(fillRows(rows, 1_000_000)).toEqual([
      { id: 101, amount: 857_143 },
      { id: 102, amount: 142_857 },
    ]);
  });
});

describe('a note of credit', () => {
  it('takes from the last row what is open, then what was paid', () => {
    const rows = opened(planInstallments(1_000, { ...WE3, dp_amount: 400, cicilan_attempt: 3 }, '2026-01-15'));
    const paid = rows.map((row) => ({ ...row, paid_amount: row.no === 0 ? 400 : row.no === 1 ? 100 : 0 }));
    const shrunk = shrinkRows(paid, 500, 150);
    expect(shrunk.map(({ amount, paid_amount }) => [amount, paid_amount])).toEqual([
      [350, 350],
      [0, 0],
      [0, 0],
      [0, 0],
    ]);
  });

  it('leaves rows that come to the new total and the new payments', () => {
    const parts = fc.record({ paid: fc.integer({ min: 0, max: 100 }), credit: fc.integer({ min: 1, max: 100 }) });
    fc.assert(
      fc.property(fc.integer({ min: 4_000, max: 9_000_000 }), parts, (total, parts_) => {
        const rows = opened(planInstallments(total, { ...WE3, dp_amount: 0, cicilan_attempt: 12 }, '2026-01-15'));
        const paid = Math.floor((total / 100) * parts_.paid);
        const filled = new Map(fillRows(rows, paid).map(({ id, amount }) => [id, amount]));
        const before = rows.map((row) => ({ ...row, paid_amount: filled.get(row.id) ?? 0 }));
        const credit = Math.max(1, Math.floor((total / 100) * parts_.credit));
        const payout = Math.max(0, paid - (total - credit));
        const after = shrinkRows(before, credit - payout, payout);
        expect(sum(after)).toBe(total - credit);
        expect(after.reduce((all, row) => all + row.paid_amount, 0)).toBe(paid - payout);
        expect(after.every((row) => row.paid_amount >= 0 && row.paid_amount <= row.amount)).toBe(true);
      }),
    );
  });
});
