import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rankAbc } from './abc.ts';

const of = (...amounts: readonly number[]) => rankAbc(amounts.map((used) => ({ used })));

describe('rankAbc', () => {
  it('gives 80 of 100 to A, the next 15 to B, the rest to C', () => {
    expect(
      of(50, 300, 500, 120, 30).map(({ row, class: name, share, cumulative }) => [row.used, name, share, cumulative]),
    ).toEqual([
      [500, 'A', 50, 50],
      [300, 'A', 30, 80],
      [120, 'B', 12, 92],
      [50, 'B', 5, 97],
      [30, 'C', 3, 100],
    ]);
  });
  it('calls the first A though it is nearly all, and what was not used C', () => {
    expect(of(990, 10, 0).map(({ class: name }) => name)).toEqual(['A', 'C', 'C']);
    expect(of(0, 0).map(({ class: name, share }) => [name, share])).toEqual([
      ['C', 0],
      ['C', 0],
    ]);
  });
  it('keeps every item, in order, in classes that only go down', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1_000_000)), (amounts) => {
        const ranked = of(...amounts);
        expect(ranked.map(({ row }) => row.used)).toEqual(amounts.toSorted((a, b) => b - a));
        const names = ranked.map(({ class: name }) => name);
        expect(names).toEqual(names.toSorted());
        expect(ranked.at(-1)?.cumulative ?? 0).toBe(amounts.some((used) => used > 0) ? 100 : 0);
      }),
    );
  });
});
