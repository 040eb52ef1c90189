// Days as they are shown: what stands, and for days to which nothing has happened yet what the roster says (attendance.md 4).
import { initialOf } from '../../../../src/resources/platform/initial.ts';
import {
  dayLetters,
  dayStatus,
  type DayStatus,
  type PunchSource,
} from '../../../../src/resources/attendance/day-status.ts';
import { daysOf } from '../../../domain/platform/calendar.ts';
import { reckonDay } from '../../../domain/attendance/reckon-day.ts';
import { named, run } from '../../../db/statement.ts';
import type { Context } from '../../kernel/contract.ts';
import { avatarUrl } from '../../platform/file/avatar-url.ts';
import { dayKey, type Facts, type Member, readFacts, readMembers } from './day-facts.ts';
import { isEmployed, leaveOn, planDays } from './plan-days.ts';

interface ShiftCard {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly color: string;
  readonly start_time: string;
  readonly end_time: string;
}
/** A day on the wire. */
export interface DayRow {
  readonly id: number | null;
  readonly work_date: string;
  readonly shift: ShiftCard | null;
  readonly scheduled_in: string | null;
  readonly scheduled_out: string | null;
  readonly in_at: string | null;
  readonly out_at: string | null;
  readonly in_source: PunchSource | null;
  readonly out_source: PunchSource | null;
  readonly late_minutes: number;
  readonly early_minutes: number;
  readonly work_minutes: number;
  readonly overtime_minutes: number;
  readonly status: DayStatus;
  readonly letter: (typeof dayLetters)[DayStatus];
  readonly leave_id: number | null;
  readonly is_half_day: boolean;
  readonly is_edited: boolean;
  readonly note: string | null;
  readonly version: number;
}
type StoredRow = Omit<DayRow, 'shift' | 'letter' | 'id'> & {
  readonly id: number;
  readonly pegawai_id: number;
  readonly shift_id: number | null;
};
const shownDays = named<StoredRow, [readonly number[], string, string]>(
  'day_shown',
  `select id, pegawai_id, work_date, shift_id, scheduled_in, scheduled_out, in_at, out_at, in_source, out_source, late_minutes,
     early_minutes, work_minutes, overtime_minutes, status, leave_id, is_half_day, is_edited, note, version
   from attendances where pegawai_id = any ($1) and work_date between $2 and $3`,
);
const shiftCards = named<ShiftCard, [readonly number[]]>(
  'day_shift_cards',
  'select id, code, name, color, start_time, end_time from shifts where profile_id = any ($1)',
);

export interface Card {
  readonly id: number;
  readonly name: string;
  readonly initial: string;
  readonly jobname: string | null;
  readonly attendance_code: string | null;
  readonly avatarurl: string | null;
}
interface CardRow {
  readonly id: number;
  readonly jobname: string | null;
  readonly attendance_code: string | null;
  readonly avatar: number | null;
  readonly department_id: number | null;
  readonly department: string | null;
}
const cardsOf = named<CardRow, [readonly number[]]>(
  'day_cards',
  `select u.id, u.jobname, u.attendance_code, u.avatar, d.id as department_id, d.name as department
   from users u join pegawais p on p.id = u.id left join departments d on d.id = p.department_id where u.id = any ($1)`,
);

/** What is known of people beside their names. */
export const readCards = async ({ tx }: Pick<Context, 'tx'>, members: readonly Member[]) => {
  const rows = await run(
    tx,
    cardsOf,
    members.map(({ id }) => id),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return new Map(
    members.map(({ id, name }) => {
      const row = byId.get(id);
      const department = row?.department_id ? { id: row.department_id, name: row.department ?? '' } : null;
      const card: Card = {
        id,
        name,
        initial: initialOf(name),
        jobname: row?.jobname ?? null,
        attendance_code: row?.attendance_code ?? null,
        avatarurl: avatarUrl(id, row?.avatar ?? null),
      };
      return [id, { card, department }];
    }),
  );
};

const iso = (ms: number | undefined): string | null => (ms === undefined ? null : new Date(ms).toISOString());

/** A day to which nothing has happened. */
const plannedRow =
  (facts: Facts, cards: ReadonlyMap<number, ShiftCard>, member: Member, now: number) =>
  (day: ReturnType<typeof planDays>[number]): DayRow => {
    const { scheduled, day: work_date } = day;
    const leave = leaveOn(facts, member.id, work_date);
    const { status, is_half_day } = reckonDay([], { scheduled, leave, isExempt: member.is_exempt, now });
    return {
      id: null,
      work_date,
      shift: (scheduled && cards.get(scheduled.shift.id)) ?? null,
      scheduled_in: iso(scheduled?.in),
      scheduled_out: iso(scheduled?.out),
      in_at: null,
      out_at: null,
      in_source: null,
      out_source: null,
      late_minutes: 0,
      early_minutes: 0,
      work_minutes: 0,
      overtime_minutes: 0,
      // Nobody is absent before his day was closed.
      status: status === dayStatus.absent ? dayStatus.waiting : status,
      letter: status === dayStatus.absent ? '' : dayLetters[status],
      leave_id: scheduled && leave ? leave.id : null,
      is_half_day,
      is_edited: false,
      note: null,
      version: 0,
    };
  };

export interface MemberDays {
  readonly member: Member;
  /** The days on which he is employed, in their order. */
  readonly days: readonly DayRow[];
}

/** The days of people in a range, by the names of the people. @param pegawais left out: all members of the branches */
export const readDays = async (
  context: Pick<Context, 'tx' | 'now'>,
  {
    branches,
    pegawais,
    from,
    to,
  }: {
    readonly branches: readonly number[];
    readonly pegawais?: readonly number[];
    readonly from: string;
    readonly to: string;
  },
): Promise<readonly MemberDays[]> => {
  const { tx, now } = context;
  const members = await readMembers(tx, branches, pegawais);
  const ids = members.map(({ id }) => id);
  const [stored, shifts] = await Promise.all([
    run(tx, shownDays, ids, from, to),
    run(tx, shiftCards, [...new Set(members.map(({ branch }) => branch))]),
  ]);
  const cards = new Map(shifts.map((shift) => [shift.id, shift]));
  const byKey = new Map(stored.map((row) => [dayKey(row.pegawai_id, row.work_date), row]));
  const dates = daysOf(from, to);
  const isMissing = members.some((member) =>
    dates.some((day) => isEmployed(member, day) && !byKey.has(dayKey(member.id, day))),
  );
  const facts = isMissing ? await readFacts(tx, members, { from, to }) : undefined;
  return members.map((member) => {
    const made = facts && plannedRow(facts, cards, member, now.getTime());
    const planned = facts && new Map(planDays(facts, member, { from, to }).map((day) => [day.day, day]));
    const days = dates.flatMap((date): readonly DayRow[] => {
      const row = byKey.get(dayKey(member.id, date));
      if (row) {
        const { pegawai_id: _of, shift_id, ...rest } = row;
        return [
          { ...rest, shift: shift_id === null ? null : (cards.get(shift_id) ?? null), letter: dayLetters[row.status] },
        ];
      }
      const day = planned?.get(date);
      return day && made && isEmployed(member, date) ? [made(day)] : [];
    });
    return { member, days };
  });
};
