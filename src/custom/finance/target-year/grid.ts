// The targets of a year as they are typed: texts by month and measure, what is pasted, and what of it can be saved. Pure.
import type { AnswerOf } from '../../../resources/answers.ts';
import { MONTHS_OF_YEAR } from '../../../resources/finance/budget.ts';
import { MOST_TARGET_COUNT } from '../../../resources/finance/target.ts';
import { formatNumber, mulDiv, parseRupiah } from '../../../resources/kernel/money.ts';

export type YearTargets = AnswerOf<'finance.target.tahun'>;
export type Month = YearTargets['months'][number];
export const MEASURES = ['received', 'newcomers', 'noshows'] as const;
export type Measure = (typeof MEASURES)[number];
/** Texts of the twelve months, as typed. */
export type Typed = Readonly<Record<Measure, readonly string[]>>;

const MOST: Readonly<Record<Measure, number>> = {
  received: 1_000_000_000_000,
  newcomers: MOST_TARGET_COUNT,
  noshows: MOST_TARGET_COUNT,
};

/** '1.500.000' as a number, nothing typed as null; undefined: no whole number, below nothing, or too much. */
export const valueOf = (measure: Measure, text: string): number | null | undefined => {
  if (text.trim() === '') return null;
  const value = parseRupiah(text);
  return value !== undefined && value >= 0 && value <= MOST[measure] ? value : undefined;
};

const shown = (value: number | null): string => (value === null ? '' : formatNumber(value));

/** What is stored, as it is typed. */
export const typedOf = (months: readonly Month[]): Typed => ({
  received: months.map(({ received }) => shown(received)),
  newcomers: months.map(({ newcomers }) => shown(newcomers)),
  noshows: months.map(({ noshows }) => shown(noshows)),
});

/** With one text in a month. @param month 0 to 11 */
export const withText = (typed: Typed, measure: Measure, month: number, text: string): Typed => ({
  ...typed,
  [measure]: typed[measure].map((old, at) => (at === month ? text : old)),
});

/** One value for all months. */
export const filled = (typed: Typed, measure: Measure, text: string): Typed => ({
  ...typed,
  [measure]: typed[measure].map(() => text),
});

const CENT = 100;
/** So many percent more or less, half up. @param growth percent with at most two decimals */
const grown = (value: number, growth: number): number => mulDiv(value, Math.round((100 + growth) * CENT), 100 * CENT);

/** Months of the year before that are over, with growth; the others stay. */
export const copied = (typed: Typed, measure: Measure, actual: readonly Month[], growth: number): Typed => ({
  ...typed,
  [measure]: typed[measure].map((old, at) => {
    const value = actual[at]?.[measure] ?? null;
    return value === null ? old : shown(Math.min(grown(value, growth), MOST[measure]));
  }),
});

/** Cells of a spreadsheet from one cell on: lines go down the months, columns to the right. */
export const pasted = (typed: Typed, measure: Measure, month: number, text: string): Typed => {
  const first = MEASURES.indexOf(measure);
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/);
  let next = typed;
  for (const [down, line] of lines.entries())
    for (const [right, cell] of line.split('\t').entries()) {
      const into = MEASURES[first + right];
      if (into !== undefined && month + down < MONTHS_OF_YEAR) next = withText(next, into, month + down, cell.trim());
    }
  return next;
};

/** What is sent; undefined while a cell is no whole number. */
export const monthsOf = (typed: Typed): Month[] | undefined => {
  const months: Month[] = [];
  for (let at = 0; at < MONTHS_OF_YEAR; at += 1) {
    const [received, newcomers, noshows] = MEASURES.map((measure) => valueOf(measure, typed[measure][at] ?? ''));
    if (received === undefined || newcomers === undefined || noshows === undefined) return undefined;
    months.push({ received, newcomers, noshows });
  }
  return months;
};

/** Sum of a year; months without a target count nothing. */
export const sumOf = (typed: Typed, measure: Measure): number =>
  typed[measure].reduce((sum, text) => sum + (valueOf(measure, text) ?? 0), 0);
