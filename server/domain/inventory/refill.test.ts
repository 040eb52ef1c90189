import { describe, expect, it } from 'vitest';
import { refillOf, type Wanted } from './refill.ts';

const row: Wanted = {
  store: 1,
  room: 2,
  item_id: 7,
  allow_decimal: false,
  par_min: 20,
  par_max: 100,
  there: 20,
  available: 500,
};

describe('a refill', () => {
  it('fills up to the most what is at or below its least, and leaves alone what has more', () => {
    expect(refillOf([row, { ...row, item_id: 8, there: 21 }])).toEqual([
      { store: 1, room: 2, lines: [{ item_id: 7, qty_request: 80 }] },
    ]);
  });

  it('shares out what the store has, room by room, in whole pieces', () => {
    const rows = [row, { ...row, room: 3, there: 0 }, { ...row, room: 4, there: 0 }].map((one) => ({
      ...one,
      available: 130.5,
    }));
    expect(refillOf(rows)).toEqual([
      { store: 1, room: 2, lines: [{ item_id: 7, qty_request: 80 }] },
      { store: 1, room: 3, lines: [{ item_id: 7, qty_request: 50 }] },
    ]);
  });

  it('is nothing where the store has nothing', () => {
    expect(refillOf([{ ...row, available: 0 }])).toEqual([]);
    expect(refillOf([{ ...row, allow_decimal: true, available: 0.5 }])).toMatchObject([
      { lines: [{ qty_request: 0.5 }] },
    ]);
  });
});
