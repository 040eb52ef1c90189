// Somebody's own attendance: today, how he may check in, and the days of a month (attendance.md 4, 5).
import type { AnswerOf } from '../../../../src/resources/answers.ts';
import type { Calls } from '../../../../src/resources/calls.ts';
import { punchDirection, punchSource } from '../../../../src/resources/attendance/day-status.ts';
import { dayAt } from '../../../domain/attendance/local-time.ts';
import { totalsOf } from '../../../domain/attendance/day-totals.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import type { CallRequest, Context } from '../../kernel/contract.ts';
import { mayPunchAnywhere } from './check-in.ts';
import { type Member, readMembers } from './day-facts.ts';
import { type DayRow, readDays } from './day-rows.ts';
import { monthSpan } from './list-monthly.ts';
import { readCheckRules } from './preferences.ts';
import { lookAround } from './store-punch.ts';

type Mine = AnswerOf<'attendance.me.show'>;
type Month = AnswerOf<'attendance.me.month'>;

const balanceOf = named<{ rest: number }, [number, number]>(
  'attendance_own_balance',
  `select entitlement + carried - expired + adjusted - used as rest from leavebalances where pegawai_id = $1 and year = $2`,
);
const holidaysOf = named<{ holiday_date: string; name: string }, [number, string, string]>(
  'attendance_own_holidays',
  `select holiday_date, name from holidays
   where (profile_id is null or profile_id = $1) and holiday_date between $2 and $3`,
);

const ownMembers = ({ tx, actor, branches }: Context): Promise<readonly Member[]> =>
  readMembers(tx, branches, [actor.id]);

const dayOn = async (context: Context, member: Member, date: string): Promise<DayRow | null> => {
  const { id, branch } = member;
  const [found] = await readDays(context, { branches: [branch], pegawais: [id], from: date, to: date });
  return found?.days[0] ?? null;
};

/** The day that a punch now would belong to: in the morning still the night before's. */
const currentDay = async (context: Context, member: Member): Promise<DayRow | null> => {
  const at = context.now.getTime();
  const punch = { at, direction: punchDirection.unknown, source: punchSource.web };
  const { day } = await lookAround(context, member, punch);
  return dayOn(context, member, day ?? dayAt(member.timezone, at));
};

/** Until he came he can come, from then on leave. */
const nextOf = (today: DayRow | null): Mine['next'] => {
  if (today === null) return null;
  return today.in_at === null ? 'in' : 'out';
};

/** Today, and how one may check in. Who is no member of attendance has no day. */
export const showOwn = async (context: Context): Promise<Mine> => {
  const { tx, now } = context;
  const [member] = await ownMembers(context);
  const nowhere = { today: null, now: now.toISOString(), next: null, balance: null } as const;
  if (!member) return { ...nowhere, allowed: { web: false, ip_ok: false, photo: false, geo: null } };
  const year = Number(dayAt(member.timezone, now.getTime()).slice(0, 4));
  const [today, rules, anywhere, balance] = [
    await currentDay(context, member),
    await readCheckRules(context, member.branch),
    await mayPunchAnywhere(context, member.id),
    await runOne(tx, balanceOf, member.id, year),
  ];
  const { web, photo, lat, lng, radius_m, ip_ok } = rules;
  const geo = anywhere || lat === null || lng === null ? null : { lat, lng, radius_m };
  return {
    today,
    now: now.toISOString(),
    next: web ? nextOf(today) : null,
    allowed: { web, ip_ok: anywhere || ip_ok, photo, geo },
    balance: balance?.rest ?? null,
  };
};

const NO_DAYS: Month = { days: [], totals: totalsOf([]) };

/** The days of a month, to come ones by the roster. */
export const showOwnMonth = async (
  context: Context,
  { query }: CallRequest<Calls['attendance.me.month']>,
): Promise<Month> => {
  const [member] = await ownMembers(context);
  if (!member) return NO_DAYS;
  const { from, to } = monthSpan(query.month);
  const [[found], holidays] = [
    await readDays(context, { branches: [member.branch], pegawais: [member.id], from, to }),
    await run(context.tx, holidaysOf, member.branch, from, to),
  ];
  const days = found?.days ?? [];
  const names = new Map(holidays.map(({ holiday_date, name }) => [holiday_date, name]));
  return {
    days: days.map((day) => ({ ...day, holiday: names.get(day.work_date) ?? null })),
    totals: totalsOf(days),
  };
};
