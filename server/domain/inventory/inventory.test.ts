// Worked examples of inventory.md 6, and what must hold for whatever is moved.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byExpiry, isUsable, type Shelf, take, total } from './fefo.ts';
import { averageValue, issued, issueValue, type Pool, received, unitCost } from './moving-average.ts';
import { baseQuantity, quantity } from './quantity.ts';

const PIECES = { name: 'Sarung tangan', unit: 'Pcs', allow_decimal: false };

describe('moving average', () => {
  it('E1: what was received, and a use of it', () => {
    const pool = received({ qty: 100, value: 800_000 }, { qty: baseQuantity(PIECES, 2, 50), value: 899_100 });
    expect(pool).toEqual({ qty: 200, value: 1_699_100 });
    expect(unitCost(pool)).toBe(8495.5);
    const used = issueValue(pool, 30);
    expect(used).toBe(254_865);
    const left = issued(pool, { qty: 30, value: used });
    expect(left).toEqual({ qty: 170, value: 1_444_235 });
    expect(unitCost(left)).toBe(8495.5);
  });

  it('E2: three issues of one empty the pool to the rupiah', () => {
    let pool: Pool = { qty: 3, value: 10_000 };
    const values = [1, 1, 1].map((qty) => {
      const value = issueValue(pool, qty);
      pool = issued(pool, { qty, value });
      return value;
    });
    expect(values).toEqual([3333, 3334, 3333]);
    expect(pool).toEqual({ qty: 0, value: 0 });
  });

  it('values a surplus at the average, of an empty pool at the last cost', () => {
    expect(averageValue({ qty: 3, value: 10_000 }, 2, 1)).toBe(6667);
    expect(averageValue({ qty: 0, value: 0 }, 2, 8495.5)).toBe(16_991);
    expect(averageValue({ qty: 0, value: 0 }, 2, null)).toBe(0);
  });

  it('never loses a rupiah, whatever comes and goes', () => {
    const step = fc.record({
      in: fc.boolean(),
      parts: fc.integer({ min: 1, max: 5_000_000 }),
      value: fc.nat(2_000_000_000),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        let pool: Pool = { qty: 0, value: 0 };
        let balance = 0;
        for (const { in: comes, parts, value } of steps) {
          const qty = comes ? quantity(parts) : Math.min(quantity(parts), pool.qty);
          if (qty === 0) continue;
          const moved = comes ? value : issueValue(pool, qty);
          pool = comes ? received(pool, { qty, value: moved }) : issued(pool, { qty, value: moved });
          balance += comes ? moved : -moved;
          expect(pool.value).toBe(balance);
          expect(pool.qty >= 0 && pool.value >= 0 && (pool.qty > 0 || pool.value === 0)).toBe(true);
        }
      }),
    );
  });
});

describe('FEFO', () => {
  const day = '2026-05-20';
  const shelf = (
    batch_id: number,
    expired_at: string | null,
    qty: number,
    block_reason: string | null = null,
  ): Shelf => ({
    batch_id,
    batch_no: String(batch_id),
    expired_at,
    qty,
    block_reason,
  });
  const usable = (shelves: readonly Shelf[]) => shelves.filter((one) => isUsable(one, day)).toSorted(byExpiry);

  it('E8: what expires first goes first, what has expired not at all', () => {
    const shelves = usable([shelf(1, '2026-12-31', 10), shelf(2, '2026-09-30', 4), shelf(3, '2026-03-31', 9)]);
    expect(take(shelves, 10)).toEqual([
      { batch_id: 2, qty: 4 },
      { batch_id: 1, qty: 6 },
    ]);
    expect(total(shelves)).toBe(14);
  });
  it('goes on without blocked ones; those without a day come last, and one is good on its day', () => {
    const shelves = usable([
      shelf(1, null, 1),
      shelf(2, day, 1),
      shelf(3, '2027-01-01', 1, 'Ditarik'),
      shelf(4, '2027-01-01', 1),
    ]);
    expect(shelves.map(({ batch_id }) => batch_id)).toEqual([2, 4, 1]);
  });
  it('takes exactly what was asked for, of nothing more than is there', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 9999 }), { minLength: 1, maxLength: 9 }),
        fc.nat(),
        (parts, seed) => {
          const shelves = parts.map((part, i) => shelf(i, null, quantity(part)));
          const wanted = quantity(1 + (seed % parts.reduce((sum, part) => sum + part, 0)));
          const picks = take(shelves, wanted);
          expect(total(picks)).toBe(wanted);
          expect(picks.every(({ batch_id, qty }) => qty <= (shelves[batch_id ?? -1]?.qty ?? 0))).toBe(true);
        },
      ),
    );
  });
});

describe('units', () => {
  it('counts pieces whole', () => {
    expect(baseQuantity(PIECES, 1.5, 100)).toBe(150);
    expect(() => baseQuantity(PIECES, 0.333, 100)).toThrow(
      'Jumlah Sarung tangan harus bilangan bulat dalam satuan Pcs.',
    );
    expect(baseQuantity({ ...PIECES, allow_decimal: true }, 0.333, 100)).toBe(33.3);
    expect(baseQuantity({ ...PIECES, allow_decimal: true }, 0.333, 0.333)).toBe(0.111);
  });
});
