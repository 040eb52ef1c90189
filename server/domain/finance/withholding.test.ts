import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Masa, withholdingOf, type WithheldTax } from './withholding.ts';

const doctor: WithheldTax = {
  method: 'progresif17',
  rate: 0,
  dpp_percent: 50,
  no_npwp_percent: 120,
  brackets: [
    { sampai: 60_000_000, persen: 5 },
    { sampai: 250_000_000, persen: 15 },
    { sampai: 500_000_000, persen: 25 },
    { sampai: 5_000_000_000, persen: 30 },
    { sampai: null, persen: 35 },
  ],
};
const services: WithheldTax = { method: 'flat', rate: 2, dpp_percent: 100, no_npwp_percent: 200, brackets: [] };
const EMPTY: Masa = { bruto: 0, withheld: 0 };

/** What each payment of a month is withheld. */
const monthOf = (tax: WithheldTax, payments: readonly number[], known = true): readonly number[] => {
  let masa = EMPTY;
  return payments.map((bruto) => {
    const { amount } = withholdingOf(tax, masa, bruto, known);
    masa = { bruto: masa.bruto + bruto, withheld: masa.withheld + amount };
    return amount;
  });
};

describe('withholding', () => {
  it('taxes half of a doctor’s gross of the month by article 17 (WE7)', () => {
    expect(monthOf(doctor, [40_000_000])).toEqual([1_000_000]);
    expect(monthOf(doctor, [100_000_000, 50_000_000])).toEqual([2_500_000, 2_750_000]);
    expect(monthOf(doctor, [600_000_000])).toEqual([44_000_000]);
    expect(monthOf(doctor, [2_500_000])).toEqual([62_500]);
  });

  it('says what of the base lies in which step', () => {
    expect(withholdingOf(doctor, EMPTY, 150_000_000, true)).toEqual({
      dpp: 75_000_000,
      added: 75_000_000,
      parts: [
        { sampai: 60_000_000, persen: 5, dpp: 60_000_000, tax: 3_000_000 },
        { sampai: 250_000_000, persen: 15, dpp: 15_000_000, tax: 2_250_000 },
      ],
      due: 5_250_000,
      amount: 5_250_000,
    });
  });

  it('is more for who has neither NPWP nor NIK', () => {
    expect(monthOf(doctor, [40_000_000], false)).toEqual([1_200_000]);
    expect(monthOf(services, [1_000_000], false)).toEqual([40_000]);
    expect(monthOf(services, [1_000_000])).toEqual([20_000]);
  });

  it('rounds the base first, then the tax', () => {
    expect(withholdingOf(doctor, EMPTY, 1_000_001, true)).toMatchObject({ dpp: 500_001, amount: 25_000 });
    const seen = { bruto: 1_000_001, withheld: 25_000 };
    expect(withholdingOf(doctor, seen, 1_000_001, true)).toMatchObject({ dpp: 1_000_001, added: 500_000 });
  });

  it('takes what a correction lowers into account, and gives nothing back by itself', () => {
    expect(monthOf(doctor, [40_000_000, -10_000_000, 20_000_000])).toEqual([1_000_000, 0, 250_000]);
    expect(monthOf(doctor, [40_000_000, -50_000_000])).toEqual([1_000_000, 0]);
  });

  it('is the same for a month however it was cut into payments', () => {
    const payments = fc.array(fc.integer({ min: 0, max: 400_000_000 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(payments, fc.boolean(), (brutos, known) => {
        const whole = brutos.reduce((sum, bruto) => sum + bruto, 0);
        const cut = monthOf(doctor, brutos, known).reduce((sum, tax) => sum + tax, 0);
        expect(cut).toBe(withholdingOf(doctor, EMPTY, whole, known).amount);
      }),
    );
  });
});
