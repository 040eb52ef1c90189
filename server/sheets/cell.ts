// Excel codec: one entry per field kind, out of a cell and into a cell.
import type { CellErrorValue, CellValue } from 'exceljs';
import type { Field, FieldOf, Kind } from '../../src/resources/kernel/field.ts';
import { numberInText, rupiahInText } from '../../src/resources/kernel/number-text.ts';
import { dayInText } from './day-text.ts';

/** What a plain cell can hold once formulas, links and rich text are taken apart; of a formula that failed its error. */
export type Plain = string | number | boolean | Date | CellErrorValue | null;

const isFailed = (value: Plain): value is CellErrorValue =>
  typeof value === 'object' && value !== null && !(value instanceof Date);

/** Takes a cell apart: the result of a formula, the text of a link or of rich text. */
export const plainOf = (value: CellValue | undefined): Plain => {
  if (value === null || value === undefined) return null;
  if (typeof value !== 'object' || value instanceof Date) return value;
  if ('richText' in value) return value.richText.map((part) => part.text).join('');
  if ('hyperlink' in value) return plainOf(value.text);
  if ('error' in value) return value;
  return plainOf(value.result);
};

/** Text of a cell, trimmed, or null when it is empty. A number keeps all of its digits. */
export const textOf = (value: Plain): string | null => {
  if (value === null) return null;
  const text = shownText(value).trim();
  return text === '' ? null : text;
};

const shownText = (value: Exclude<Plain, null>): string => {
  if (isFailed(value)) return value.error;
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  return typeof value === 'number' ? plainNumber(value) : String(value);
};

const plainNumber = (n: number): string => (Number.isInteger(n) ? BigInt(n).toString() : String(n));

/** Days of Excel that somebody means by a bare number: 18 May 1927 to the end of 2199. A year, 1990, is none. */
const SERIALS = { first: 10_000, last: 109_573 } as const;
const DAY_MS = 86_400_000;
/** Day 0 of Excel, as it counts after February 1900. */
const EXCEL_EPOCH = Date.UTC(1899, 11, 30);

/** The day of a serial number in a cell without a date's format. */
const dateOfSerial = (serial: number): string | undefined =>
  serial >= SERIALS.first && serial <= SERIALS.last
    ? new Date(EXCEL_EPOCH + Math.floor(serial) * DAY_MS).toISOString().slice(0, 10)
    : undefined;

/** The day of a text (`dayInText`), an Excel date or its bare number as 'YYYY-MM-DD'; undefined: no such day. */
export const dateOf = (value: Plain): string | null | undefined => {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? undefined : value.toISOString().slice(0, 10);
  if (typeof value === 'number') return dateOfSerial(value);
  const text = textOf(value);
  return text === null ? null : dayInText(text);
};

const numberOf = (value: Plain): number | null | undefined => {
  if (typeof value === 'number') return value;
  const text = textOf(value);
  if (text === null) return null;
  return numberInText(text);
};

const moneyOf = (value: Plain): number | null | undefined => {
  if (typeof value === 'number') return value;
  const text = textOf(value);
  return text === null ? null : rupiahInText(text);
};

const optionOf = (f: FieldOf<'choice'>, text: string): number | string | undefined =>
  f.options.find((o) => o.label.toLowerCase() === text.toLowerCase() || String(o.value) === text)?.value;

/** How people, and the sheets of other programs, say it. */
const YES: readonly string[] = ['y', 'ya', 'true', '1'];
const NO: readonly string[] = ['t', 'tidak', 'false', '0'];

type Read = string | number | boolean | readonly (string | number)[] | null | undefined;

interface Codec<F> {
  /** undefined: the cell does not hold a value of this kind. */
  readonly read: (f: F, cell: Plain) => Read;
  readonly write: (f: F, value: unknown) => string | number | Date | null;
}

/** Excel keeps 15 digits: of a number of 16, as an NIK is, the last one has become 0. */
const FIRST_OF_16_DIGITS = 1e15;
const hasLostDigits = (cell: Plain): boolean =>
  typeof cell === 'number' && cell >= FIRST_OF_16_DIGITS && (cell % 10 === 0 || !Number.isSafeInteger(cell));

