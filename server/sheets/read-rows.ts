// The rows of the first sheet that people see and that is not empty, as it streams by: one sheet at a time, no more rows than allowed.
import type { CellErrorValue } from 'exceljs';
import { Refusal } from '../../src/resources/refusals.ts';
import { type Plain, textOf } from './cell.ts';
import { contentOf } from './unpack.ts';
import { decodeText, openWorkbook, type Workbook } from './workbook.ts';
import { readXml } from './xml.ts';
import { readDirectory, type ZipEntry } from './zip-directory.ts';

/** Rows beneath the header that hold something. */
const MAX_ROWS = 5000;
/** Of a sheet that is not taken: its header and the first row beneath it stand within so many. */
const PEEKED_ROWS = 20;
/** Empty ones between them, at most so many to each: reading them takes long, and is for nothing. */
const ROW_ELEMENTS_EACH = 4;
const MAX_COLUMNS = 100;
/** Characters of all cells together; a text that is shared counts in every cell. */
const MAX_CHARACTERS = 16_000_000;
/** Excel's days are counted from here; 1970 is day 25569. */
const UNIX_DAY = 25_569;
const DAYS_BEFORE_1904 = 1462;
const DAY_MS = 86_400_000;

/** Cells of the header, then of each row that is not empty, with its row number in the sheet. */
export interface SheetRows {
  readonly header: readonly Plain[];
  readonly rows: readonly { readonly number: number; readonly cells: readonly Plain[] }[];
  /** 'F2:F4': cells beneath the header that were merged; all but the first of them have no value. */
  readonly merged: readonly string[];
  /** Row of the first filled cell beyond the columns that are read; null: there is none. */
  readonly beyond: number | null;
}
/** A sheet that is not taken: its header and the first row beneath it. */
export interface OtherSheet {
  readonly name: string;
  readonly header: readonly Plain[];
  readonly first: readonly Plain[];
}
/** The sheet, and the others that have rows too. */
export interface ReadWorkbook extends SheetRows {
  readonly others: readonly OtherSheet[];
  /** Its days are counted from 1904, as old Macs do. */
  readonly since1904: boolean;
}
/** A cell as the sheet has it. */
interface Raw {
  readonly column: number;
  readonly type: string;
  readonly style: number;
  /** It is reckoned by a formula, whose result is its text. */
  isReckoned: boolean;
  text: string;
}

/** 'AB12' is in column 27, the first being 0. */
const columnOf = (reference: string): number => {
  const letters = /^[A-Z]{1,3}/.exec(reference)?.[0] ?? '';
  return Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
};

/** A day that there is not stays what was written. */
const dayOr = (day: Date, text: string): Date | string => (Number.isNaN(day.getTime()) ? text : day);

/** What people see of a fraction whose format says '%', without the noise of its last digit: 0.07 is 7. */
const hundredths = (n: number): number => Number((n * 100).toPrecision(15));

/** A number in a cell, as the day or the percentage that its format makes of it. */
const numberIn = (text: string, style: number, { since1904, shows }: Workbook): Plain => {
  const n = Number(text);
  const shown = shows[style];
  if (!Number.isFinite(n)) return text;
  if (shown === 'percent') return hundredths(n);
  if (typeof shown === 'object')
    return Number.isInteger(n) && n >= 0 ? (textOf(n)?.padStart(shown.digits, '0') ?? null) : n;
  if (shown !== 'day') return n;
  return dayOr(new Date(Math.round((n - UNIX_DAY + (since1904 ? DAYS_BEFORE_1904 : 0)) * DAY_MS)), text);
};

/** Reads cells by their type. @param texts the shared ones */
const cellReader = (workbook: Workbook, texts: readonly string[]) => {
  const shared = (text: string): string => {
    const found = texts[Number(text)];
    if (found === undefined) throw new Refusal('wrong-template');
    return found;
  };
  return ({ type, style, isReckoned, text }: Raw): Plain => {
    // Nobody has reckoned it yet: the program that wrote the file cannot. It is not empty, and its value is not known.
    if (isReckoned && text === '' && type !== 'str') return { error: '#N/A' };
    if (type === 'inlineStr' || type === 'str') return decodeText(text);
    if (text === '') return null;
    if (type === 's') return shared(text);
    if (type === 'b') return text === '1' || text === 'true';
    if (type === 'e') return { error: text } as CellErrorValue;
    if (type === 'd') return dayOr(new Date(text), text);
    return numberIn(text, style, workbook);
  };
};

