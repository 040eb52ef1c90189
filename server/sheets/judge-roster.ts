// A sheet of the roster, whose columns are days (attendance.md 8), as cells that the import takes. Runs in the worker.
import { formatDate } from '../../src/resources/kernel/date.ts';
import { Refusal } from '../../src/resources/refusals.ts';
import {
  isRosterHead,
  readRoster,
  ROSTER_HEAD,
  rosterHeadProblems,
  type RosterCell,
} from '../domain/attendance/roster-sheet.ts';
import { dateOf, type Plain, textOf } from './cell.ts';
import type { JudgedTable } from './judge-table.ts';
import { lostProblems } from './lost-problems.ts';
import { readRows } from './read-rows.ts';

const plainText = (cell: Plain): string => (cell instanceof Date ? (dateOf(cell) ?? '') : (textOf(cell) ?? ''));

export type RosterTable = JudgedTable<'code', Omit<RosterCell, 'row'>>;
/** @throws Refusal wrong-template, too-many-rows (422) */
export const judgeRoster = async (bytes: Buffer): Promise<RosterTable> => {
  const sheet = await readRows(bytes);
  const header = sheet.header.map(plainText);
  const wrong = rosterHeadProblems(header);
  // A shift that was drawn over several days stands in the first of them alone: the others would be free.
  const faults = wrong.length > 0 ? wrong : lostProblems(sheet, (other) => isRosterHead(other.header.map(plainText)));
  if (faults.length > 0) throw new Refusal('wrong-template', {}, { upload: faults });
  const { cells, nameless } = readRoster(
    header,
    sheet.rows.map(({ number, cells: plain }) => ({ number, cells: plain.map(plainText) })),
  );
  const seen = new Set<string>();
  const repeated = cells.flatMap(({ row, code, date }) => {
    const key = `${code} ${date}`;
    const isAgain = seen.has(key);
    seen.add(key);
    return isAgain
      ? [{ row, field: 'code' as const, message: `Attendance ID ${code} tertulis dua kali pada ${formatDate(date)}` }]
      : [];
  });
  return {
    rows: cells.map(({ row, code, date, shift }) => ({ row, cells: {}, values: { code, date, shift } })),
    problems: [
      ...nameless.map((row) => ({ row, field: 'code' as const, message: `${ROSTER_HEAD[0]}: Wajib diisi` })),
      ...repeated,
    ],
    together: [],
  };
};
