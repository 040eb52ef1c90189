// The age of what is owed (finance.md 4): the days since it fell due. What is due today or later, or on no day yet, is not due. Pure.
import { type Age, ages, type DueWhen, dueWhen } from '../../../src/resources/finance/aging.ts';
import { addDays } from '../../../src/resources/kernel/date.ts';

const DAY = 86_400_000;

/** Days past its day, 0 when it is not late. @param due 'YYYY-MM-DD', null: no day yet */
export const daysLate = (due: string | null, today: string): number =>
  due === null ? 0 : Math.max(0, Math.round((Date.parse(today) - Date.parse(due)) / DAY));

/** The due days of an age, first and last; PostgreSQL's infinities stand for no bound. */
export interface AgeRange {
  readonly age: Age;
  readonly first: string;
  readonly last: string;
}

/** All ages in order, as they are on a day: every due day lies in exactly one, and one without a day in that which ends never. */
export const ageRanges = (today: string): readonly AgeRange[] =>
  ages.map(({ value, from, to }) => ({
    age: value,
    first: to === null ? '-infinity' : addDays(today, -to),
    last: from === null ? 'infinity' : addDays(today, -from),
  }));

const WEEK = 7;
const DUE_DAYS: Readonly<Record<DueWhen, (today: string) => Omit<AgeRange, 'age'>>> = {
  week: (today) => ({ first: today, last: addDays(today, WEEK) }),
  late: (today) => ({ first: '-infinity', last: addDays(today, -1) }),
};
/** The due days, first and last, of what is due soon or was due before today. @param asked a parameter of a list, of `dueWhen` */
export const dueDays = (asked: unknown, today: string): Omit<AgeRange, 'age'> => {
  const found = dueWhen.find(({ value }) => value === asked);
  if (!found) throw new Error(`Nothing is due ${String(asked)}.`);
  return DUE_DAYS[found.value](today);
};

/** The due days of one age. @param age a parameter of a list, of `ages` */
export const rangeOf = (age: unknown, today: string): AgeRange => {
  const found = ageRanges(today).find((range) => range.age === age);
  if (!found) throw new Error(`There is no age ${String(age)}.`);
  return found;
};
