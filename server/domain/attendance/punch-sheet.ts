// Punches of a file (attendance.md 8): the log of a machine, with or without headings, or a sheet with a row for each day. Pure.
import { addDays, isDate } from '../../../src/resources/kernel/date.ts';
import { field } from '../../../src/resources/kernel/field.ts';
import { punchDirection, type PunchDirection } from '../../../src/resources/attendance/day-status.ts';
import { csvRows } from '../csv.ts';
import type { InputColumn } from '../sheet-column.ts';

/** Template of the log. */
export const PUNCH_COLUMNS = {
  attendance_code: { header: 'Attendance ID', field: field.text('Attendance ID', { max: 20 }), required: true },
  waktu: { header: 'Tanggal Jam', field: field.text('Tanggal Jam', { max: 19 }), required: true },
  arah: { header: 'Arah', field: field.text('Arah', { max: 10 }) },
} as const satisfies Readonly<Record<string, InputColumn>>;
/** Template of the sheet by days. */
export const PUNCH_DAY_COLUMNS = {
  attendance_code: { header: 'No. ID', field: field.text('No. ID', { max: 20 }) },
  nama: { header: 'Nama', field: field.text('Nama', { max: 100 }) },
  tanggal: { header: 'Tanggal', field: field.date('Tanggal') },
  masuk: { header: 'Scan Masuk', field: field.text('Scan Masuk', { max: 8 }) },
  pulang: { header: 'Scan Pulang', field: field.text('Scan Pulang', { max: 8 }) },
} as const satisfies Readonly<Record<string, InputColumn>>;

export type PunchFormat = 'log' | 'harian';
/** A row as texts; days and times of a workbook as 'YYYY-MM-DD HH:mm:ss', a time alone on a day of 1899 or 1900. */
export interface TextRow {
  readonly number: number;
  readonly cells: readonly string[];
}
export interface FilePunch {
  readonly row: number;
  readonly code: string;
  /** The wall clock of the branch, 'YYYY-MM-DD HH:mm:ss'. */
  readonly at: string;
  readonly direction: PunchDirection;
}
export interface PunchFile {
  readonly format: PunchFormat;
  readonly punches: readonly FilePunch[];
  readonly errors: readonly { readonly row: number; readonly message: string }[];
}

const pad = (text: string): string => text.padStart(2, '0');

/** 'HH:mm:ss' of '8:05', '08.05' or '08:05:12', also behind a day. */
const timeOf = (text: string): string | undefined => {
  const [, hour, minute, second = '0'] = /(?:^|[T ])(\d{1,2})[:.](\d{2})(?:[:.](\d{2}))?(?:\.\d+)?$/.exec(text) ?? [];
  if (hour === undefined || minute === undefined) return undefined;
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return undefined;
  return `${pad(hour)}:${minute}:${pad(second)}`;
};

/** 'YYYY-MM-DD' of the day that a text begins with: year or day first. */
const dayOf = (text: string): string | undefined => {
  const [, year, month, day] = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})(?=[T ]|$)/.exec(text) ?? [];
  const [, first, second, last] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?=[T ]|$)/.exec(text) ?? [];
  const found = `${year ?? last ?? ''}-${pad(month ?? second ?? '')}-${pad(day ?? first ?? '')}`;
  return isDate(found) ? found : undefined;
};

/** '2026-03-04 07:58' and '04/03/2026 07:58:12' to 'YYYY-MM-DD HH:mm:ss'; undefined: no such moment. */
export const momentOf = (text: string): string | undefined => {
  const [day, time] = [dayOf(text), timeOf(text)];
  return day === undefined || time === undefined ? undefined : `${day} ${time}`;
};

const DIRECTIONS: Readonly<Record<string, PunchDirection>> = {
  in: punchDirection.in,
  masuk: punchDirection.in,
  cin: punchDirection.in,
  i: punchDirection.in,
  out: punchDirection.out,
  pulang: punchDirection.out,
  keluar: punchDirection.out,
  cout: punchDirection.out,
  o: punchDirection.out,
};

const keyOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/\(.*\)/, '')
    .replace(/[^\p{L}\p{N}]+/gu, '');

const HEADINGS = {
  code: ['attendanceid', 'noid', 'pin', 'userid', 'id', 'acno', 'nomor'],
  moment: ['tanggaljam', 'waktu', 'datetime', 'tanggalwaktu', 'tglwaktu', 'jamtanggal'],
  arah: ['arah', 'inout', 'state', 'status'],
  day: ['tanggal', 'tgl', 'date'],
  came: ['scanmasuk', 'masuk', 'jammasuk', 'in'],
  left: ['scanpulang', 'pulang', 'jampulang', 'scankeluar', 'out'],
} as const;
type Columns = Readonly<Record<keyof typeof HEADINGS, number>>;

const columnsOf = (cells: readonly string[]): Columns => {
  const keys = cells.map(keyOf);
  const at = (names: readonly string[]): number => keys.findIndex((key) => names.includes(key));
  return {
    code: at(HEADINGS.code),
    moment: at(HEADINGS.moment),
    arah: at(HEADINGS.arah),
    day: at(HEADINGS.day),
    came: at(HEADINGS.came),
    left: at(HEADINGS.left),
  };
};

