import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { creditBill } from './credit-note.ts';

const line = (id: number, net_amount: number, rest: object = {}) => ({
  id,
  kind: 1,
  net_amount,
  tax_rate: 0,
  tax_amount: 0,
  ...rest,
});
const bill = (paid: number, ...lines: ReturnType<typeof line>[]) => ({
  total_amount: lines.reduce((sum, { net_amount }) => sum + net_amount, 0),
  installment_current_amount: paid,
  lines,
});
const none = new Map<number, number>();

describe('a note of credit', () => {
  it('hands back what was paid beyond the new total (finance.md WE4)', () => {
    const credited = creditBill(bill(1_500_000, line(1, 2_500_000)), { amount: 1_200_000, lines: none });
    expect(credited).toMatchObject({ amount: 1_200_000, payout: 200_000 });
  });

  it('hands nothing back of what was not paid', () => {
    expect(creditBill(bill(500, line(1, 1_000)), { amount: 500, lines: none })).toMatchObject({ payout: 0 });
  });

  it('takes the PPN of the part with it', () => {
    const taxed = bill(0, line(1, 111_000, { tax_rate: 11, tax_amount: 11_000 }));
    expect(creditBill(taxed, { amount: 55_500, lines: none })?.lines).toEqual([
      { id: 1, kind: 1, part: 55_500, tax: 5_500 },
    ]);
  });

  it.each([
    ['more than the bill', 1_001, none],
    ['nothing', 0, none],
    ['more than a line', null, new Map([[1, 601]])],
    ['a line of another bill', null, new Map([[9, 1]])],
    ['another amount than its lines', 100, new Map([[1, 99]])],
  ])('is not %s', (_what, amount, lines) => {
    expect(creditBill(bill(0, line(1, 600), line(2, 400)), { amount, lines })).toBeUndefined();
  });

  it.each([
    ['rounded down', 111_000],
    ['rounded up', 111_500],
  ])('on all lines of a bill that was %s takes what was rounded with it', (_way, total_amount) => {
    const rounded = { ...bill(total_amount, line(1, 100_000), line(2, 11_169)), total_amount };
    const all = new Map([
      [1, 100_000],
      [2, 11_169],
    ]);
    const whole = { amount: total_amount, payout: total_amount, rounding: total_amount - 111_169 };
    expect(creditBill(rounded, { amount: null, lines: all })).toMatchObject(whole);
    expect(creditBill(rounded, { amount: 111_169, lines: all })).toMatchObject(whole);
    expect(creditBill(rounded, { amount: null, lines: new Map([[1, 100_000]]) })).toMatchObject({
      amount: 100_000,
      rounding: 0,
    });
  });

  it('leaves no bill below nothing where less is left than was rounded away', () => {
    const rounded = { ...bill(111_000, line(1, 100_000), line(2, 11_169)), total_amount: 111_000 };
    const nearly = new Map([
      [1, 100_000],
      [2, 11_159],
    ]);
    expect(creditBill(rounded, { amount: null, lines: nearly })).toMatchObject({ amount: 111_000, rounding: -159 });
  });

  it('comes to its lines, none below zero', () => {
    const nets = fc.array(fc.integer({ min: 0, max: 5_000_000 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(nets, fc.integer({ min: 1, max: 100 }), (drawn, share) => {
        const before = bill(0, ...drawn.map((net, at) => line(at, net)));
        const amount = Math.ceil((before.total_amount * share) / 100);
        const credited = creditBill(before, { amount, lines: none });
        fc.pre(amount > 0);
        expect(credited?.lines.reduce((sum, { part }) => sum + part, 0)).toBe(amount);
        expect(credited?.lines.every(({ part }, at) => part >= 0 && part <= (drawn[at] ?? 0))).toBe(true);
      }),
    );
  });
});
