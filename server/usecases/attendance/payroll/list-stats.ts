// GET /api/attendance/stats: what days and wages of the staff come to over a range (attendance.md 5).
import { hasFeature } from '../../../../src/policies/index.ts';
import { ADMIN, FINANCE, MANAGER, SUPERADMIN } from '../../../../src/policies/role.ts';
import type { AnswerOf } from '../../../../src/resources/answers.ts';
import type { Calls } from '../../../../src/resources/calls.ts';
import { dayStatus } from '../../../../src/resources/attendance/day-status.ts';
import { periodState, shownSlipStates } from '../../../../src/resources/attendance/payroll-life.ts';
import { CAME, EXCUSED } from '../../../domain/attendance/day-totals.ts';
import { listed, named, run } from '../../../db/statement.ts';
import type { Actor, CallRequest, Context } from '../../kernel/contract.ts';
import { reportBranches } from '../../kernel/report-branches.ts';
import { readsWages } from './list-slips.ts';

type Answer = AnswerOf<'attendance.stats'>;
type Row = Answer['data'][number];

/** As `totalsOf` counts (domain/attendance/day-totals.ts), over days that were reckoned. */
const PART = 'case when a.is_half_day then 0.5 else 1 end';
const daysOf = (status: number): string => `coalesce(sum(${PART}) filter (where a.status = ${status}), 0)::float8`;
const PRESENT = `coalesce(sum(case when a.status in ${listed(CAME)} then ${PART}
         when a.is_half_day and a.status in ${listed(EXCUSED)} then 0.5 else 0 end), 0)::float8`;
const LATE = `count(*) filter (where a.status = ${dayStatus.late})`;
/** SQL of sums over days `a`, and the slips `t` of runs `r` whose nets are told: for who compares whole branches. */
export const attendanceSums = { hadir: PRESENT, telat: LATE, alpha: daysOf(dayStatus.absent) } as const;
export const TOLD_SLIPS = `payrolltransactions t join payrollperiodes r on r.id = t.payrollperiode_id
       and r.status <> ${periodState.cancelled} and t.status in ${listed(shownSlipStates)}`;
const stats = named<
  Row,
  [
    branches: readonly number[],
    from: string,
    to: string,
    people: readonly number[] | null,
    department: number | null,
    wages: boolean,
  ]
>(
  'attendance_stats',
  `with counted as (
     select a.pegawai_id,
       ${PRESENT} as hadir, ${LATE} as telat, sum(a.late_minutes) as telat_menit,
       ${daysOf(dayStatus.excused)} as izin, ${daysOf(dayStatus.sick)} as sakit, ${daysOf(dayStatus.leave)} as cuti,
       ${daysOf(dayStatus.absent)} as alpha, sum(a.work_minutes) as kerja_menit, sum(a.overtime_minutes) as lembur_menit
     from attendances a
     where a.profile_id = any ($1) and a.work_date between $2::date and $3::date and ($4::bigint[] is null or a.pegawai_id = any ($4))
     group by a.pegawai_id
   ), paid as (
     select t.pegawai_id, sum(t.net)::bigint as netto
     from ${TOLD_SLIPS}
     where $6 and t.profile_id = any ($1) and r.end_date between $2::date and $3::date
       and ($4::bigint[] is null or t.pegawai_id = any ($4))
     group by t.pegawai_id
   )
   select u.id, u.name, u.attendance_code, u.jobname, d.name as department, coalesce(c.hadir, 0) as hadir,
     coalesce(c.telat, 0)::int as telat, coalesce(c.telat_menit, 0)::int as telat_menit, coalesce(c.izin, 0) as izin,
     coalesce(c.sakit, 0) as sakit, coalesce(c.cuti, 0) as cuti, coalesce(c.alpha, 0) as alpha,
     coalesce(c.kerja_menit, 0)::int as kerja_menit, coalesce(c.lembur_menit, 0)::int as lembur_menit,
     case when $6 then coalesce(n.netto, 0) end as netto
   from pegawais p join users u on u.id = p.id left join departments d on d.id = p.department_id
   left join counted c on c.pegawai_id = p.id left join paid n on n.pegawai_id = p.id
   where p.profile_id = any ($1) and u.membership_id is not null and ($4::bigint[] is null or p.id = any ($4))
     and ($5::bigint is null or p.department_id = $5)
     and (c.pegawai_id is not null or n.pegawai_id is not null
       or (coalesce(u.join_at, $2::date) <= $3::date and coalesce(u.leave_at, $3::date) >= $2::date))
   order by u.name, u.id`,
);

export interface StatsAsked {
  readonly branches: readonly number[];
  /** Days, 'YYYY-MM-DD'. */
  readonly from: string;
  readonly to: string;
  /** Left out: all members of the branches. */
  readonly people?: readonly number[] | undefined;
  readonly department?: number | undefined;
}
/** Figures of members of attendance by their names; nets for who reads wages, of runs that end within the range. */
export const readStats = (
  { tx, actor }: Pick<Context, 'tx' | 'actor'>,
  { branches, from, to, people, department }: StatsAsked,
): Promise<readonly Row[]> => run(tx, stats, branches, from, to, people ?? null, department ?? null, readsWages(actor));

const DESK: readonly number[] = [ADMIN, FINANCE, MANAGER, SUPERADMIN];
const readsOthers = (actor: Actor): boolean =>
  DESK.includes(actor.role) &&
  (hasFeature(actor, '/attendance/attendance') || hasFeature(actor, '/attendance/payroll'));

const FIGURES = [
  'hadir',
  'telat',
  'telat_menit',
  'izin',
  'sakit',
  'cuti',
  'alpha',
  'kerja_menit',
  'lembur_menit',
] as const;
const sumOf = (rows: readonly Row[]): Answer['sum'] => {
  const totalOf = (name: (typeof FIGURES)[number]) => rows.reduce((sum, row) => sum + row[name], 0);
  const sums = Object.fromEntries(FIGURES.map((name) => [name, totalOf(name)])) as Omit<Answer['sum'], 'netto'>;
  const isTold = rows.some(({ netto }) => netto !== null);
  return { ...sums, netto: isTold ? rows.reduce((sum, { netto }) => sum + (netto ?? 0), 0) : null };
};

/** The staff of the branch for its desk; everybody else is answered himself. */
export const listStats = async (
  context: Context,
  { query }: CallRequest<Calls['attendance.stats']>,
): Promise<Answer> => {
  const { start_date: from, end_date: to, pegawai_id: asked, department_id: department } = query;
  const own = [context.actor.id].filter((id) => asked === undefined || asked === id);
  const chosen = asked === undefined ? undefined : [asked];
  const people = readsOthers(context.actor) ? chosen : own;
  const data = await readStats(context, { branches: reportBranches(context, undefined), from, to, people, department });
  return { data: [...data], count: data.length, sum: sumOf(data) };
};
