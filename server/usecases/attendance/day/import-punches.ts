// POST /api/attendance/attendance/import: the file of a machine, or a sheet by days (attendance.md 5, 8, 9). What was imported before
// changes nothing; rows of unknown numbers are named and left out.
import type { AnswerOf } from '../../../../src/resources/answers.ts';
import type { Calls } from '../../../../src/resources/calls.ts';
import { addDays } from '../../../../src/resources/kernel/date.ts';
import { punchDirection, punchSource } from '../../../../src/resources/attendance/day-status.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { fillText } from '../../../../src/resources/kernel/refusal.ts';
import { attendanceRefusals } from '../../../../src/resources/attendance/refusals.ts';
import { type FilePunch, PUNCH_COLUMNS, PUNCH_DAY_COLUMNS } from '../../../domain/attendance/punch-sheet.ts';
import { instantAt } from '../../../domain/attendance/local-time.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import { writeSheet } from '../../../sheets/write-sheet.ts';
import type { CallRequest, Context, WriteContext } from '../../kernel/contract.ts';
import { Download, XLSX } from '../../kernel/download.ts';
import { lockMembers, type Member, readMembers } from './day-facts.ts';
import { lockedDays } from './locked-days.ts';
import { isEmployed } from './plan-days.ts';
import { recomputeDays } from './recompute-days.ts';
import { isTimely } from './store-punch.ts';

type Request = CallRequest<Calls['attendance.attendance.import']>;
type Answer = AnswerOf<'attendance.attendance.import'>['data'];
interface Wrong {
  readonly row: number;
  readonly message: string;
}
/** A row whose person and moment are known. */
interface Found extends Pick<FilePunch, 'row' | 'direction'> {
  readonly member: Member;
  readonly date: string;
  /** Milliseconds of the epoch. */
  readonly ms: number;
}

/** Rows that are told one by one. */
const TOLD = 500;

const codesOf = named<{ id: number; attendance_code: string }, [number]>(
  'punch_codes',
  `select u.id, u.attendance_code from users u join pegawais p on p.id = u.id
   where p.profile_id = $1 and u.attendance_code is not null`,
);
const knownOf = named<{ found: number }, [readonly number[], readonly string[]]>(
  'punch_known',
  `select count(*) as found from unnest($1::bigint[], $2::timestamptz[]) as n (pegawai_id, punched_at)
   join attendancelogs l using (pegawai_id, punched_at)`,
);
const insertImport = named<{ id: number }, [number, string, string, number, string]>(
  'punch_import',
  `insert into attendanceimports (profile_id, file_name, format, ok_count, duplicate_count, created_by, created_at)
   values ($1, $2, $3, 0, 0, $4, $5) returning id`,
);
const countImport = named<unknown, [number, number, number]>(
  'punch_import_count',
  'update attendanceimports set ok_count = $2, duplicate_count = $3 where id = $1',
);
const insertLogs = named<
  { stored: number },
  [number, readonly number[], readonly string[], readonly number[], number, string, number]
>(
  'punch_import_logs',
  `with stored as (
     insert into attendancelogs (profile_id, pegawai_id, punched_at, direction, source, import_id, created_at, created_by)
     select $1, n.pegawai_id, n.punched_at, n.direction, ${punchSource.machine}, $5, $6, $7
     from unnest($2::bigint[], $3::timestamptz[], $4::smallint[]) as n (pegawai_id, punched_at, direction)
     on conflict (pegawai_id, punched_at) do nothing returning 1
   ) select count(*) as stored from stored`,
);

/** Machines write numbers with zeros before them. */
const bareCode = (code: string): string => code.replace(/^0+(?=.)/, '').toUpperCase();

const membersByCode = async ({ tx }: Context, branch: number): Promise<ReadonlyMap<string, Member>> => {
  const [codes, members] = await Promise.all([run(tx, codesOf, branch), readMembers(tx, [branch])]);
  const byId = new Map(members.map((member) => [member.id, member]));
  return new Map(
    codes.flatMap(({ id, attendance_code }) => {
      const member = byId.get(id);
      return member ? [[bareCode(attendance_code), member] as const] : [];
    }),
  );
};

interface Sorted {
  readonly found: readonly Found[];
  readonly unknown: readonly string[];
  readonly wrong: readonly Wrong[];
}
const WRONG_TIME = attendanceRefusals['attendance-time'][1];

const sort = (rows: readonly FilePunch[], byCode: ReadonlyMap<string, Member>, now: number): Sorted => {
  const found: Found[] = [];
  const unknown: string[] = [];
  const wrong: Wrong[] = [];
  for (const { row, code, at, direction } of rows) {
    const member = byCode.get(bareCode(code));
    if (!member) {
      unknown.push(code);
      continue;
    }
    const [date = '', time = ''] = at.split(' ');
    const ms = instantAt(member.timezone, date, time);
    if (!isTimely(ms, now)) wrong.push({ row, message: WRONG_TIME });
    else if (isEmployed(member, date)) found.push({ row, direction, member, date, ms });
    else wrong.push({ row, message: `Di luar masa kerja ${member.name}` });
  }
  return { found, unknown, wrong };
};

/** Rows of days that an approved payroll holds are told; the others stay. */
const splitLocked = async ({ tx }: Context, rows: readonly Found[]): Promise<Pick<Sorted, 'found' | 'wrong'>> => {
  const locked = await lockedDays(
    tx,
    rows.map(({ member, date }) => ({ profile_id: member.branch, work_date: date })),
  );
  if (locked.size === 0) return { found: rows, wrong: [] };
  const nameOf = ({ member, date }: Found) => locked.get(`${member.branch} ${date}`);
  return {
    found: rows.filter((one) => nameOf(one) === undefined),
    wrong: rows.flatMap((one) => {
      const nama = nameOf(one);
      const [, text] = attendanceRefusals['attendance-locked'];
      return nama === undefined ? [] : [{ row: one.row, message: fillText(text, { nama }) }];
    }),
  };
};

