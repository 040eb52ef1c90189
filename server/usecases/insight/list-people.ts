// People with their figures of a range (platform.md 5): doctors, staff and investors, each as a page or as Excel.
import { DOKTER, INVESTOR, roleName, staffRoles, SUPERADMIN } from '../../../src/policies/role.ts';
import { billType, issuedBillStates } from '../../../src/resources/finance/bill-life.ts';
import { standingDividendStates } from '../../../src/resources/finance/deviden-life.ts';
import { actorType, hutang, hutangKind } from '../../../src/resources/finance/hutang.ts';
import { hutangtransaction } from '../../../src/resources/finance/hutangtransaction.ts';
import { tindakanincome } from '../../../src/resources/finance/tindakanincome.ts';
import { field } from '../../../src/resources/kernel/field.ts';
import type { AnswerOf } from '../../../src/resources/answers.ts';
import type { Calls } from '../../../src/resources/calls.ts';
import { logStatus } from '../../../src/resources/platform/applog.ts';
import type { PeopleQuery } from '../../../src/resources/platform/dashboard-calls.ts';
import { visit } from '../../../src/resources/service/visit.ts';
import { likePattern } from '../../db/conditions.ts';
import { listed, planned, run, runOne, type Statement } from '../../db/statement.ts';
import type { SheetColumn } from '../../sheets/write-sheet.ts';
import { acrossBranches } from '../kernel/across-branches.ts';
import type { CallRequest, Context } from '../kernel/contract.ts';
import { reportBranches } from '../kernel/report-branches.ts';
import { DONE_IN_RANGE } from './done-in-range.ts';
import { AMOUNT, COUNT, LABEL, headed, workbook } from './figures.ts';
import { ATTENDANCE_COLUMNS, type Attended, withAttendance } from './staff-attendance.ts';

/** $1 branches, $2 first day, $3 last day, $4 pattern of the keyword or null, $5 one person or null, $6 rows, $7 rows before them. */
type Values = [readonly number[], string, string, string | null, number | null, number, number];

const PERSON = `u.id, u.name, u.username, u.role, p.name as branch, u.join_at::text as join_at, u.status`;
const FROM = (roles: string) => `users u join profiles p on p.id = u.profile_id
  where u.profile_id = any ($1) and u.role in (${roles}) and ($4::text is null or u.search ilike $4)
    and ($5::bigint is null or u.id = $5)`;

const DOCTORS = String(DOKTER);
const INVESTORS = String(INVESTOR);
/** All but who leads the group and who holds shares of it. */
const STAFF = staffRoles.filter((role) => role !== SUPERADMIN && role !== INVESTOR).join(', ');

/** More than a clinic group employs. */
const MOST_ROWS = 50_000;

const NAME = headed(LABEL, 'name', 'Nama');
const NUMBER: SheetColumn = { name: 'username', header: 'ID Pegawai', field: field.code('ID Pegawai') };
const BRANCH = headed(LABEL, 'branch', 'Cabang');
const JOINED: SheetColumn = { name: 'join_at', header: 'Tgl Join', field: field.date('Tgl Join') };

/** What is read of people: their roles have no words yet. */
type Read<A extends { readonly data: readonly unknown[] }> = Omit<A['data'][number], 'rolename'>;
interface List<Person, Shown extends object = Person & object> {
  readonly title: string;
  readonly roles: string;
  readonly page: Statement<Person, Values>;
  readonly columns: readonly SheetColumn[];
  /** What other rooms know of the people of a page. */
  readonly complete: (
    context: Context,
    query: PeopleQuery,
    branches: readonly number[],
    people: readonly Person[],
  ) => Promise<readonly Shown[]>;
}

const countOf = (roles: string) =>
  planned<{ count: number }, [Values[0], Values[3], Values[4]]>(
    `select count(*) as count from users u
     where u.profile_id = any ($1) and u.role in (${roles}) and ($2::text is null or u.search ilike $2)
       and ($3::bigint is null or u.id = $3)`,
  );

const asRead = async <Person>(_by: unknown, _asked: unknown, _of: unknown, people: readonly Person[]) => people;

const answer = async <Person extends object, Shown extends { readonly role: number }>(
  context: Context,
  query: PeopleQuery,
  { title, roles, page, columns, complete }: List<Person, Shown>,
) => {
  const branches = reportBranches(context, query.profile_id);
  const keyword = query.keyword ? likePattern(query.keyword.toLowerCase()) : null;
  const self = context.actor.role === INVESTOR ? context.actor.id : null;
  const values = [branches, query.start_date, query.end_date, keyword, self] as const;
  const limit = query.export ? MOST_ROWS : query.limit;
  const offset = query.export ? 0 : (query.page - 1) * query.limit;
  const rows = await run(context.tx, page, ...values, limit, offset);
  const people = await complete(context, query, branches, rows);
  const data = people.map((row) => ({ ...row, rolename: roleName(row.role) }));
  if (query.export) return workbook(query, { title, columns, rows: data });
  const total = await runOne(context.tx, countOf(roles), branches, keyword, self);
  return { data, count: total?.count ?? 0 };
};