const asText: Codec<Field> = {
  read: (_f, cell) => (hasLostDigits(cell) ? undefined : textOf(cell)),
  write: (_f, value) => (value === null || value === undefined ? null : String(value)),
};
/** A batch 'MAR-12' of which Excel made a day is neither what was typed nor what is seen. */
const asName: Codec<Field> = {
  ...asText,
  read: (f, cell) => (cell instanceof Date ? undefined : asText.read(f, cell)),
};
const asNumber: Codec<Field> = {
  read: (_f, cell) => numberOf(cell),
  write: (_f, value) => (typeof value === 'number' ? value : null),
};
/** References, lists and records travel as text for people; they are not read back. */
const shown: Codec<Field> = {
  read: () => undefined,
  write: (_f, value) => {
    if (value === null || value === undefined) return null;
    if (typeof value === 'number') return value;
    if (typeof value === 'object') {
      const { name, label } = value as { readonly name?: unknown; readonly label?: unknown };
      const word = name ?? label;
      return word === undefined || word === null ? JSON.stringify(value) : String(word);
    }
    return String(value);
  },
};

const codecs: { readonly [K in Kind]: Codec<FieldOf<K>> } = {
  code: asName,
  text: asName,
  note: asText,
  integer: asNumber,
  quantity: asNumber,
  percent: {
    read: (_f, cell) => numberOf(typeof cell === 'string' ? cell.replace(/\s*%\s*$/, '') : cell),
    write: asNumber.write,
  },
  money: { read: (_f, cell) => moneyOf(cell), write: asNumber.write },
  date: {
    read: (_f, cell) => dateOf(cell),
    write: (_f, value) => (typeof value === 'string' ? new Date(`${value}T00:00:00Z`) : null),
  },
  time: asName,
  instant: {
    read: (_f, cell) => (cell instanceof Date ? cell.toISOString() : textOf(cell)),
    write: (_f, value) => (typeof value === 'string' ? new Date(value) : null),
  },
  flag: {
    read: (_f, cell) => {
      const text = textOf(cell)?.toLowerCase();
      if (text === undefined) return null;
      return YES.includes(text) ? true : NO.includes(text) ? false : undefined;
    },
    write: (_f, value) => (value === true ? 'Ya' : value === false ? 'Tidak' : null),
  },
  choice: {
    read: (f, cell) => {
      const text = textOf(cell);
      if (text === null) return null;
      if (!f.many) return optionOf(f, text);
      const values = text.split(',').map((part) => optionOf(f, part.trim()));
      return values.every((v) => v !== undefined) ? values : undefined;
    },
    write: (f, value) =>
      [value]
        .flat()
        .map((one) => f.options.find((o) => o.value === one)?.label)
        .filter((label) => label !== undefined)
        .join(', ') || null,
  },
  ref: shown,
  lines: shown,
  file: shown,
  json: shown,
  derived: shown,
};

/** Value of a cell by the field's kind; null: empty; undefined: not a value of this kind. */
export const readCell = (f: Field, cell: CellValue | undefined): Read => {
  const plain = plainOf(cell);
  return plain !== null && isFailed(plain) ? undefined : (codecs[f.kind] as Codec<Field>).read(f, plain);
};

/** What the server works out is written as what it is. */
const writtenAs = (f: Field): Kind => (f.kind === 'derived' && (f.as === 'money' || f.as === 'date') ? f.as : f.kind);

/** What to put into a cell for a value of the field. Text stays text: '=1+1' is written as a string, never as a formula. */
export const writeCell = (f: Field, value: unknown): string | number | Date | null =>
  (codecs[writtenAs(f)] as Codec<Field>).write(f, value);

const FORMATS: Partial<Record<Kind, string>> = {
  money: '#,##0',
  quantity: '#,##0.###',
  percent: '0.00',
  date: 'dd/mm/yyyy',
  instant: 'dd/mm/yyyy hh:mm',
};

/** Number format of a column. */
export const formatOf = (f: Field): string | undefined =>
  f.kind === 'date' && f.month ? 'mmmm yyyy' : FORMATS[writtenAs(f)];
