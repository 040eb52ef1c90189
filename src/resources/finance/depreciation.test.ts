import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  accumulatedAt,
  commercialPlan,
  type Depreciable,
  depreciableOf,
  fiscalGroups,
  fiscalPlan,
  monthsBetween,
} from './depreciation.ts';

const asset = (given: Partial<Depreciable> = {}): Depreciable => ({
  acquired_on: '2026-03-17',
  cost_amount: 160_000_000,
  residual_amount: 0,
  life_months: 60,
  depreciates_from: '2026-03-01',
  opening_amount: 0,
  ...given,
});
const sum = (plan: readonly { readonly amount: number }[]): number => plan.reduce((all, { amount }) => all + amount, 0);

describe('the schedule of the books', () => {
  it('charges the month of the acquisition in full, and the last month what is left', () => {
    const plan = commercialPlan(asset());
    expect(plan).toHaveLength(60);
    expect(plan.slice(0, 3)).toEqual([
      { month: '2026-03-01', amount: 2_666_667 },
      { month: '2026-04-01', amount: 2_666_666 },
      { month: '2026-05-01', amount: 2_666_667 },
    ]);
    expect(plan.at(-1)).toEqual({ month: '2031-02-01', amount: 2_666_667 });
    expect(sum(plan)).toBe(160_000_000);
  });

  it('leaves the residual value', () => {
    expect(sum(commercialPlan(asset({ residual_amount: 10_000_000 })))).toBe(150_000_000);
    expect(commercialPlan(asset({ residual_amount: 160_000_000 }))).toEqual([]);
  });

  it('goes on with an asset that was taken over for what is left of its life', () => {
    const taken = asset({ depreciates_from: '2027-03-01', opening_amount: 30_000_000 });
    const plan = commercialPlan(taken);
    expect(plan).toHaveLength(48);
    expect(plan[0]).toEqual({ month: '2027-03-01', amount: 2_708_333 });
    expect(30_000_000 + sum(plan)).toBe(160_000_000);
    expect(accumulatedAt(taken, '2027-02-01')).toBe(30_000_000);
  });

  it('has its whole life before it where it was put to use later', () => {
    expect(commercialPlan(asset({ depreciates_from: '2026-06-01' }))).toHaveLength(60);
  });
});

describe('the schedule of the tax law (PMK 72/2023)', () => {
  it.each([
    ['kelompok1', 48, 25],
    ['kelompok2', 96, 12.5],
    ['kelompok3', 192, 6.25],
    ['kelompok4', 240, 5],
    ['permanen', 240, 5],
    ['tidak_permanen', 120, 10],
  ] as const)('%s: %i months, %d %% of the cost in a whole year', (group, months, percent) => {
    const plan = fiscalPlan(asset({ acquired_on: '2026-01-31' }), group);
    expect(plan).toHaveLength(months);
    expect(sum(plan)).toBe(160_000_000);
    expect(sum(plan.filter(({ month }) => month.startsWith('2026')))).toBe((160_000_000 * percent) / 100);
  });
});

const any = fc
  .record({
    cost_amount: fc.integer({ min: 1, max: 9_000_000_000_000 }),
    life_months: fc.integer({ min: 1, max: 600 }),
    late: fc.integer({ min: 0, max: 599 }),
    residual: fc.integer({ min: 0, max: 100 }),
    brought: fc.integer({ min: 0, max: 100 }),
  })
  .map(({ cost_amount, life_months, late, residual, brought }): Depreciable => {
    const residual_amount = Math.floor((cost_amount * residual) / 100);
    const passed = late % life_months;
    const opening_amount = passed === 0 ? 0 : Math.floor(((cost_amount - residual_amount) * brought) / 100);
    const day = new Date(Date.UTC(2020, passed, 1)).toISOString().slice(0, 10);
    return {
      ...asset({ cost_amount, life_months, residual_amount, opening_amount }),
      acquired_on: '2020-01-15',
      depreciates_from: day,
    };
  });

describe('any schedule', () => {
  it('adds up to the rupiah, is never below nothing, and its months differ by a rupiah at most', () => {
    fc.assert(
      fc.property(any, (one) => {
        const plan = commercialPlan(one);
        const amounts = plan.map(({ amount }) => amount);
        expect(sum(plan)).toBe(depreciableOf(one));
        expect(amounts.every((amount) => amount >= 0)).toBe(true);
        expect(new Set(amounts).size).toBeLessThanOrEqual(2);
        expect(Math.max(0, ...amounts) - (amounts.length > 0 ? Math.min(...amounts) : 0)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('is at every month the sum of the months until then', () => {
    fc.assert(
      fc.property(any, fc.integer({ min: -5, max: 700 }), (one, at) => {
        const month = new Date(Date.UTC(2020, at, 1)).toISOString().slice(0, 10);
        const until = commercialPlan(one).filter((charge) => monthsBetween(charge.month, month) >= 0);
        expect(accumulatedAt(one, month)).toBe(one.opening_amount + sum(until));
      }),
    );
  });

  it('of the tax law comes to the cost', () => {
    fc.assert(
      fc.property(any, fc.constantFrom(...fiscalGroups), (one, { value }) => {
        expect(sum(fiscalPlan(one, value))).toBe(one.cost_amount);
      }),
    );
  });
});
