// Days that people write as text in a cell.
import { isDate, monthNames } from '../../src/resources/kernel/date.ts';

const ENGLISH = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;
/** August as some write it shortly. */
const AUGUST: readonly string[] = ['ags', 'agt'];
const SHORTEST = 3;

/** 1 to 12 of 'Agustus', 'Agu', 'August' or 'Aug'; undefined: no month. */
const monthOf = (text: string): number | undefined => {
  const word = text.toLowerCase();
  if (word.length < SHORTEST) return undefined;
  if (AUGUST.includes(word)) return 8;
  const found = [monthNames, ENGLISH].map((names) => names.findIndex((name) => name.toLowerCase().startsWith(word)));
  const at = Math.max(...found);
  return at < 0 ? undefined : at + 1;
};

const dayOf = (year: string, month: string | number, date: string): string | undefined => {
  const day = [year, String(month).padStart(2, '0'), date.padStart(2, '0')].join('-');
  return isDate(day) ? day : undefined;
};

/**
 * 'dd/mm/yyyy', 'yyyy-mm-dd' or 'dd Mmm yyyy', as screens and papers write it, to 'YYYY-MM-DD'; a time of day behind it is left
 * out. Undefined: no such day.
 */
export const dayInText = (text: string): string | undefined => {
  const bare = text.replace(/[T ]\d{1,2}[:.]\d{2}(:\d{2}(\.\d+)?)?Z?$/, '');
  const yearFirst = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})$/.exec(bare);
  if (yearFirst) return dayOf(yearFirst[1] ?? '', yearFirst[2] ?? '', yearFirst[3] ?? '');
  const dayFirst = /^(\d{1,2})(?:[/.-](\d{1,2})[/.-]|[ -]([a-z]+)[ -])(\d{4})$/i.exec(bare);
  if (!dayFirst) return undefined;
  const [, date = '', number, word = '', year = ''] = dayFirst;
  const month = number ?? monthOf(word);
  return month === undefined ? undefined : dayOf(year, month, date);
};
