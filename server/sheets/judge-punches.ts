// A file of punches, a workbook or the text of a machine, as rows that the import takes (attendance.md 8). Runs in the worker.
import { Refusal } from '../../src/resources/refusals.ts';
import {
  type FilePunch,
  isPunchFile,
  type PunchFile,
  type PunchFormat,
  readPunchRows,
  type TextRow,
  textRows,
} from '../domain/attendance/punch-sheet.ts';
import { type Plain, textOf } from './cell.ts';
import type { JudgedTable } from './judge-table.ts';
import { toldSheet } from './lost-problems.ts';
import { readRows } from './read-rows.ts';
import { isArchive } from './zip-directory.ts';

/** A year of a large clinic in one file. */
export const MOST_PUNCHES = 50_000;
const SECOND_MS = 1000;

const UTF16 = Buffer.from([0xff, 0xfe]);
/** @throws Refusal attendance-file for bytes that are no text */
const textIn = (bytes: Buffer): string => {
  const text = bytes.subarray(0, 2).equals(UTF16) ? bytes.toString('utf16le') : bytes.toString('utf8');
  if (text.includes('\0')) throw new Refusal('attendance-file');
  return text.replace(/^\uFEFF/, '');
};

/** A day or a time of a workbook, which counts fractions of days: to the second. */
const cellText = (cell: Plain): string => {
  if (!(cell instanceof Date)) return textOf(cell) ?? '';
  const whole = new Date(Math.round(cell.getTime() / SECOND_MS) * SECOND_MS);
  return whole.toISOString().slice(0, 19).replace('T', ' ');
};

const sheetRows = async (bytes: Buffer): Promise<readonly TextRow[]> => {
  const { header, rows, others } = await readRows(bytes, MOST_PUNCHES);
  const textsOf = (cells: readonly Plain[], number: number): TextRow => ({ number, cells: cells.map(cellText) });
  // Machines lay their sums beside the log; what else could be read here is punches.
  const unread = others.filter((sheet) => isPunchFile([textsOf(sheet.header, 1), textsOf(sheet.first, 2)]));
  if (unread.length > 0)
    throw new Refusal('attendance-file', {}, { upload: unread.map(({ name }) => toldSheet(name)) });
  return [textsOf(header, 1), ...rows.map(({ number, cells }) => textsOf(cells, number))];
};

/** Punches; a problem stands under the format of the file. */
export type PunchTable = JudgedTable<
  PunchFormat,
  Pick<FilePunch, 'code' | 'at' | 'direction'> & Pick<PunchFile, 'format'>
>;
/** @throws Refusal attendance-file, too-many-punches (422) */
export const judgePunches = async (bytes: Buffer): Promise<PunchTable> => {
  const rows = isArchive(bytes) ? await sheetRows(bytes) : textRows(textIn(bytes));
  if (rows.length > MOST_PUNCHES + 1) throw new Refusal('too-many-punches');
  const read = readPunchRows(rows);
  if (!read) throw new Refusal('attendance-file');
  const { format, punches, errors } = read;
  return {
    rows: punches.map(({ row, code, at, direction }) => ({ row, cells: {}, values: { code, at, direction, format } })),
    problems: errors.map(({ row, message }) => ({ row, field: format, message })),
    together: [],
  };
};
