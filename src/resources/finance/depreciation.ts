// Straight-line depreciation by month: the rule of the books, and beside it that of the tax law (decision 105; PMK 72/2023). Pure.
// A month is 'YYYY-MM-01'. The month of the acquisition counts in full, that of the disposal not at all.
import { addMonths } from '../kernel/date.ts';
import { mulDiv } from '../kernel/money.ts';

const MONTHS = 12;

/** Groups of the tax law; `years` is how long each is depreciated, the same part every year. What no list of the law names is group 3. */
export const fiscalGroups = [
  { value: 'kelompok1', label: 'Kelompok 1 · 4 tahun, 25%' },
  { value: 'kelompok2', label: 'Kelompok 2 · 8 tahun, 12,5%' },
  { value: 'kelompok3', label: 'Kelompok 3 · 16 tahun, 6,25%' },
  { value: 'kelompok4', label: 'Kelompok 4 · 20 tahun, 5%' },
  { value: 'permanen', label: 'Bangunan permanen · 20 tahun, 5%' },
  { value: 'tidak_permanen', label: 'Bangunan tidak permanen · 10 tahun, 10%' },
] as const;
export type FiscalGroup = (typeof fiscalGroups)[number]['value'];
const FISCAL_YEARS: Readonly<Record<FiscalGroup, number>> = {
  kelompok1: 4,
  kelompok2: 8,
  kelompok3: 16,
  kelompok4: 20,
  permanen: 20,
  tidak_permanen: 10,
};

/** What a schedule is made of. Amounts in rupiah, days 'YYYY-MM-DD'. */
export interface Depreciable {
  readonly acquired_on: string;
  readonly cost_amount: number;
  readonly residual_amount: number;
  /** Useful life from the month of the acquisition on. */
  readonly life_months: number;
  /** First day of the first month that is depreciated here. */
  readonly depreciates_from: string;
  /** Depreciated before that month: of an asset that was taken over. */
  readonly opening_amount: number;
}
export interface Charge {
  readonly month: string;
  /** Rupiah. */
  readonly amount: number;
}

/** The month of a day. */
export const monthOfDay = (day: string): string => `${day.slice(0, 7)}-01`;
/** Months from the month of one day to that of another: 0 within one. */
export const monthsBetween = (from: string, to: string): number => {
  const at = (day: string): number => Number(day.slice(0, 4)) * MONTHS + Number(day.slice(5, 7));
  return at(to) - at(from);
};

/** What of `base` rupiah is charged in the first `passed` of `months`: the last one takes what is left, so that the sum is exact. */
const chargedBy = (base: number, months: number, passed: number): number => {
  if (passed <= 0 || months <= 0) return 0;
  return passed >= months ? base : mulDiv(base, passed, months);
};

/** Rupiah that are still to be charged when the schedule begins. */
export const depreciableOf = ({ cost_amount, residual_amount, opening_amount }: Depreciable): number =>
  cost_amount - residual_amount - opening_amount;

/** Months of the schedule: of an asset that was taken over, those of its life that were not depreciated before. */
export const monthsOf = ({ acquired_on, depreciates_from, life_months, opening_amount }: Depreciable): number =>
  Math.max(life_months - (opening_amount > 0 ? monthsBetween(acquired_on, depreciates_from) : 0), 0);

/** Accumulated at the end of a month, what was brought along included; rupiah. */
export const accumulatedAt = (asset: Depreciable, month: string): number =>
  asset.opening_amount +
  chargedBy(depreciableOf(asset), monthsOf(asset), monthsBetween(asset.depreciates_from, month) + 1);

const planOf = (base: number, months: number, first: string): readonly Charge[] =>
  Array.from({ length: base > 0 ? months : 0 }, (_, passed) => ({
    month: addMonths(first, passed),
    amount: chargedBy(base, months, passed + 1) - chargedBy(base, months, passed),
  }));

/** The schedule of the books, month after month. */
export const commercialPlan = (asset: Depreciable): readonly Charge[] =>
  planOf(depreciableOf(asset), monthsOf(asset), asset.depreciates_from);

/** The schedule of the tax law: the whole cost, from the month of the acquisition on. */
export const fiscalPlan = (
  { cost_amount, acquired_on }: Pick<Depreciable, 'cost_amount' | 'acquired_on'>,
  group: FiscalGroup,
): readonly Charge[] => planOf(cost_amount, FISCAL_YEARS[group] * MONTHS, monthOfDay(acquired_on));
