// What of a profit becomes the investors' (finance.md 6.10): a reserve first, then a percentage of what it leaves, divided by shares.
// Pure; whole rupiah.
import type { DividendRule } from '../../../src/resources/finance/deviden.ts';
import { mulDiv, percentOf } from '../../../src/resources/kernel/money.ts';
import { byHolder, type Holder } from './investor-share.ts';

export interface DividendShare extends Holder {
  /** Of all shares, two decimals. */
  readonly percent: number;
  /** Rupiah. */
  readonly amount: number;
}
export interface Dividend {
  readonly reserve: number;
  readonly pool: number;
  /** The last holder takes what rounding leaves over. */
  readonly shares: readonly DividendShare[];
}

/** Percentages have two decimals: 100 % in hundredths of a percent. */
const HUNDREDTHS = 10_000;

/**
 * @param laba rupiah; of a loss nobody gets anything
 * @param holders of the last day, in the order in which they are paid out
 */
export const dividendOf = <H extends Holder>(
  laba: number,
  { reserve_percent, percent }: Pick<DividendRule, 'reserve_percent' | 'percent'>,
  holders: readonly H[],
): Omit<Dividend, 'shares'> & { readonly shares: readonly (H & DividendShare)[] } => {
  const profit = Math.max(0, laba);
  const reserve = percentOf(profit, reserve_percent);
  const pool = percentOf(profit - reserve, percent);
  const parts = byHolder(pool, holders);
  const all = holders.reduce((sum, { lembar }) => sum + lembar, 0);
  return {
    reserve,
    pool,
    shares: holders.map((holder, at) => ({
      ...holder,
      percent: mulDiv(holder.lembar, HUNDREDTHS, all) / 100,
      amount: parts[at]?.amount ?? 0,
    })),
  };
};

/** Whole months of a setting's interval that end with a month, 'YYYY-MM'; null: it does not end there. */
export const intervalEnding = (month: string, interval: number): { readonly first: string } | null => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  if (number % interval !== 0) return null;
  return { first: `${year}-${String(number - interval + 1).padStart(2, '0')}` };
};
