// Attendance and payroll: what one person waits for, beside the least SQL that knows the same (attendance.md 4, 5).
import type { BookJob } from './books.ts';
import { OPEN_BACK, PAID_BACK, runAt } from './fill-payroll.ts';
import { FIRST_STAFF, GRID_BRANCH } from './fill-staff.ts';
import { daysOfMonth } from './jobs.ts';
import { BRANCH } from './scale.ts';

export interface StaffPage extends BookJob {
  readonly least: string;
}

const [DAILY_MS, MONTHLY_MS, OWN_MS, LIST_MS, REPORT_MS] = [60, 120, 60, 120, 300];
/** One of the staff of the first branch, neither a doctor nor of the desk. */
export const MEMBER = 'staf5';
const MEMBER_ID = FIRST_STAFF + 5;
const WEEK = 7;
const DAY_MS = 86_400_000;
const dayBack = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);

type Limited = Pick<StaffPage, 'limit' | 'least'>;
const page = (name: string, as: BookJob['as'], path: string, limited: Limited): StaffPage => ({
  name,
  as,
  paths: [`/api/attendance/${path}`],
  ...limited,
});
const daysSql = (branch: number, from: string, to: string): string =>
  `select u.name, a.* from attendances a join users u on u.id = a.pegawai_id
   where a.profile_id = ${branch} and a.work_date between '${from}' and '${to}' order by u.name`;
const ownSql = (from: string, to: string): string =>
  `select * from attendances where pegawai_id = ${MEMBER_ID} and work_date between '${from}' and '${to}'`;
const rosterSql = (branch: number, from: string, to: string): string =>
  `select u.name, s.* from shiftschedules s join users u on u.id = s.pegawai_id
   where s.profile_id = ${branch} and s.work_date between '${from}' and '${to}' order by u.name`;
const staffSql = (where: string): string =>
  `select u.*, p.*, count(*) over () from users u join pegawais p on p.id = u.id
   where u.role <> 1 and u.status = 1 and ${where} order by lower(u.name), u.id limit 20`;
const LEAVES = `select l.*, u.name, (select count(*) from leaves where profile_id = ${BRANCH})
  from leaves l join users u on u.id = l.pegawai_id where l.profile_id = ${BRANCH} order by l.start_date desc, l.id desc limit 20`;
const slipsSql = (run: number, more: string): string =>
  `select t.*, u.name from payrolltransactions t join users u on u.id = t.pegawai_id where t.payrollperiode_id = ${run}
   order by u.name${more}`;

const dayPages = (): readonly StaffPage[] => {
  const [today, yesterday, week] = [dayBack(0), dayBack(1), dayBack(1 - WEEK)];
  const [start, end] = daysOfMonth(1);
  const [first] = daysOfMonth(0);
  const daily = (day: string): string => `attendance/daily?date=${day}`;
  const monthly = (day: string): string => `attendance/monthly?month=${day.slice(0, 7)}`;
  const roster = `schedule/grid?start_date=${today}&end_date=${week}`;
  const day = (branch: number, on: string): Limited => ({ limit: DAILY_MS, least: daysSql(branch, on, on) });
  return [
    page('daily page of 120 staff', 'grid', daily(yesterday), day(GRID_BRANCH, yesterday)),
    page('daily page of 500 staff', 'leader', daily(yesterday), day(BRANCH, yesterday)),
    page('daily page of 500 staff, today', 'leader', daily(today), day(BRANCH, today)),
    page('monthly grid of 120 staff', 'grid', monthly(start), {
      limit: MONTHLY_MS,
      least: daysSql(GRID_BRANCH, start, end),
    }),
    page('monthly grid of 120 staff, this month', 'grid', monthly(first), {
      limit: MONTHLY_MS,
      least: daysSql(GRID_BRANCH, first, today),
    }),
    page('own attendance, today', 'member', 'me', { limit: OWN_MS, least: ownSql(today, today) }),
    page('own attendance, a month', 'member', `me/month?month=${start.slice(0, 7)}`, {
      limit: OWN_MS,
      least: ownSql(start, end),
    }),
    page('roster of a week, 120 staff', 'grid', roster, { limit: LIST_MS, least: rosterSql(GRID_BRANCH, today, week) }),
    page('roster of a week, 500 staff', 'leader', roster, { limit: LIST_MS, least: rosterSql(BRANCH, today, week) }),
    page('leave list', 'leader', 'leave?limit=20', { limit: OWN_MS, least: LEAVES }),
  ];
};

const wagePages = (paid: number): readonly StaffPage[] => {
  const year = daysOfMonth(PAID_BACK)[0].slice(0, 4);
  return [
    page('slips of a run of 500, a page', 'books', `payrolltransaction?payrollperiode_id=${paid}&limit=100`, {
      limit: LIST_MS,
      least: slipsSql(paid, ' limit 100'),
    }),
    page('rekap of a run of 500', 'books', `payrollperiode/${paid}/report?type=rekap`, {
      limit: REPORT_MS,
      least: slipsSql(paid, ''),
    }),
    page('PPh 21 of a year, 500 staff', 'books', `pph21?year=${year}`, {
      limit: REPORT_MS,
      least: `select t.pegawai_id, sum(t.gross_taxable), sum(t.tax), sum(t.pension_employee) from payrolltransactions t
        join payrollperiodes p on p.id = t.payrollperiode_id where p.profile_id = ${BRANCH} and p.tax_year = ${year} group by 1`,
    }),
  ];
};

const listPages = (): readonly StaffPage[] => {
  const list = 'pegawai?status=1&limit=20';
  const own = `p.profile_id = ${BRANCH}`;
  return [
    page('staff of a branch', 'leader', list, { limit: OWN_MS, least: staffSql(own) }),
    page('staff of all branches', 'head', list, { limit: OWN_MS, least: staffSql('true') }),
    page('staff of all branches, a word', 'head', `${list}&keyword=0123`, {
      limit: OWN_MS,
      least: staffSql(`u.name ilike '%0123%'`),
    }),
    page('staff in the picker', 'cashier', `${list}&ucname=STAF%2001`, {
      limit: OWN_MS,
      least: staffSql(`${own} and u.name ilike 'staf 01%'`),
    }),
  ];
};

/** @param paid id of the paid run of the first branch */
export const staffPages = ({ paid }: { readonly paid: number }): readonly StaffPage[] => [
  ...dayPages(),
  ...wagePages(paid),
  ...listPages(),
];

/** The runs of the first branch that are read and reckoned. */
export const staffRuns = { paid: runAt(PAID_BACK), open: runAt(OPEN_BACK) };
