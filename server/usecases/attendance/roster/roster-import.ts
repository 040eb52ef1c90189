// The roster as a workbook, and back (attendance.md 8): whoever fills it in writes codes of shifts beneath the days.
import type { Calls } from '../../../../src/resources/calls.ts';
import { activeStatus } from '../../../../src/resources/kernel/active.ts';
import { formatDate } from '../../../../src/resources/kernel/date.ts';
import { field } from '../../../../src/resources/kernel/field.ts';
import { FREE_DAY, ROSTER_HEAD, type RosterCell } from '../../../domain/attendance/roster-sheet.ts';
import { named, run } from '../../../db/statement.ts';
import { writeSheet } from '../../../sheets/write-sheet.ts';
import type { CallRequest, Context, WriteContext } from '../../kernel/contract.ts';
import { Download, XLSX } from '../../kernel/download.ts';
import { readGrid } from './roster-grid.ts';
import { storeRoster } from './save-roster.ts';

type Request = CallRequest<Calls['attendance.schedule.import']>;
/** Faults that are told one by one. */
const TOLD = 200;

const codesOf = named<{ id: number; attendance_code: string; leave_at: string | null }, [branch: number]>(
  'roster_codes',
  `select u.id, u.attendance_code, u.leave_at from pegawais p join users u on u.id = p.id
   where p.profile_id = $1 and u.attendance_code is not null and u.status = ${activeStatus.active}`,
);
const shiftCodes = named<{ id: number; code: string }, [branch: number]>(
  'roster_shift_codes',
  `select id, code from shifts where profile_id = $1 and status = ${activeStatus.active}`,
);

/** A cell as a row of the roster, or what is wrong with it. */
const sortCells = async ({ tx, branch }: WriteContext, cells: readonly RosterCell[]) => {
  const [staff, shifts] = await Promise.all([run(tx, codesOf, branch.id), run(tx, shiftCodes, branch.id)]);
  const byCode = new Map(staff.map((person) => [person.attendance_code, person]));
  const shiftOf = new Map(shifts.map(({ id, code }) => [code, id]));
  const unknown = [...new Set(cells.map(({ code }) => code))].filter((code) => !byCode.has(code));
  const known = cells.filter(({ code }) => byCode.has(code));
  const wrong = known.flatMap(({ row, code, date, shift }) => {
    const last = byCode.get(code)?.leave_at;
    if (shift !== null && !shiftOf.has(shift)) return [{ row, message: `Kode shift ${shift} tidak dikenal` }];
    return shift !== null && last && date > last
      ? [{ row, message: `Pegawai sudah keluar per ${formatDate(last)}.` }]
      : [];
  });
  const rows = known.flatMap(({ code, date, shift }) => {
    const person = byCode.get(code);
    // A free day after the last one says nothing.
    if (!person || (person.leave_at !== null && date > person.leave_at)) return [];
    return [{ pegawai_id: person.id, work_date: date, shift_id: shift === null ? null : (shiftOf.get(shift) ?? null) }];
  });
  return { unknown, wrong, rows };
};

/** Rows of unknown numbers are named and left out; with any other fault nothing is stored. @throws Refusal attendance-locked (423) */
export const importRoster = async (context: WriteContext, { table, upload }: Request) => {
  if (!upload || !table) throw new Error('The import takes a file.');
  const cells = table.rows.map(({ row, values }) => ({ row, ...values }));
  const { unknown, wrong, rows } = await sortCells(context, cells);
  const errors = [...table.problems.map(({ row, message }) => ({ row, message })), ...wrong];
  const saved = errors.length > 0 || rows.length === 0 ? 0 : await storeRoster(context, rows);
  const message = `impor ${saved} hari jadwal kerja dari ${upload.filename.slice(-80)}`;
  return {
    record: {
      data: {
        saved,
        unknown_code: unknown.toSorted(),
        errors: errors.toSorted((a, b) => a.row - b.row).slice(0, TOLD),
      },
    },
    log: saved === 0 ? null : { message, url: '/attendance/master/shift/jadwal' },
  };
};

/** The roster as it stands, to be changed and sent back. */
export const rosterSheet = async (
  context: Context,
  { query }: CallRequest<Calls['attendance.schedule.template']>,
): Promise<Download> => {
  const { days, shifts, staff } = await readGrid(context, query);
  const codes = await Promise.all(context.branches.map((branch) => run(context.tx, codesOf, branch)));
  const codeOf = new Map(codes.flat().map(({ id, attendance_code }) => [id, attendance_code]));
  const shiftCode = new Map(shifts.map(({ id, code }) => [id, code]));
  const column = (name: string, header: string) => ({ name, header, field: field.text(header, { max: 100 }) });
  const heading = (day: string): string => day.split('-').toReversed().join('/');
  const columns = [
    column('code', ROSTER_HEAD[0]),
    column('name', ROSTER_HEAD[1]),
    ...days.map((day) => column(day, heading(day))),
  ];
  // A row without a number could not come back.
  const numbered = staff.flatMap(({ id, name, days: own }) => {
    const code = codeOf.get(id);
    return code === undefined ? [] : [{ code, name, own }];
  });
  const rows = numbered.map(({ code, name, own }) => ({
    code,
    name,
    ...Object.fromEntries(
      own.map(({ shift_id }, at) => [days[at], shift_id === null ? FREE_DAY : (shiftCode.get(shift_id) ?? FREE_DAY)]),
    ),
  }));
  return new Download(`Jadwal ${query.start_date}.xlsx`, XLSX, writeSheet('Jadwal', columns, rows));
};
