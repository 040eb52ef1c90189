import { describe, expect, it } from 'vitest';
import { amountOf, type Choice, EVERYTHING, NOTHING, put, sumsOf, wishOf } from './choice.ts';
import type { OpenRow } from './payee.ts';

const all = { count: 500, amount: 5_000_000, bruto_amount: 9_000_000, newest: 700 };
const row = (id: number, open_amount: number, in_all = true) => ({ id, open_amount, in_all }) as OpenRow;
const sums = (choice: Choice) => sumsOf(choice, all);

describe('what of the open rows a slip pays', () => {
  it('is all of them from the beginning, with rows that no page has shown', () => {
    expect(sums(EVERYTHING)).toEqual({ count: 500, amount: 5_000_000 });
    expect(wishOf(EVERYTHING, all, null)).toEqual({ details: [], all: { ...all, until: null, except: [] } });
    expect(amountOf(EVERYTHING, row(1, 10_000))).toBe(10_000);
    expect(amountOf(EVERYTHING, row(600, 10_000, false))).toBeUndefined();
  });

  it('leaves out whose tick is taken away, and takes it again', () => {
    const without = put(EVERYTHING, row(1, 10_000), undefined);
    expect(sums(without)).toEqual({ count: 499, amount: 4_990_000 });
    expect(wishOf(without, all, '2026-03-31')).toEqual({
      details: [],
      all: { ...all, until: '2026-03-31', except: [1] },
    });
    expect(sums(put(without, row(1, 10_000), 10_000))).toEqual(sums(EVERYTHING));
  });

  it('pays part of a row, nets a correction, and takes one from behind the others in the room of another', () => {
    const part = put(put(EVERYTHING, row(1, 10_000), 4_000), row(2, -7_000), undefined);
    const other = put(part, row(600, 20_000, false), 20_000);
    expect(sums(other)).toEqual({ count: 500, amount: 5_000_000 - 6_000 + 7_000 + 20_000 });
    expect(wishOf(other, all, null)).toEqual({
      details: [
        { hutang_id: 1, amount: 4_000 },
        { hutang_id: 600, amount: 20_000 },
      ],
      all: { ...all, until: null, except: [2] },
    });
    expect(amountOf(other, row(1, 10_000))).toBe(4_000);
  });

  it('is single rows where nothing was ticked before them', () => {
    const one = put(NOTHING, row(1, 10_000), 10_000);
    expect(sums(one)).toEqual({ count: 1, amount: 10_000 });
    expect(wishOf(one, all, null)).toEqual({ details: [{ hutang_id: 1, amount: 10_000 }] });
    expect(sums(put(one, row(1, 10_000), undefined))).toEqual({ count: 0, amount: 0 });
    expect(sumsOf(EVERYTHING, null)).toEqual({ count: 0, amount: 0 });
  });
});
