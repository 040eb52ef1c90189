// When a recurring journal is due (finance.md 2a, 5): every so many months from its first day, once for each month. Pure.
import { addMonths } from '../../../src/resources/kernel/date.ts';

export interface Recurring {
  /** 'YYYY-MM-DD' */
  readonly start_at: string;
  readonly end_at: string | null;
  readonly interval_months: number;
}

/** 202603 of '2026-03-31': the month of a run, as the journal keeps it. */
export const monthOf = (day: string): number => Number(day.slice(0, 4)) * 100 + Number(day.slice(5, 7));

/** Its days in order, the end included; without an end they never stop. */
function* daysOf({ start_at, end_at, interval_months }: Recurring): Generator<string> {
  for (let months = 0; ; months += interval_months) {
    const day = addMonths(start_at, months);
    if (end_at !== null && day > end_at) return;
    yield day;
  }
}

/** Days up to `until` whose month has not been run. */
export const dueDays = (recurring: Recurring, ran: ReadonlySet<number>, until: string): readonly string[] => {
  const due: string[] = [];
  for (const day of daysOf(recurring)) {
    if (day > until) break;
    if (!ran.has(monthOf(day))) due.push(day);
  }
  return due;
};

/** The first day whose month has not been run; null: all have. */
export const nextDay = (recurring: Recurring, ran: ReadonlySet<number>): string | null => {
  for (const day of daysOf(recurring)) if (!ran.has(monthOf(day))) return day;
  return null;
};

/** The run that takes the remainder. */
export const isLastDay = ({ start_at, end_at, interval_months }: Recurring, day: string): boolean => {
  if (end_at === null) return false;
  const at = (text: string): number => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7));
  return addMonths(start_at, at(day) - at(start_at) + interval_months) > end_at;
};
