import { describe, expect, it } from 'vitest';
import { decideDisposal, dueIn, faultOf, type Held, prepaidTotal } from './asset.ts';

const held = (given: Partial<Held> = {}): Held => ({
  id: 1,
  acquired_on: '2026-01-10',
  cost_amount: 12_000_000,
  residual_amount: 0,
  life_months: 12,
  depreciates_from: '2026-01-01',
  opening_amount: 0,
  accumulated_amount: 0,
  ...given,
});

describe('a month', () => {
  it('brings each asset to where its schedule is', () => {
    const assets = [
      held(),
      held({ id: 2, accumulated_amount: 2_000_000 }),
      held({ id: 3, accumulated_amount: 3_000_000 }),
    ];
    expect(dueIn(assets, '2026-03-01')).toEqual([
      { id: 1, amount: 3_000_000, late: 2 },
      { id: 2, amount: 1_000_000, late: 0 },
    ]);
    expect(dueIn(assets, '2025-12-01')).toEqual([]);
    expect(dueIn([held()], '2030-01-01')).toMatchObject([{ amount: 12_000_000 }]);
  });
});

describe('a disposal', () => {
  const booked = held({ accumulated_amount: 3_000_000 });
  const sold = (proceeds: number, day = '2026-04-20') => ({ day, kind: 'jual', proceeds });

  it('leaves gain or loss beside what the books hold', () => {
    expect(decideDisposal(booked, '2026-03-01', sold(10_000_000))).toEqual({
      accumulated: 3_000_000,
      book: 9_000_000,
      gain: 1_000_000,
    });
    expect(decideDisposal(booked, '2026-03-01', sold(1))).toMatchObject({ gain: -8_999_999 });
    expect(decideDisposal(booked, '2026-03-01', { ...sold(0), kind: 'hapus' })).toMatchObject({ gain: -9_000_000 });
  });

  it.each([
    ['disposal-price', booked, '2026-03-01', sold(0)],
    ['disposal-no-price', booked, '2026-03-01', { ...sold(5), kind: 'hapus' }],
    ['disposal-early', booked, '2026-03-01', sold(5, '2026-01-09')],
    ['disposal-depreciated', booked, '2026-03-01', sold(5, '2026-02-20')],
    ['disposal-behind', booked, '2026-03-01', sold(5, '2026-05-20')],
  ] as const)('is refused: %s', (code, asset, last, disposal) => {
    expect(() => decideDisposal(asset, last, disposal)).toThrow(expect.objectContaining({ code }));
  });
});

describe('what is registered', () => {
  it.each([
    [undefined, {}],
    ['asset-future', { acquired_on: '2026-12-02' }],
    ['asset-first-month', { depreciates_from: '2025-12-01' }],
    ['asset-above-cost', { residual_amount: 12_000_001 }],
    ['asset-opening', { opening_amount: 1 }],
    ['asset-life-over', { depreciates_from: '2027-01-01', opening_amount: 1 }],
    [undefined, { depreciates_from: '2027-01-01', opening_amount: 12_000_000 }],
  ] as const)('%s', (code, given) => {
    expect(faultOf(held(given), '2026-12-01')?.code).toBe(code);
  });
});

describe('what was paid ahead', () => {
  it('comes to its charges, the last of which is another', () => {
    const year = { start_at: '2026-01-31', end_at: '2026-12-31', interval_months: 1 };
    expect(prepaidTotal(year, 8_333_333, 8_333_337)).toEqual({ months: 12, total: 100_000_000 });
    expect(prepaidTotal({ ...year, interval_months: 3 }, 100, 70)).toEqual({ months: 4, total: 370 });
  });
});
