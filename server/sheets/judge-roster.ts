// A sheet of the roster, whose columns are days (attendance.md 8), as cells that the import takes. Runs in the worker.
import { formatDate } from '../../src/resources/kernel/date.ts';
import { Refusal } from '../../src/resources/refusals.ts';
import { readRoster, type RosterCell } from '../domain/attendance/roster-sheet.ts';
import { dateOf, type Plain, textOf } from './cell.ts';
import type { JudgedTable } from './judge-table.ts';
import { readRows } from './read-rows.ts';

const plainText = (cell: Plain): string => (cell instanceof Date ? (dateOf(cell) ?? '') : (textOf(cell) ?? ''));

export type RosterTable = JudgedTable<'code', Omit<RosterCell, 'row'>>;
/** @throws Refusal wrong-template, too-many-rows (422) */
export const judgeRoster = async (bytes: Buffer): Promise<RosterTable> => {
  const { header, rows } = await readRows(bytes);
  const cells = readRoster(
    header.map(plainText),
    rows.map(({ number, cells: plain }) => ({ number, cells: plain.map(plainText) })),
  );
  if (!cells) throw new Refusal('wrong-template');
  const seen = new Set<string>();
  const problems = cells.flatMap(({ row, code, date }) => {
    const key = `${code} ${date}`;
    const isAgain = seen.has(key);
    seen.add(key);
    return isAgain
      ? [{ row, field: 'code' as const, message: `Attendance ID ${code} tertulis dua kali pada ${formatDate(date)}` }]
      : [];
  });
  return {
    rows: cells.map(({ row, code, date, shift }) => ({ row, cells: {}, values: { code, date, shift } })),
    problems,
    together: [],
  };
};