/** Whether 'F2:F4' lies beneath the header, at least with one of its rows. */
const isBeneath = (range: string): boolean => Number(/(\d+)$/.exec(range)?.[1] ?? 0) > 1;

/** Collects rows while the elements of a sheet go by. @param most null: no more than the first row is kept of those beneath the header */
const createCollector = (valueOf: (raw: Raw) => Plain, most: number | null) => {
  const rows: { number: number; cells: Plain[] }[] = [];
  const merged: string[] = [];
  let header: Plain[] = [];
  let beyond: number | null = null;
  let elements = 0;
  let characters = 0;
  let number = 0;
  let cells: Plain[] = [];

  const beginRow = (said: string | undefined): void => {
    elements += 1;
    if (most !== null && elements > most * ROW_ELEMENTS_EACH) throw new Refusal('too-many-rows');
    const next = said === undefined ? number + 1 : Number(said);
    // Rows stand in their order, or two readers see two sheets.
    if (!Number.isSafeInteger(next) || next <= number) throw new Refusal('wrong-template');
    number = next;
    cells = [];
  };
  const endRow = (): void => {
    if (!cells.some((cell) => textOf(cell ?? null) !== null)) return;
    const whole = Array.from(cells, (cell) => cell ?? null);
    if (number === 1) header = whole;
    else if (most !== null || rows.length === 0) rows.push({ number, cells: whole });
    if (most !== null && rows.length > most) throw new Refusal('too-many-rows');
  };
  const add = (raw: Raw): void => {
    const value = valueOf(raw);
    characters += typeof value === 'string' ? value.length : 0;
    if (characters > MAX_CHARACTERS) throw new Refusal('too-large');
    if (raw.column < MAX_COLUMNS) cells[raw.column] = value;
    else if (textOf(value) !== null) beyond ??= number;
  };
  return {
    beginRow,
    endRow,
    add,
    merge: (range: string): void => {
      if (isBeneath(range)) merged.push(range);
    },
    /** Enough was seen of a sheet that is not taken. */
    isDone: (): boolean => most === null && (rows.length > 0 || elements > PEEKED_ROWS),
    /** Where a cell stands that does not say so. */
    place: () => cells.length,
    result: (): SheetRows => ({ header, rows, merged, beyond }),
  };
};

const readSheet = async (workbook: Workbook, sheet: ZipEntry, most: number | null): Promise<SheetRows> => {
  const collector = createCollector(cellReader(workbook, await workbook.texts()), most);
  let cell: Raw | undefined;
  let isSpoken = false;
  let isValue = false;
  await readXml(contentOf(sheet), {
    open: (name, attributes) => {
      if (name === 'row') collector.beginRow(attributes['r']);
      if (name === 'rPh') isSpoken = true;
      if (name === 'c') {
        const { r, t = 'n', s = '' } = attributes;
        const column = r === undefined ? collector.place() : columnOf(r);
        cell = { column, type: t, style: Number(s), isReckoned: false, text: '' };
      }
      if (cell && name === 'f') cell.isReckoned = true;
      if (name === 'mergeCell') collector.merge(attributes['ref'] ?? '');
      isValue = cell !== undefined && (name === 'v' || (name === 't' && !isSpoken));
    },
    close: (name) => {
      isValue = false;
      if (name === 'rPh') isSpoken = false;
      if (name === 'c' && cell) {
        if (cell.column >= 0) collector.add(cell);
        cell = undefined;
      }
      if (name === 'row') collector.endRow();
    },
    text: (part) => {
      if (cell && isValue) cell.text += part;
    },
    isDone: collector.isDone,
  });
  return collector.result();
};

const isFilled = ({ header, rows }: SheetRows): boolean => header.length > 0 || rows.length > 0;

/**
 * Rows of the first sheet that is neither hidden nor empty; of the others the header and one row.
 * @throws Refusal wrong-template (422) when it is no readable workbook, too-large (413) when it unpacks too far,
 * too-many-rows (422) above `most` rows
 */
export const readRows = async (bytes: Buffer, most = MAX_ROWS): Promise<ReadWorkbook> => {
  const workbook = await openWorkbook(readDirectory(bytes));
  let first: SheetRows | undefined;
  const others: OtherSheet[] = [];
  for (const { name, entry } of workbook.sheets) {
    const read = await readSheet(workbook, entry, first ? null : most);
    const [below] = read.rows;
    if (!first && isFilled(read)) first = read;
    else if (below) others.push({ name, header: read.header, first: below.cells });
  }
  const { since1904 } = workbook;
  return { ...(first ?? { header: [], rows: [], merged: [], beyond: null }), others, since1904 };
};
