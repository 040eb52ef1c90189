import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cancellationOf } from './cancellation.ts';

const CASE = { used_value: 6_750_000, earned: 5_400_000, admin: 0, total: 8_000_000 };

describe('giving up a package (paket.md 6.4)', () => {
  it('is refused while less is paid than was used (example 6)', () => {
    expect(cancellationOf({ ...CASE, paid: 3_500_000 }).shortfall).toBe(3_250_000);
  });

  it('hands back what was paid beyond the charge (examples 6 and 7)', () => {
    const all = { charge: 6_750_000, credit: 1_250_000, refund: 1_250_000, shortfall: 0, kept: 1_350_000 };
    expect(cancellationOf({ ...CASE, paid: 8_000_000 })).toEqual(all);
    expect(cancellationOf({ ...CASE, paid: 7_000_000 })).toEqual({ ...all, refund: 250_000 });
  });

  it('leaves no liability, whatever was used and paid', () => {
    fc.assert(
      fc.property(
        fc.record({
          used_value: fc.nat(20_000_000),
          share: fc.double({ min: 0, max: 1, noNaN: true }),
          admin: fc.nat(500_000),
          total: fc.nat(20_000_000),
          part: fc.double({ min: 0, max: 1, noNaN: true }),
        }),
        ({ used_value, share, admin, total, part }) => {
          const earned = Math.floor(total * share);
          const { credit, kept, charge, refund, shortfall } = cancellationOf({
            used_value,
            earned,
            admin,
            total,
            paid: Math.floor(total * part),
          });
          expect(credit + kept).toBe(total - earned);
          expect(Math.min(credit, kept, charge, refund, shortfall)).toBeGreaterThanOrEqual(0);
          expect(Math.min(refund, shortfall)).toBe(0);
        },
      ),
    );
  });
});
