// Numbers and days that people write as text in a cell. What two people would read as two numbers is none.
import { isDate, monthNames } from '../../src/resources/kernel/date.ts';

/** '1.250.000', '1.250,5': grouped by points, as Indonesia writes, with two groups or decimals behind them. */
const BY_POINTS = /^-?\d{1,3}(?:(?:\.\d{3}){2,}(?:,\d+)?|\.\d{3},\d+)$/;
/** '1,250,000', '1,250.5': grouped by commas, as programs in English write. */
const BY_COMMAS = /^-?\d{1,3}(?:(?:,\d{3}){2,}(?:\.\d+)?|,\d{3}\.\d+)$/;
/** '1250', '12,5', '0.125' */
const PLAIN = /^-?\d+(?:[.,]\d+)?$/;
/** '1.250' and '12,500': thousands to one, three decimals to another. */
const UNCLEAR = /^-?[1-9]\d{0,2}[.,]\d{3}$/;

/**
 * The number that a text says; undefined when it says none, or when it could be two: '1.250' is refused, not read as 1,25.
 * Amounts in rupiah, which have no decimals, are read by `parseRupiah` before.
 */
export const numberInText = (text: string): number | undefined => {
  const bare = text.replace(/^(-?)\s*Rp\.?\s*/i, '$1').trim();
  if (BY_POINTS.test(bare)) return Number(bare.replaceAll('.', '').replace(',', '.'));
  if (BY_COMMAS.test(bare)) return Number(bare.replaceAll(',', ''));
  return PLAIN.test(bare) && !UNCLEAR.test(bare) ? Number(bare.replace(',', '.')) : undefined;
};

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