/**
 * Fees that became theirs and slips of the range, what is owed and what waits for a laboratory now, in the branches that are asked for;
 * the last two are kept by day (docs/decisions/0092).
 */
const FEES = `earned as (
       select h.actor_id as doctor_id, sum(h.amount) as recognised from hutangs h
       where h.profile_id = any ($1) and h.actor_type = '${actorType.doctor}' and h.kind = '${hutangKind.doctorFee}'
         and h.status <> ${hutang.state.cancelled} and h.transaction_at between $2::date and $3::date group by h.actor_id
     ), open as (
       select h.actor_id as doctor_id, sum(h.open_amount) as owed from hutang_days h
       where h.profile_id = any ($1) and h.actor_type = '${actorType.doctor}' group by h.actor_id
     ), slips as (
       select s.actor_id as doctor_id, sum(s.gross_amount) as paid from hutangtransactions s
       where s.profile_id = any ($1) and s.actor_type = '${actorType.doctor}' and s.status = ${hutangtransaction.state.paid}
         and s.transaction_at between $2::date and $3::date group by s.actor_id
     ), waiting as (
       select i.doctor_id, sum(i.doctor_amount - i.accrued_doctor) as awaited from tindakanincome_days i
       where i.profile_id = any ($1) and i.status = ${tindakanincome.state.awaitsLab} group by i.doctor_id
     )`;

const doctors: List<Read<AnswerOf<'dashboard.stakeholder.doctor'>>> = {
  title: 'Dokter',
  complete: asRead,
  roles: DOCTORS,
  page: planned(
    `with seen as (
       select v.doctor_id, count(*) as visits, count(distinct v.customer_id) as patients from visits v
       where v.profile_id = any ($1) and v.visit_date between $2 and $3 and v.status = ${visit.state.finished} group by v.doctor_id
     ), done as (
       select t.doctor_id, sum(t.qty) as treatments, sum(t.amount)::bigint as amount
       from ${DONE_IN_RANGE} group by t.doctor_id
     ), ${FEES}
     select ${PERSON}, coalesce(seen.visits, 0) as visits, coalesce(seen.patients, 0) as patients,
       coalesce(done.treatments, 0) as treatments, coalesce(done.amount, 0) as amount,
       coalesce(earned.recognised, 0)::bigint as recognised, coalesce(open.owed, 0)::bigint as owed,
       coalesce(slips.paid, 0)::bigint as paid, coalesce(waiting.awaited, 0)::bigint as awaited
     from (select u.* from ${FROM(DOCTORS)}) u join profiles p on p.id = u.profile_id
     left join seen on seen.doctor_id = u.id left join done on done.doctor_id = u.id
     left join earned on earned.doctor_id = u.id left join open on open.doctor_id = u.id
     left join slips on slips.doctor_id = u.id left join waiting on waiting.doctor_id = u.id
     order by amount desc, visits desc, u.name, u.id limit $6 offset $7`,
  ),
  columns: [
    NAME,
    NUMBER,
    BRANCH,
    headed(COUNT, 'visits', 'Kunjungan selesai'),
    headed(COUNT, 'patients', 'Pasien'),
    headed(COUNT, 'treatments', 'Tindakan'),
    headed(AMOUNT, 'amount', 'Nilai tindakan'),
    headed(AMOUNT, 'recognised', 'Fee diakui'),
    headed(AMOUNT, 'owed', 'Terutang'),
    headed(AMOUNT, 'paid', 'Dibayar'),
    headed(AMOUNT, 'awaited', 'Menunggu lab'),
  ],
};

/**
 * GET dashboard/stakeholder/doctor: finished visits, treatments done with their amount before the bill's discount, and fees: recognised
 * and paid in the range, owed and awaiting a laboratory now.
 */
export const listDoctors = (context: Context, { query }: CallRequest<Calls['dashboard.stakeholder.doctor']>) =>
  answer(context, query, doctors);

