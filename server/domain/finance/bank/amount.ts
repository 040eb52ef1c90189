// Amounts and days of bank statements, read by their letters: never through a fraction, which loses sen above ten million million.
import { formatRupiah } from '../../../../src/resources/kernel/money.ts';

/** What stands between rupiah and sen: '1,500,000.00' or '1.500.000,00'. */
export type DecimalMark = '.' | ',';

const SHAPES: Readonly<Record<DecimalMark, RegExp>> = {
  '.': /^(?<sign>[-+]?)(?<whole>\d{1,3}(?:,\d{3})+|\d*)(?:\.(?<part>\d{0,2}))?$/,
  ',': /^(?<sign>[-+]?)(?<whole>\d{1,3}(?:\.\d{3})+|\d*)(?:,(?<part>\d{0,2}))?$/,
};

/**
 * Sen of an amount as a bank writes it: '1,500,000.00', '.00', '287490'.
 * @returns null: it is no amount, or one beyond what is counted without loss
 */
export const senOf = (text: string, mark: DecimalMark): number | null => {
  const found = SHAPES[mark].exec(text.trim().replace(/^(?:Rp\.?|IDR)\s*/i, ''))?.groups;
  const whole = found?.['whole']?.replace(/\D/g, '') ?? '';
  const part = found?.['part'] ?? '';
  if (!found || whole + part === '') return null;
  const sen = Number(`${whole}${part.padEnd(2, '0')}`);
  if (!Number.isSafeInteger(sen)) return null;
  return found['sign'] === '-' && sen !== 0 ? -sen : sen;
};

/** Whole rupiah of sen, half away from nothing. */
export const rupiahOf = (sen: number): number => Math.sign(sen) * Math.floor((Math.abs(sen) + 50) / 100) + 0;

/** 'YYYY-MM-DD' of three numbers that are a day, else null. */
export const dayOf = (year: number, month: number, day: number): string | null => {
  const date = new Date(Date.UTC(year, month - 1, day));
  const right = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return right ? date.toISOString().slice(0, 10) : null;
};

export interface Range {
  /** 'YYYY-MM-DD' */
  readonly start: string;
  readonly end: string;
}

/**
 * The day of a '05/09' without a year: months before that in which the period begins belong to the year in which it ends.
 * @returns null: no such day, as 29/02 of a common year
 */
export const dayWithin = ({ start, end }: Range, month: number, day: number): string | null => {
  const [first, last] = [Number(start.slice(0, 4)), Number(end.slice(0, 4))];
  return dayOf(month < Number(start.slice(5, 7)) ? last : first, month, day);
};

const MONTHS = [
  ['jan', 'januari', 'january'],
  ['feb', 'februari', 'february', 'peb', 'pebruari'],
  ['mar', 'maret', 'march'],
  ['apr', 'april'],
  ['mei', 'may'],
  ['jun', 'juni', 'june'],
  ['jul', 'juli', 'july'],
  ['agu', 'agt', 'ags', 'agustus', 'aug', 'august'],
  ['sep', 'september', 'sept'],
  ['okt', 'oktober', 'oct', 'october'],
  ['nov', 'november', 'nop', 'nopember'],
  ['des', 'desember', 'dec', 'december'],
] as const;
const monthNamed = (word: string): number =>
  MONTHS.findIndex((names) => (names as readonly string[]).includes(word.toLowerCase())) + 1;

/** How a bank writes a day; what follows the day in the cell is its time. */
export type DateForm = 'dd/mm' | 'dd/mm/yyyy' | 'dd/mm/yy' | 'yyyy-mm-dd' | 'dd month yyyy';

const numbers = (text: string, shape: RegExp): readonly number[] | null => {
  const found = shape.exec(text);
  return found && found.slice(1).map(Number);
};
const readers: Readonly<Record<DateForm, (text: string, period: Range | null) => string | null>> = {
  'dd/mm': (text, period) => {
    const [day, month] = numbers(text, /^(\d{1,2})\/(\d{1,2})$/) ?? [];
    return day === undefined || month === undefined || !period ? null : dayWithin(period, month, day);
  },
  'dd/mm/yyyy': (text) => {
    const [day, month, year] = numbers(text, /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})(?:\s|$)/) ?? [];
    return day && month && year ? dayOf(year, month, day) : null;
  },
  'dd/mm/yy': (text) => {
    const [day, month, year] = numbers(text, /^(\d{1,2})[/-](\d{1,2})[/-](\d{2})(?:\s|$)/) ?? [];
    return day && month && year !== undefined ? dayOf(2000 + year, month, day) : null;
  },
  'yyyy-mm-dd': (text) => {
    const [year, month, day] = numbers(text, /^(\d{4})-(\d{2})-(\d{2})(?:[ T]|$)/) ?? [];
    return day && month && year ? dayOf(year, month, day) : null;
  },
  'dd month yyyy': (text) => {
    const found = /^(\d{1,2})[ -]([A-Za-z]+)[ -](\d{4})(?:\s|$)/.exec(text);
    return found ? dayOf(Number(found[3]), monthNamed(found[2] ?? ''), Number(found[1])) : null;
  },
};

/**
 * The day in a cell, by the first of the forms that it has.
 * @param period of the statement, for forms without a year
 * @returns 'YYYY-MM-DD', null when it is none
 */
export const dayIn = (text: string, forms: readonly DateForm[], period: Range | null): string | null => {
  const plain = text.trim().replace(/^'/, '');
  for (const form of forms) {
    const day = readers[form](plain, period);
    if (day) return day;
  }
  return null;
};

/** '1.500.000,25' of sen, as Indonesian papers write it. */
export const formatSen = (sen: number): string => {
  const [whole, part] = [Math.floor(Math.abs(sen) / 100), Math.abs(sen) % 100];
  const rest = part === 0 ? '' : `,${String(part).padStart(2, '0')}`;
  return `${formatRupiah(sen < 0 ? -whole : whole)}${rest}`;
};
