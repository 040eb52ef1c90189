import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spread } from '../../../src/resources/kernel/money.ts';
import { billAmounts, billStatus, feeOf, isAbove, linePayments } from './bill.ts';

const line = (qty: number, price: number, discount_amount = 0) => ({ qty, price, discount_amount });

describe('a bill', () => {
  it('spreads its discount over the lines (finance.md WE1)', () => {
    const bill = billAmounts([line(1, 350_000), line(2, 450_000), line(1, 50_000)], { amount: 100_000 });
    expect(bill.lines.map((l) => l.bill_discount_amount)).toEqual([26_923, 69_231, 3_846]);
    expect(bill).toMatchObject({ subtotal_amount: 1_300_000, total_amount: 1_200_000 });
  });

  it('takes a percentage (service.md example 3)', () => {
    const bill = billAmounts([line(1, 350_000), line(1, 550_000), line(1, 100_000)], { percent: 10 });
    expect(bill.lines.map((l) => l.bill_discount_amount)).toEqual([35_000, 55_000, 10_000]);
    expect(bill).toMatchObject({ total_amount: 900_000, given_amount: 100_000, gross_amount: 1_000_000 });
  });

  it('counts line discounts towards the limit', () => {
    const bill = billAmounts([line(1, 1_000_000, 50_000)], { amount: 50_000 });
    expect([isAbove(10, bill), isAbove(9.99, bill)]).toEqual([false, true]);
  });

  it('may be given the limit itself, however that is rounded', () => {
    const bill = billAmounts([line(1, 1_234_565)], { percent: 10 });
    expect([bill.discount_amount, isAbove(10, bill)]).toEqual([123_457, false]);
    expect(isAbove(10, billAmounts([line(1, 1_234_565)], { amount: 123_458 }))).toBe(true);
    expect(isAbove(0, billAmounts([line(1, 1_234_565)], { amount: 1 }))).toBe(true);
  });

  it('rounds half a rupiah of a line up, also where binary fractions fall short', () => {
    expect(billAmounts([line(0.145, 100), line(1.005, 1100)], {}).lines.map(({ gross }) => gross)).toEqual([15, 1106]);
  });

  it('holds the PPN inside the price (finance.md WE1)', () => {
    const bill = billAmounts([{ ...line(1, 111_000), tax_rate: 11 }, line(1, 100_000)], {});
    expect(bill.lines.map((l) => l.tax_amount)).toEqual([11_000, 0]);
    expect(bill).toMatchObject({ tax_amount: 11_000, total_amount: 211_000 });
  });

  it.each([
    [100, 1_234_549, -49],
    [100, 1_234_550, 50],
    [500, 1_234_700, -200],
    [0, 1_234_549, 0],
  ])('is rounded to %i', (step, price, rounding) => {
    const bill = billAmounts([line(1, price)], {}, step);
    expect(bill).toMatchObject({ rounding_amount: rounding, total_amount: price + rounding });
  });

  it('is not rounded to nothing', () => {
    expect(billAmounts([line(1, 30)], {}, 100)).toMatchObject({ rounding_amount: 0, total_amount: 30 });
  });

  const lines = fc.array(
    fc.record({
      qty: fc.integer({ min: 1, max: 5000 }).map((n) => n / 1000),
      price: fc.integer({ min: 0, max: 20_000_000 }),
    }),
    { minLength: 1, maxLength: 20 },
  );
  it('adds up to the rupiah for any lines and discount', () => {
    fc.assert(
      fc.property(lines, fc.integer({ min: 0, max: 100 }), (drawn, percent) => {
        const bill = billAmounts(
          drawn.map((l) => ({ ...l, discount_amount: 0 })),
          { percent },
        );
        const sum = (pick: (l: (typeof bill.lines)[number]) => number) =>
          bill.lines.reduce((total, l) => total + pick(l), 0);
        expect(sum((l) => l.net_amount)).toBe(bill.total_amount);
        expect(sum((l) => l.bill_discount_amount)).toBe(bill.discount_amount);
        expect(Math.min(...bill.lines.flatMap((l) => [l.net_amount, l.bill_discount_amount]))).toBeGreaterThanOrEqual(
          0,
        );
      }),
    );
  });
});

describe('a payment', () => {
  it('is spread over the lines (finance.md WE2)', () => {
    expect(spread(500_000, [323_077, 830_769, 46_154])).toEqual([134_615, 346_154, 19_231]);
  });

  it.each([
    [1_000_030, 1_000_050],
    [1_000_070, 1_000_050],
  ])('of a rounded bill pays the lines in full with it', (net, total) => {
    expect(linePayments(total, total, [net - 30, 30])).toEqual([net - 30, 30]);
    expect(linePayments(0, total, [net - 30, 30])).toEqual([0, 0]);
  });

  it('of a bill that was written off leaves it so until all is recovered', () => {
    expect([billStatus(10, 4, 6), billStatus(10, 10, 6), billStatus(10, 0, 10)]).toEqual([4, 3, 4]);
  });

  it('expects the MDR of the method', () => {
    expect([feeOf(700_000, 0.7), feeOf(1, 0.7), feeOf(1_000_000, 1.8)]).toEqual([4_900, 0, 18_000]);
  });
});
