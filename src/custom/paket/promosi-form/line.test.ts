import { describe, expect, it } from 'vitest';
import { blankLine, linesOf, namesIn, pricedOf, retyped, typeOf } from './line.ts';

describe('a line while it is composed', () => {
  it('loses its part and its price with its type', () => {
    const line = { ...blankLine, perawatan_id: 7, price_standard: 350_000, free_slot: 4 };
    expect(retyped(line, 2)).toMatchObject({ type: 2, perawatan_id: null, price_standard: null, free_slot: 4 });
  });

  it('counts with what is typed', () => {
    expect(pricedOf({ free_slot: 4, price_standard: null })).toEqual({ free_slot: 4, price_standard: 0 });
    expect(pricedOf(blankLine)).toEqual({ free_slot: 1, price_standard: 0 });
  });

  it('is named by what was stored', () => {
    const stored = [
      { type: 1, perawatan_id: 7, perawatandata: { name: 'Scaling' } },
      { type: 3, laboratoriumjasa_id: 7, jasadata: { name: 'Retainer Hawley' } },
      { type: 2, item_id: null, itemdata: null },
    ];
    expect([...namesIn(stored)]).toEqual([
      ['perawatan_id/7', 'Scaling'],
      ['laboratoriumjasa_id/7', 'Retainer Hawley'],
    ]);
  });

  it('is a treatment until somebody says otherwise', () => {
    expect(typeOf({})).toBe(1);
    expect(linesOf(null)).toEqual([]);
  });
});
