// What purchases reckon (inventory.md 6 R2, R7, R8, R10): the design's examples line by line.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { risePercent } from '../../../src/resources/inventory/bought.ts';
import { issueValue } from './moving-average.ts';
import { splitDifference } from './price-difference.ts';
import { costsOf, cumulativePart } from './receive-cost.ts';
import { openQuantity, receivedPercent, receivedState, restOf } from './receive-progress.ts';
import { spareOf, suggest } from './reorder.ts';

describe('what goods cost', () => {
  it('E1: a receive with discount and PPN that is not credited', () => {
    const line = { qty: 2, price: 450_000, discount_percent: 10, tax_percent: 11 };
    const [one] = costsOf([{ ...line, qty: 1 }], { discount: 0, shipping: 0, credited: false });
    expect(one).toEqual({ net: 405_000, tax: 44_550, cost: 449_550 });
    const [cost] = costsOf([line], { discount: 0, shipping: 0, credited: false });
    expect(cost?.cost).toBe(899_100);
  });
  it('adds up to what is paid, whatever is spread', () => {
    const line = fc.record({
      qty: fc.integer({ min: 1, max: 100 }),
      price: fc.integer({ min: 0, max: 1_000_000 }),
      discount_percent: fc.integer({ min: 0, max: 100 }),
      tax_percent: fc.constantFrom(0, 11),
    });
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 8 }),
        fc.nat(50_000),
        fc.nat(50_000),
        (lines, discount, shipping) => {
          const nets = costsOf(lines, { discount: 0, shipping: 0, credited: true }).reduce(
            (sum, { net }) => sum + net,
            0,
          );
          fc.pre(discount <= nets);
          const costs = costsOf(lines, { discount, shipping, credited: false });
          const tax = costs.reduce((sum, one) => sum + one.tax, 0);
          expect(costs.reduce((sum, { cost }) => sum + cost, 0)).toBe(nets - discount + shipping + tax);
          for (const { cost } of costs) expect(cost).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });
  it('a rise in percent of the last price', () => {
    expect([risePercent(100_000, 105_000), risePercent(100_000, 90_000), risePercent(0, 5000)]).toEqual([5, 0, 0]);
    expect(risePercent(30_000, 31_000)).toBe(3.3);
  });
});

describe('what has come of an order', () => {
  const line = (qty: number, qty_received: number) => ({ id: 1, qty, qty_received, amount: 1000 });
  it('E3: what is left, with and without a tolerance', () => {
    expect([restOf(line(10, 6)), openQuantity(line(10, 6), 10), restOf(line(10, 11))]).toEqual([4, 5, 0]);
  });
  it('is all of it only where nothing is missing', () => {
    expect(receivedPercent([line(10, 6)])).toBe(60);
    expect(receivedPercent([line(100_000, 99_999.999)])).toBe(99.99);
    expect(receivedPercent([line(3, 3), line(3, 4)])).toBe(100);
    expect([receivedState([line(3, 3)], 2), receivedState([line(3, 0)], 3), receivedState([line(3, 1)], 5)]).toEqual([
      4, 2, 5,
    ]);
  });
});