type StaffRow = Read<AnswerOf<'dashboard.stakeholder.pegawai'>>;
const staff: List<Omit<StaffRow, Attended>, StaffRow> = {
  title: 'Pegawai',
  complete: withAttendance,
  roles: STAFF,
  page: planned(
    `with work as (
       select l.created_by, count(*) as entries, count(distinct (l.created_at at time zone b.timezone)::date) as days
       from applogs l join profiles b on b.id = l.profile_id
       where l.profile_id = any ($1) and l.status = ${logStatus.approved}
         and l.created_at >= ($2::date - 1)::timestamp at time zone 'UTC'
         and l.created_at < ($3::date + 1)::timestamp at time zone 'UTC'
         and (l.created_at at time zone b.timezone)::date between $2::date and $3::date group by l.created_by
     )
     select ${PERSON}, u.jobname, u.leave_at::text as leave_at, coalesce(work.days, 0) as days, coalesce(work.entries, 0) as entries
     from (select u.* from ${FROM(STAFF)}) u join profiles p on p.id = u.profile_id left join work on work.created_by = u.id
     order by u.name, u.id limit $6 offset $7`,
  ),
  columns: [
    NAME,
    NUMBER,
    headed(LABEL, 'rolename', 'Peran'),
    headed(LABEL, 'jobname', 'Jabatan'),
    BRANCH,
    JOINED,
    { name: 'leave_at', header: 'Tgl Keluar', field: field.date('Tgl Keluar') },
    headed(COUNT, 'days', 'Hari aktif'),
    headed(COUNT, 'entries', 'Aktivitas'),
    ...ATTENDANCE_COLUMNS,
  ],
};

/**
 * GET dashboard/stakeholder/pegawai: attendance, wages, and days on which somebody wrote something, and how much, by the activity
 * log.
 */
export const listStaff = (context: Context, { query }: CallRequest<Calls['dashboard.stakeholder.pegawai']>) =>
  answer(context, query, staff);

const investors: List<Read<AnswerOf<'dashboard.stakeholder.investor'>>> = {
  title: 'Investor',
  complete: asRead,
  roles: INVESTORS,
  page: planned(
    `with income as (
       select profile_id, sum(total_amount)::bigint as billed from bills
       where profile_id = any ($1) and posting_date between $2 and $3 and status in ${listed(issuedBillStates)}
       and type <> ${billType.opening}
       group by profile_id
     ), held as (
       select s.profile_id, s.investor_id, sum(s.lembar) as lembar, sum(sum(s.lembar)) over (partition by s.profile_id) as all_lembar
       from investorshares s
       where s.profile_id = any ($1) and s.valid_from <= $3::date and (s.valid_to is null or s.valid_to >= $3::date)
       group by s.profile_id, s.investor_id
     ), shares as (
       select investor_id, sum(lembar)::int as lembar, round(sum(lembar) * 100.0 / sum(all_lembar), 2)::float8 as percent
       from held group by investor_id
     ), shared as (
       select d.investor_id, sum(d.amount)::bigint as dividend from devidendetails d join devidens v on v.id = d.deviden_id
       where d.profile_id = any ($1) and v.transaction_at between $2 and $3 and v.status in ${listed(standingDividendStates)}
       group by d.investor_id
     ), owing as (
       select actor_id as investor_id, sum(open_amount)::bigint as owed from hutang_days
       where profile_id = any ($1) and actor_type = '${actorType.investor}' group by actor_id
     )
     select ${PERSON}, i.id as investor_id, coalesce(shares.lembar, 0) as lembar, coalesce(shares.percent, 0) as percent,
       coalesce(shared.dividend, 0) as dividend, coalesce(owing.owed, 0) as owed, coalesce(income.billed, 0) as billed
     from (select u.* from ${FROM(INVESTORS)}) u join profiles p on p.id = u.profile_id
     left join income on income.profile_id = u.profile_id left join investors i on i.user_id = u.id
     left join shares on shares.investor_id = i.id left join shared on shared.investor_id = i.id
     left join owing on owing.investor_id = i.id order by u.name, u.id limit $6 offset $7`,
  ),
  columns: [
    NAME,
    NUMBER,
    BRANCH,
    JOINED,
    headed(COUNT, 'lembar', 'Lembar'),
    { name: 'percent', header: '% saham', field: field.percent('% saham') },
    headed(AMOUNT, 'dividend', 'Deviden'),
    headed(AMOUNT, 'owed', 'Terutang'),
    headed(AMOUNT, 'billed', 'Tagihan terbit cabang'),
  ],
};

const branchIds = planned<{ id: number }>('select id from profiles order by id');

/**
 * GET dashboard/stakeholder/investor: shares on the last day, dividends of the range, what is owed now, and the bills issued in the
 * branch of the account. An investor is answered himself only, with what he holds in any branch.
 */
export const listInvestors = (context: Context, { query }: CallRequest<Calls['dashboard.stakeholder.investor']>) =>
  context.actor.role === INVESTOR
    ? acrossBranches(context, async (tx) => {
        const branches = (await run(tx, branchIds)).map(({ id }) => id);
        return answer({ ...context, tx, branches }, { ...query, profile_id: 'all' }, investors);
      })
    : answer(context, query, investors);
