// The group's own income tax (finance.md 6.6, WE8; corrections.md 8).
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isTerm, type Rate, turnoverTax, validOn, yearlyTax } from './company-tax.ts';

const FACILITY = { percent: 50, turnover: 4_800_000_000, limit: 50_000_000_000 };
const YEARLY = { rate: 22, facility: FACILITY };
const rate: Rate = {
  id: 1,
  name: 'Final',
  ofTurnover: true,
  rate: 0.5,
  note: 'PP 55/2022',
  facility: null,
  valid_from: '2024-01-01',
  valid_to: '2026-12-31',
};

describe('tax on turnover', () => {
  it('is WE8, half up, and nothing of a month below nothing', () => {
    expect(turnoverTax(145_250_000, 0.5)).toBe(726_250);
    expect(turnoverTax(100, 0.5)).toBe(1);
    expect(turnoverTax(99, 0.5)).toBe(0);
    expect(turnoverTax(-5_000_000, 0.5)).toBe(0);
  });
  it('is a term: with an end, and by a rule', () => {
    expect(isTerm(rate)).toBe(true);
    expect(isTerm({ ...rate, valid_to: null })).toBe(false);
    expect(isTerm({ ...rate, note: ' ' })).toBe(false);
  });
  it('has the rate that is valid on the day, of several the last', () => {
    const later = { ...rate, id: 2, valid_from: '2025-01-01' };
    expect(validOn([rate, later], '2024-12-31')?.id).toBe(1);
    expect(validOn([later, rate], '2025-01-01')?.id).toBe(2);
    expect(validOn([rate], '2026-12-31')?.id).toBe(1);
    expect(validOn([rate], '2027-01-01')).toBeUndefined();
    expect(validOn([rate], '2023-12-31')).toBeUndefined();
  });
});

describe('tax of a year', () => {
  it.each([
    ['all with the facility', 500_000_000, 4_800_000_000, 55_000_000, 0],
    // The example of the law's explanation: 30 billion of turnover, 3 billion of profit.
    ['a part with the facility', 3_000_000_000, 30_000_000_000, 52_800_000, 554_400_000],
    ['nothing above the limit', 3_000_000_000, 50_000_000_001, 0, 660_000_000],
    ['a part at the limit', 1_000_000_000, 50_000_000_000, 10_560_000, 198_880_000],
    ['a loss', -20_000_000, 1_000_000_000, 0, 0],
  ])('%s', (_, profit, turnover, reduced, regular) => {
    const tax = yearlyTax(profit, turnover, YEARLY);
    expect([tax.reduced.tax, tax.regular.tax, tax.due]).toEqual([reduced, regular, reduced + regular]);
  });
  it('is of whole thousands, and at the full rate without the facility', () => {
    expect(yearlyTax(1_999_999, 1_000_000, YEARLY)).toMatchObject({ taxable: 1_999_000, due: 219_890 });
    expect(yearlyTax(1_999_999, 1_000_000, { rate: 22, facility: null })).toMatchObject({ due: 439_780 });
  });
  it('never falls with the profit, and lies between the two rates', () => {
    const rupiah = fc.integer({ min: 0, max: 100_000_000_000 });
    fc.assert(
      fc.property(rupiah, rupiah, rupiah, (profit, more, turnover) => {
        const { due, taxable } = yearlyTax(profit, turnover, YEARLY);
        expect(yearlyTax(profit + more, turnover, YEARLY).due).toBeGreaterThanOrEqual(due);
        expect(due).toBeGreaterThanOrEqual(Math.floor(taxable * 0.11));
        expect(due).toBeLessThanOrEqual(Math.ceil(taxable * 0.22));
      }),
    );
  });
});
