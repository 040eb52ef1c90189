// The closed year before the active books: a clinic that kept its books by month, one journal of what came in and went out and one
// of what its equipment lost in value, with a dividend at the end and the books closed on 31 December.
import { addDays, addMonths, monthName } from '../../../src/resources/kernel/date.ts';
import { planned, runOne } from '../statement.ts';
import { DEMO_DAYS } from './calendar.ts';
import { instantAt } from './clock.ts';
import type { Crew } from './crew.ts';
import type { Transaction } from '../transaction.ts';

const MORNING = 10 * 60;
const MONTHS = 12;
const DAYS_OF_MONTH = 30;
/** Days after the year on which finance closes it. */
const CLOSED_AFTER = 12;
/** School holidays and the end of the year are fuller; the month of fasting is not. */
const SEASON = [0.9, 0.88, 0.78, 0.95, 0.98, 1.08, 1.12, 1, 0.97, 1.02, 1.04, 1.16] as const;

const ADJUSTING = 3;
const BANK = '1-1111';
/** Rupiah for each visit of a month. */
const INCOME = {
  '4-1101': 38_000,
  '4-1102': 205_000,
  '4-1103': 128_000,
  '4-1104': 145_000,
  '4-1106': 215_000,
  '4-1108': 60_000,
  '4-1301': 26_000,
  '4-1401': 48_000,
} as const;
/** Rupiah for each visit: discounts, doctors, laboratories, materials, salaries, tax on turnover. */
const COST = {
  '4-1901': 17_000,
  '5-1001': 255_000,
  '5-1002': 36_000,
  '5-1004': 52_000,
  '6-1101': 150_000,
  '9-1001': 4_300,
} as const;
/** Rupiah a month for each visit of an average one, whatever the season: rent, electricity, water, telephone, waste. */
const FIXED = { '6-1201': 55_000, '6-1202': 14_000, '6-1203': 2_500, '6-1204': 4_500, '6-1205': 5_000 } as const;
const DEPRECIATION = { '6-1502': 20_000, '1-2202': -14_000, '1-2203': -6_000 } as const;
/** Share of the year's profit that the owners take out. */
const PAID_OUT = 0.4;

/** First and last day of the year before the active books. @param start first day of those */
export const closedYear = (start: string): { readonly start: string; readonly end: string } => ({
  start: addMonths(start, -MONTHS),
  end: addDays(start, -1),
});

type Amounts = Readonly<Record<string, number>>;
const times = (amounts: Amounts, factor: number): Amounts =>
  Object.fromEntries(
    Object.entries(amounts).map(([code, amount]) => [code, Math.round((amount * factor) / 1000) * 1000]),
  );
const sumOf = (amounts: Amounts): number => Object.values(amounts).reduce((sum, amount) => sum + amount, 0);

/** Lines of a journal; what is positive is debited. */
const linesOf = (amounts: Amounts) =>
  Object.entries(amounts).map(([code, amount]) => ({
    akun: { code },
    ...(amount > 0 ? { debit: amount } : { credit: -amount }),
  }));

/** Visits of an average month. @param visits of the demo days */
const monthly = (visits: number): number => Math.round((visits * DAYS_OF_MONTH) / DEMO_DAYS);

interface Year {
  readonly crew: Crew;
  /** Visits of an average month. */
  readonly visits: number;
}

const book = async (
  { crew }: Year,
  day: string,
  memo: string,
  kind: 1 | typeof ADJUSTING,
  amounts: Amounts,
): Promise<void> => {
  await crew
    .at('finance', instantAt(crew.branch.timezone, day, MORNING))
    .call('finance.jurnal.store', { transaction_at: day, memo, kind, details: linesOf(amounts) });
};

/** Books a month on its last day; answers what was earned, rupiah. */
const bookMonth = async (year: Year, month: number, day: string): Promise<number> => {
  const factor = year.visits * (SEASON[month] ?? 1);
  const income = times(INCOME, -factor);
  const spent = { ...times(COST, factor), ...times(FIXED, year.visits) };
  const worn = times(DEPRECIATION, year.visits);
  const left = -sumOf(income) - sumOf(spent);
  const name = monthName(day);
  await book(year, day, `Rekap pendapatan dan beban ${name}`, 1, { ...income, ...spent, [BANK]: left });
  await book(year, day, `Penyusutan ${name}`, ADJUSTING, worn);
  return left - (worn['6-1502'] ?? 0);
};

const openPeriod = planned<{ id: number }, [number]>('select id from periodes where profile_id = $1 and status = 0');

/** Books the twelve months and closes the year. @param visits of the branch's demo days @param start first day of the active books */
export const playLastYear = async (trx: Transaction, crew: Crew, visits: number, start: string): Promise<void> => {
  const { start: first, end } = closedYear(start);
  const year: Year = { crew, visits: monthly(visits) };
  let profit = 0;
  for (let month = 0; month < MONTHS; month += 1)
    profit += await bookMonth(year, month, addDays(addMonths(first, month + 1), -1));
  const dividend = Math.round((profit * PAID_OUT) / 1_000_000) * 1_000_000;
  if (dividend > 0) await book(year, end, `Deviden ${end.slice(0, 4)}`, 1, { '3-1004': dividend, [BANK]: -dividend });
  const period = await runOne(trx, openPeriod, crew.branch.id);
  if (!period) throw new Error('The branch has no open books.');
  await crew
    .at('finance', instantAt(crew.branch.timezone, addDays(end, CLOSED_AFTER), MORNING))
    .act('finance.periode', period.id, 'close', { end_date: end, open_next: true });
};