describe('prices that come later', () => {
  it('E5: a dearer faktur of goods that have partly gone', () => {
    const { stock, expense } = splitDifference(50_000, { qty: 40, value: 360_000 }, { qty: 100, later: 0 });
    expect([stock, expense]).toEqual([20_000, 30_000]);
  });
  it('of a line that two of them share counts the same goods', () => {
    const pool = { qty: 40, value: 360_000 };
    expect(splitDifference(25_000, pool, { qty: 100, later: 0 })).toEqual({ stock: 10_000, expense: 15_000 });
  });
  it('of goods that others came after counts what these leave of the pool', () => {
    const split = (later: number) => splitDifference(50_000, { qty: 150, value: 1_350_000 }, { qty: 100, later }).stock;
    expect([split(0), split(100), split(200)]).toEqual([50_000, 25_000, 0]);
  });
  it('a cheaper one takes no more than the pool is worth', () => {
    const whole = { qty: 100, later: 0 };
    expect(splitDifference(-50_000, { qty: 100, value: 20_000 }, whole)).toEqual({ stock: -20_000, expense: -30_000 });
    expect(splitDifference(-50_000, { qty: 0, value: 0 }, whole)).toEqual({ stock: 0, expense: -50_000 });
  });
  it('E6: a return at the price of the receive, out of the pool at the average', () => {
    const pool = { qty: 100, value: 850_000 };
    expect(issueValue(pool, 10)).toBe(85_000);
  });
  it('the discount of an order reaches its receives, the last takes the rest', () => {
    const first = cumulativePart(10_000, { ordered: 300_000, received: 100_000 }, 0);
    const second = cumulativePart(10_000, { ordered: 300_000, received: 200_000 }, first);
    const third = cumulativePart(10_000, { ordered: 300_000, received: 300_000 }, first + second);
    expect([first, second, third]).toEqual([3333, 3334, 3333]);
  });
  it('spreads discount and shipping by net amounts, PPN after the discount and none on shipping', () => {
    const line = { qty: 1, discount_percent: 0, tax_percent: 11 };
    const costs = costsOf(
      [
        { ...line, price: 100_000 },
        { ...line, price: 200_000 },
        { ...line, price: 50_000, is_bonus: true },
      ],
      { discount: 30_000, shipping: 9000, credited: true },
    );
    expect(costs).toEqual([
      { net: 100_000, tax: 9900, cost: 93_000 },
      { net: 200_000, tax: 19_800, cost: 186_000 },
      { net: 0, tax: 0, cost: 0 },
    ]);
  });
});

describe('what to order', () => {
  const gloves = {
    on_hand: 120,
    on_order: 0,
    in_transit: 0,
    min: 200,
    max: 600,
    used: 0,
    lead_days: 3,
    factor: 100,
    moq: 2,
  };
  it('E7: with least and most', () => {
    expect(suggest(gloves)).toMatchObject({ need: 480, qty: 5 });
  });
  it('E7: by use', () => {
    const by = suggest({
      ...gloves,
      on_hand: 24,
      min: null,
      max: null,
      used: 270,
      lead_days: 7,
      factor: 50,
      moq: null,
    });
    expect(by).toEqual({ need: 96, qty: 2, days_left: 8 });
  });
  it('what lies on the order point is ordered, whatever a day uses', () => {
    const by = { ...gloves, on_order: 0, min: null, max: null, factor: 1, moq: null };
    // 26 in 90 days, 45 days ahead: 13 is the point; 26 x 75 / 90 - 13 = 8,667.
    expect(suggest({ ...by, on_hand: 13, used: 26, lead_days: 42 })).toMatchObject({ need: 8.667, qty: 9 });
    expect(suggest({ ...by, on_hand: 13.001, used: 26, lead_days: 42 })).toMatchObject({ need: 0, qty: 0 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3000 }), fc.integer({ min: 0, max: 60 }), (used, lead_days) => {
        const point = (used * (lead_days + 3)) / 90;
        fc.pre(Number.isInteger(point));
        expect(suggest({ ...by, on_hand: point, used, lead_days }).need).toBe(Math.round((used / 3) * 1000) / 1000);
      }),
    );
  });
  it('nothing of what nobody uses, nor while there is enough', () => {
    expect(suggest({ ...gloves, min: null, max: null })).toEqual({ need: 0, qty: 0, days_left: null });
    expect(suggest({ ...gloves, on_order: 100 })).toMatchObject({ need: 0, qty: 0 });
  });
  it('never less than the least order', () => {
    expect(suggest({ ...gloves, max: 221 })).toMatchObject({ need: 101, qty: 2 });
  });
});

describe('what a branch can spare', () => {
  it.each([
    [{ on_hand: 70, max: 40, used: 0 }, 30],
    [{ on_hand: 30, max: 40, used: 0 }, 0],
    [{ on_hand: 100, max: null, used: 90 }, 64],
    [{ on_hand: 12.5, max: null, used: 0 }, 12.5],
    [{ on_hand: 10, max: null, used: 1 }, 9.6],
  ])('of %j is %d', (held, spare) => {
    expect(spareOf(held)).toBe(spare);
  });
});
