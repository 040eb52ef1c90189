import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allocate, breakageOf, savedPercent, standardOf, valueOf } from './allocation.ts';

const line = (free_slot: number, price_standard: number) => ({ free_slot, price_standard });
const BRACES = [line(1, 6_000_000), line(12, 250_000), line(1, 350_000), line(2, 35_000), line(1, 580_000)];

describe('a price over the lines of a package (paket.md 6.1)', () => {
  it('lies on them by what they cost themselves (example 1)', () => {
    expect(standardOf(BRACES)).toBe(10_000_000);
    expect(savedPercent(10_000_000, 8_000_000)).toBe(20);
    const parts = allocate(8_000_000, BRACES);
    expect(parts.map(({ alloc_total }) => alloc_total)).toEqual([4_800_000, 2_400_000, 280_000, 56_000, 464_000]);
    expect(parts.map(({ alloc_unit }) => alloc_unit)).toEqual([4_800_000, 200_000, 280_000, 28_000, 464_000]);
  });

  it('is net of the discount (example 2)', () => {
    const parts = allocate(7_600_000, BRACES);
    expect(parts.map(({ alloc_total }) => alloc_total)).toEqual([4_560_000, 2_280_000, 266_000, 53_200, 440_800]);
    expect(parts.map(({ alloc_unit }) => alloc_unit)).toEqual([4_560_000, 190_000, 266_000, 26_600, 440_800]);
  });

  it('is earned to the rupiah, the rest with the last slot (example 3)', () => {
    const [a, b] = allocate(1_000_000, [line(3, 200_000), line(1, 300_000)]);
    expect(a).toEqual({ alloc_total: 666_667, alloc_unit: 222_222 });
    expect(b?.alloc_total).toBe(333_333);
    let held = {
      ...line(3, 200_000),
      alloc_total: 666_667,
      alloc_unit: 222_222,
      used_slot: 0,
      recognised_amount: 0,
      released_amount: 0,
    };
    const earned = [1, 1, 1].map((n) => {
      const value = valueOf(held, n);
      held = { ...held, used_slot: held.used_slot + n, recognised_amount: held.recognised_amount + value };
      return value;
    });
    expect(earned).toEqual([222_222, 222_222, 222_223]);
  });

  it('goes by the slots where nothing has a price', () => {
    expect(allocate(900, [line(1, 0), line(2, 0)]).map(({ alloc_total }) => alloc_total)).toEqual([300, 600]);
  });

  it('a line without a price of its own gets nothing beside others (corrections.md 26)', () => {
    expect(allocate(1_000, [line(1, 500), line(1, 0)]).map(({ alloc_total }) => alloc_total)).toEqual([1_000, 0]);
    const dear = allocate(1_001, [line(1, 3), line(1, 3), line(1, 0)]);
    expect(dear.map(({ alloc_total }) => alloc_total)).toEqual([501, 500, 0]);
  });

  it('adds up, whatever it is spread over', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 100_000_000 }),
        fc.array(
          fc.record({
            free_slot: fc.integer({ min: 1, max: 999 }),
            price_standard: fc.integer({ min: 0, max: 20_000_000 }),
          }),
          { minLength: 1, maxLength: 12 },
        ),
        (total, lines) => {
          const parts = allocate(total, lines);
          expect(parts.reduce((sum, { alloc_total }) => sum + alloc_total, 0)).toBe(total);
          for (const [at, part] of parts.entries())
            expect(part.alloc_unit * (lines[at]?.free_slot ?? 0)).toBeLessThanOrEqual(part.alloc_total);
        },
      ),
    );
  });

  it('what expires is all but what reserved slots will earn (example 8)', () => {
    const worth = {
      free_slot: 2,
      alloc_total: 56_000,
      alloc_unit: 28_000,
      used_slot: 1,
      recognised_amount: 28_000,
      released_amount: 0,
    };
    expect(breakageOf({ ...worth, reserved_slot: 0 })).toBe(28_000);
    expect(breakageOf({ ...worth, reserved_slot: 1 })).toBe(0);
  });
});
