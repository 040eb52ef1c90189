import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brutoOfPart, taxOf, withheldBy, type WithheldTax } from './withholding.ts';

/** Pasal 17 on half of the gross. */
const doctor: WithheldTax = {
  dpp_percent: 50,
  rate: 0,
  brackets: [
    { sampai: 60_000_000, persen: 5 },
    { sampai: 250_000_000, persen: 15 },
    { sampai: 500_000_000, persen: 25 },
    { sampai: 5_000_000_000, persen: 30 },
    { sampai: null, persen: 35 },
  ],
  no_npwp_percent: 120,
};
const laboratory: WithheldTax = { dpp_percent: 100, rate: 2, brackets: [], no_npwp_percent: 200 };

/** What the slips of one month withhold, one after the other. */
const slips = (tax: WithheldTax, brutos: readonly number[], known = true): readonly number[] => {
  const soFar = { bruto: 0, withheld: 0 };
  return brutos.map((bruto) => {
    const { pph } = withheldBy(tax, soFar, bruto, known);
    soFar.bruto += bruto;
    soFar.withheld += pph;
    return pph;
  });
};

describe('tax of a month', () => {
  it.each<[number, number]>([
    [2_500_000, 62_500],
    [40_000_000, 1_000_000],
    [150_000_000, 5_250_000],
    [600_000_000, 44_000_000],
    [0, 0],
  ])('of a doctor with %i is %i', (bruto, pph) => {
    expect(taxOf(doctor, bruto, true).pph).toBe(pph);
  });

  it('is more for who has no number', () => {
    expect(taxOf(doctor, 40_000_000, false).pph).toBe(1_200_000);
    expect(taxOf(laboratory, 600_000, false).pph).toBe(24_000);
  });

  it('goes up through the slips of the month', () => {
    expect(slips(doctor, [100_000_000, 50_000_000])).toEqual([2_500_000, 2_750_000]);
  });

  it('is never given back by a slip: what is too much lowers the next one', () => {
    expect(slips(doctor, [40_000_000, -10_000_000, 20_000_000])).toEqual([1_000_000, 0, 250_000]);
  });

  it('does not depend on how the month was cut into slips', () => {
    const brutos = fc.array(fc.integer({ min: 0, max: 400_000_000 }), { minLength: 1, maxLength: 10 });
    fc.assert(
      fc.property(fc.constantFrom(doctor, laboratory), brutos, fc.boolean(), (tax, cut, known) => {
        const whole = cut.reduce((sum, bruto) => sum + bruto, 0);
        expect(slips(tax, cut, known).reduce((sum, pph) => sum + pph, 0)).toBe(taxOf(tax, whole, known).pph);
      }),
    );
  });
});

describe('gross of a part of a payable', () => {
  it('comes to the whole, however it is cut', () => {
    const sum = fc.integer({ min: 1, max: 50_000_000 });
    fc.assert(
      fc.property(
        sum,
        sum,
        fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 6 }),
        (amount, bruto, cuts) => {
          const row = { amount, bruto, paid: 0, brutoPaid: 0 };
          for (const cut of [...cuts, 1]) {
            const part = cut === 1 ? row.amount - row.paid : Math.floor((row.amount - row.paid) * cut);
            row.brutoPaid += brutoOfPart(row, part);
            row.paid += part;
          }
          expect([row.paid, row.brutoPaid]).toEqual([amount, bruto]);
        },
      ),
    );
  });
});
