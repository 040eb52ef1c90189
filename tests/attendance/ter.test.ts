// All boundaries of the tables of PP 58/2023, at the bound and a rupiah above it, against a copy of its own (indonesia.md 1).
import { describe, expect, it } from 'vitest';
import { terAllowance, terRowOf, terTax } from '../../server/domain/attendance/income-tax.ts';
import { terRows } from '../support/payslip.ts';

/** Upper bound in millions and percent, as indonesia.md copies the annex. */
const annex = {
  A: `5.4:0 5.65:0.25 5.95:0.5 6.3:0.75 6.75:1 7.5:1.25 8.55:1.5 9.65:1.75 10.05:2 10.35:2.25 10.7:2.5 11.05:3 11.6:3.5 12.5:4
    13.75:5 15.1:6 16.95:7 19.75:8 24.15:9 26.45:10 28:11 30.05:12 32.4:13 35.4:14 39.1:15 43.85:16 47.8:17 51.4:18 56.3:19 62.2:20
    68.6:21 77.5:22 89:23 103:24 125:25 157:26 206:27 337:28 454:29 550:30 695:31 910:32 1400:33 above:34`,
  B: `6.2:0 6.5:0.25 6.85:0.5 7.3:0.75 9.2:1 10.75:1.5 11.25:2 11.6:2.5 12.6:3 13.6:4 14.95:5 16.4:6 18.45:7 21.85:8 26:9 27.7:10
    29.35:11 31.45:12 33.95:13 37.1:14 41.1:15 45.8:16 49.5:17 53.8:18 58.5:19 64:20 71:21 80:22 93:23 109:24 129:25 163:26 211:27
    374:28 459:29 555:30 704:31 957:32 1405:33 above:34`,
  C: `6.6:0 6.95:0.25 7.35:0.5 7.8:0.75 8.85:1 9.8:1.25 10.95:1.5 11.2:1.75 12.05:2 12.95:3 14.15:4 15.55:5 17.05:6 19.5:7 22.7:8
    26.6:9 28.1:10 30.1:11 32.6:12 35.4:13 38.9:14 43:15 47.4:16 51.2:17 55.8:18 60.4:19 66.7:20 74.5:21 83.2:22 95.6:23 110:24
    134:25 169:26 221:27 390:28 463:29 561:30 709:31 965:32 1419:33 above:34`,
} as const;
type Category = keyof typeof annex;
const categories = Object.keys(annex) as Category[];
const expected = (category: Category) =>
  annex[category].split(/\s+/).map((row) => {
    const [upper = '', rate = ''] = row.split(':');
    return { upper: upper === 'above' ? null : Math.round(Number(upper) * 1_000_000), rate: Number(rate) };
  });

describe('TER', () => {
  it('has 44, 40 and 41 rows, those of the annex', () => {
    expect(categories.map((category) => terRows(category).length)).toEqual([44, 40, 41]);
    for (const category of categories) expect(terRows(category)).toEqual(expected(category));
  });

  it.each(categories)('changes at every bound of %s, a rupiah above it', (category) => {
    const rows = terRows(category);
    expected(category).forEach(({ upper, rate }, i, all) => {
      const gross = upper ?? 9_000_000_000;
      expect(terRowOf(rows, gross).rate).toBe(rate);
      expect(terTax(rows, gross, 0)).toBe(Math.round((gross * rate) / 100));
      const above = all[i + 1] ?? all[i];
      expect(terRowOf(rows, gross + 1).rate).toBe(above?.rate);
    });
  });

  it.each([
    ['C', 30_000_000, 3_300_000],
    ['B', 6_800_000, 34_000],
    ['B', 55_500_000, 10_545_000],
    ['A', 60_000_000, 12_000_000],
  ] as const)('agrees with the examples of PMK 168/2023: %s %i', (category, gross, tax) => {
    expect(terTax(terRows(category), gross, 0)).toBe(tax);
  });

  it('takes the first row that holds a gross with its allowance', () => {
    // 5.386.500 at 0,25 % is 5.400.000 with its allowance of 13.500; without one it lies within the row of 0 %.
    expect(terAllowance(terRows('A'), 5_386_500, 0, 0)).toBe(0);
    expect(terAllowance(terRows('A'), 8_363_200, 0, 0)).toBe(127_358);
    expect(terAllowance(terRows('A'), 51_827_997, 0, 0)).toBe(13_777_062);
  });
});