interface Layout {
  readonly format: PunchFormat;
  readonly columns: Columns;
  /** Rows beneath the headings. */
  readonly from: number;
}
/** Rows above the headings, such as a title. */
const HEADING_WITHIN = 10;
const NONE = -1;
const CODE = /^[A-Za-z0-9.-]{1,20}$/;

/** The log that machines write: number, moment, and what else they know. */
const BARE = { code: 0, moment: 1, arah: NONE, day: NONE, came: NONE, left: NONE } as const;

const layoutOf = (rows: readonly TextRow[]): Layout | undefined => {
  for (const [index, { cells }] of rows.slice(0, HEADING_WITHIN).entries()) {
    const columns = columnsOf(cells);
    if (columns.code === NONE) continue;
    if (columns.moment !== NONE) return { format: 'log', columns, from: index + 1 };
    if (columns.day !== NONE && columns.came !== NONE && columns.left !== NONE)
      return { format: 'harian', columns, from: index + 1 };
  }
  const [first] = rows;
  const isBare = first && CODE.test(first.cells[0] ?? '') && momentOf(first.cells[1] ?? '') !== undefined;
  return isBare ? { format: 'log', columns: BARE, from: 0 } : undefined;
};

const NO_CODE = 'Attendance ID: Wajib diisi';
type Read = { readonly punches: readonly FilePunch[] } | { readonly message: string };

const readLog = ({ number: row, cells }: TextRow, columns: Columns): Read => {
  const code = cells[columns.code] ?? '';
  const at = momentOf(cells[columns.moment] ?? '');
  const direction = DIRECTIONS[keyOf(cells[columns.arah] ?? '')] ?? punchDirection.unknown;
  if (code === '') return { message: NO_CODE };
  return at === undefined ? { message: 'Tanggal Jam: Waktu tidak valid' } : { punches: [{ row, code, at, direction }] };
};

/** Somebody who leaves before he came leaves on the day after. */
const readDay = ({ number: row, cells }: TextRow, columns: Columns): Read => {
  const code = cells[columns.code] ?? '';
  const [came, left] = [cells[columns.came] ?? '', cells[columns.left] ?? ''];
  if (came === '' && left === '') return { punches: [] };
  if (code === '') return { message: NO_CODE.replace('Attendance ID', 'No. ID') };
  const day = dayOf(cells[columns.day] ?? '');
  if (day === undefined) return { message: 'Tanggal: Tanggal tidak valid' };
  const [inAt, outAt] = [timeOf(came), timeOf(left)];
  if (came !== '' && inAt === undefined) return { message: 'Scan Masuk: Jam tidak valid' };
  if (left !== '' && outAt === undefined) return { message: 'Scan Pulang: Jam tidak valid' };
  const lastDay = inAt !== undefined && outAt !== undefined && outAt < inAt ? addDays(day, 1) : day;
  return {
    punches: [
      ...(inAt === undefined ? [] : [{ row, code, at: `${day} ${inAt}`, direction: punchDirection.in }]),
      ...(outAt === undefined ? [] : [{ row, code, at: `${lastDay} ${outAt}`, direction: punchDirection.out }]),
    ],
  };
};

/** Whether the rows begin as one of the known files does. */
export const isPunchFile = (rows: readonly TextRow[]): boolean => layoutOf(rows) !== undefined;

/** The punches of a file's rows, and what is wrong with the others; undefined: it is none of the known files. */
export const readPunchRows = (rows: readonly TextRow[]): PunchFile | undefined => {
  const layout = layoutOf(rows);
  if (!layout) return undefined;
  const { format, columns, from } = layout;
  const punches: FilePunch[] = [];
  const errors: { row: number; message: string }[] = [];
  for (const row of rows.slice(from)) {
    const read = format === 'log' ? readLog(row, columns) : readDay(row, columns);
    if ('message' in read) errors.push({ row: row.number, message: read.message });
    else punches.push(...read.punches);
  }
  return { format, punches, errors };
};

const SEPARATORS = ['\t', ';', ','] as const;
/** Lines that tell by what cells are separated: a title above the headings may hold commas of its own. */
const LOOKED_AT = 10;
/** What separates the cells of at least half of the first lines: tabs, else semicolons, else commas; quoted ones separate nothing. */
const separatorOf = (lines: readonly string[]): string => {
  const bare = lines.slice(0, LOOKED_AT).map((line) => line.replace(/"[^"]*"/g, ''));
  return SEPARATORS.find((one) => 2 * bare.filter((line) => line.includes(one)).length >= bare.length) ?? '\t';
};

/** Rows of a text, one a line: a quote that is not closed ends with its line. */
export const textRows = (text: string): readonly TextRow[] => {
  const lines = text.split(/\r\n|\r|\n/).map((line, index) => ({ number: index + 1, line }));
  const filled = lines.filter(({ line }) => line.trim() !== '');
  const separator = separatorOf(filled.map(({ line }) => line));
  return filled.map(({ number, line }) => ({ number, cells: csvRows(line, separator)[0]?.cells ?? [] }));
};
