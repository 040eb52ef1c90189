// How far an orthodontic treatment has come, in months (workspace.md 3). The same answer on both sides of the wire.

const MONTHS = 12;
const partsOf = (day: string): readonly [year: number, month: number, date: number] => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return [year, month, date];
};

/**
 * The month of the treatment that a day falls in: the first one begins on the day of the start.
 * @param start, day 'YYYY-MM-DD' @returns 0 before the start
 */
export const monthOf = (start: string, day: string): number => {
  const [year, month, date] = partsOf(start);
  const [toYear, toMonth, toDate] = partsOf(day);
  const whole = (toYear - year) * MONTHS + toMonth - month - (toDate < date ? 1 : 0);
  return day < start ? 0 : whole + 1;
};