/** One of each person and second; a direction that is known goes before one that is not. */
const distinct = (rows: readonly Found[]): readonly Found[] => {
  const kept = new Map<string, Found>();
  for (const one of rows) {
    const key = `${one.member.id} ${one.ms}`;
    const before = kept.get(key);
    if (
      before === undefined ||
      (before.direction === punchDirection.unknown && one.direction !== punchDirection.unknown)
    )
      kept.set(key, one);
  }
  return [...kept.values()].toSorted((a, b) => a.member.id - b.member.id || a.ms - b.ms);
};

const columnsOf = (rows: readonly Found[]) => ({
  pegawais: rows.map(({ member }) => member.id),
  moments: rows.map(({ ms }) => new Date(ms).toISOString()),
  directions: rows.map(({ direction }) => direction),
});

const edges = (rows: readonly Found[]) => {
  const dates = rows.map(({ date }) => date).toSorted();
  return { first_date: dates[0] ?? null, last_date: dates.at(-1) ?? null };
};

/** Stores what is new and reckons its days. */
const store = async (
  context: WriteContext,
  rows: readonly Found[],
  file: { readonly name: string; readonly format: string },
): Promise<{ readonly ok: number; readonly changed: number }> => {
  const { tx, branch, now, actor } = context;
  const { first_date: first, last_date: last } = edges(rows);
  if (first === null || last === null) return { ok: 0, changed: 0 };
  const members = [...new Map(rows.map(({ member }) => [member.id, member])).values()];
  await lockMembers(tx, members);
  const made = await runOne(tx, insertImport, branch.id, file.name, file.format, actor.id, now.toISOString());
  if (!made) throw new Error('The import was not stored.');
  const { pegawais, moments, directions } = columnsOf(rows);
  const when = now.toISOString();
  const logs = await runOne(tx, insertLogs, branch.id, pegawais, moments, directions, made.id, when, actor.id);
  const ok = logs?.stored ?? 0;
  await run(tx, countImport, made.id, ok, rows.length - ok);
  if (ok === 0) return { ok, changed: 0 };
  const { changed } = await recomputeDays(
    { ...context, branches: [branch.id] },
    {
      pegawaiIds: members.map(({ id }) => id),
      from: addDays(first, -1),
      to: addDays(last, 1),
      skipLocked: true,
    },
  );
  return { ok, changed };
};

const known = async ({ tx }: Context, rows: readonly Found[]): Promise<number> => {
  const { pegawais, moments } = columnsOf(rows);
  return (await runOne(tx, knownOf, pegawais, moments))?.found ?? 0;
};

const LONGEST_NAME = 255;

/**
 * What a file became, or with `dry_run` what it would become.
 * @throws Refusal attendance-file (422) for another file, or another format than was asked for
 */
export const importPunches = async (context: WriteContext, { body, upload, table }: Request) => {
  if (!upload || !table) throw new Error('The import takes a file.');
  const rows = table.rows.map(({ row, values }) => ({ row, ...values }));
  const format = table.rows[0]?.values.format ?? table.problems[0]?.field ?? 'log';
  if (body.format !== 'auto' && body.format !== format) throw new Refusal('attendance-file');
  const byCode = await membersByCode(context, context.branch.id);
  const sorted = sort(rows, byCode, context.now.getTime());
  const open = await splitLocked(context, sorted.found);
  const wanted = distinct(open.found);
  const isDry = body.dry_run;
  const file = { name: upload.filename.slice(-LONGEST_NAME), format };
  const { ok, changed } = isDry
    ? { ok: wanted.length - (await known(context, wanted)), changed: 0 }
    : await store(context, wanted, file);
  const wrong = [...table.problems.map(({ row, message }) => ({ row, message })), ...sorted.wrong, ...open.wrong];
  const data: Answer = {
    format,
    ok,
    duplicate: open.found.length - ok,
    unknown_code: [...new Set(sorted.unknown)].toSorted(),
    unknown: sorted.unknown.length,
    errors: wrong.toSorted((a, b) => a.row - b.row).slice(0, TOLD),
    wrong: wrong.length,
    changed,
    ...edges(wanted),
    staff: new Set(wanted.map(({ member }) => member.id)).size,
  };
  const log = {
    message: `impor ${ok} absen dari ${file.name}`,
    url: `/attendance/attendance/daily?date=${data.last_date ?? context.today}`,
    after: { file: file.name, format, ok, duplicate: data.duplicate, unknown: data.unknown, wrong: data.wrong },
  };
  return { record: { data }, log: isDry || ok === 0 ? null : log };
};

/** The sheet to fill in. */
export const punchTemplate = async (
  _context: Context,
  { query }: CallRequest<Calls['attendance.attendance.template']>,
): Promise<Download> => {
  const isLog = query.format === 'log';
  const of = isLog ? PUNCH_COLUMNS : PUNCH_DAY_COLUMNS;
  const columns = Object.entries(of).map(([name, column]) => ({ name, header: column.header, field: column.field }));
  const title = isLog ? 'Import Mesin' : 'Import Harian';
  return new Download(`Template ${title}.xlsx`, XLSX, writeSheet(title, columns, []));
};
