// Days as they are shown: what stands, and for days to which nothing has happened yet what the roster says (attendance.md 4).
import {
  dayLetters,
  dayStatus,
  type DayStatus,
  type PunchSource,
} from '../../../../src/resources/attendance/day-status.ts';
import { daysOf } from '../../../domain/platform/calendar.ts';
import type { CountedDay } from '../../../domain/attendance/day-totals.ts';
import { reckonDay } from '../../../domain/attendance/reckon-day.ts';
import { named, run, type Statement } from '../../../db/statement.ts';
import type { Context } from '../../kernel/contract.ts';
import { type Facts, type Member, readFacts, readMembers } from './day-facts.ts';
import { isEmployed, leaveOn, planDay } from './plan-days.ts';

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

/** A day as it stands. Named one by one: of thousands of rows, taking a few out of each costs more than reading them. */
const shownRow = (row: StoredRow, shift: ShiftCard | null): DayRow => ({
  id: row.id,
  work_date: row.work_date,
  shift,
  scheduled_in: row.scheduled_in,
  scheduled_out: row.scheduled_out,
  in_at: row.in_at,
  out_at: row.out_at,
  in_source: row.in_source,
  out_source: row.out_source,
  late_minutes: row.late_minutes,
  early_minutes: row.early_minutes,
  work_minutes: row.work_minutes,
  overtime_minutes: row.overtime_minutes,
  status: row.status,
  letter: dayLetters[row.status],
  leave_id: row.leave_id,
  is_half_day: row.is_half_day,
  is_edited: row.is_edited,
  note: row.note,
  version: row.version,
});

const iso = (ms: number | undefined): string | null => (ms === undefined ? null : new Date(ms).toISOString());

/** A day to which nothing has happened. */
const plannedRow =
  (facts: Facts, cards: ReadonlyMap<number, ShiftCard>, member: Member, now: number) =>
  (work_date: string): DayRow => {
    const { scheduled } = planDay(facts, member, work_date);
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

export interface MemberDays<Day = DayRow> {
  readonly member: Member;
  /** The days on which he is employed, in their order. */
  readonly days: readonly Day[];
}
export interface DaysAsked {
  readonly branches: readonly number[];
  /** Left out: all members of the branches. */
  readonly pegawais?: readonly number[] | undefined;
  /** First and last day. */
  readonly from: string;
  readonly to: string;
}
type Asking = Pick<Context, 'tx' | 'now'>;

/** Rows by person and day. */
const byDay = <Row extends { readonly pegawai_id: number; readonly work_date: string }>(rows: readonly Row[]) => {
  const found = new Map<number, Map<string, Row>>();
  for (const row of rows) {
    const own = found.get(row.pegawai_id);
    if (own) own.set(row.work_date, row);
    else found.set(row.pegawai_id, new Map([[row.work_date, row]]));
  }
  return found;
};

/** The days that stand, and for those that do not what is planned. @param shown of a day that stands */
const daysWith = async <Row extends { readonly pegawai_id: number; readonly work_date: string }, Day>(
  { tx, now }: Asking,
  { branches, pegawais, from, to }: DaysAsked,
  [statement, shown]: readonly [
    Statement<Row, [readonly number[], string, string]>,
    (row: Row, cards: ReadonlyMap<number, ShiftCard>) => Day,
  ],
): Promise<readonly MemberDays<Day | DayRow>[]> => {
  const members = await readMembers(tx, branches, pegawais);
  const ids = members.map(({ id }) => id);
  const [stored, shifts] = await Promise.all([
    run(tx, statement, ids, from, to),
    run(tx, shiftCards, [...new Set(members.map(({ branch }) => branch))]),
  ]);
  const cards = new Map(shifts.map((shift) => [shift.id, shift]));
  const found = byDay(stored);
  const dates = daysOf(from, to);
  const lacking = dates.filter((day) =>
    members.some((member) => !found.get(member.id)?.has(day) && isEmployed(member, day)),
  );
  const [first, last] = [lacking[0], lacking.at(-1)];
  const facts =
    first !== undefined && last !== undefined ? await readFacts(tx, members, { from: first, to: last }) : undefined;
  return members.map((member) => {
    const own = found.get(member.id);
    const made = facts && plannedRow(facts, cards, member, now.getTime());
    const days: (Day | DayRow)[] = [];
    for (const date of dates) {
      const row = own?.get(date);
      if (row) days.push(shown(row, cards));
      else if (made && isEmployed(member, date)) days.push(made(date));
    }
    return { member, days };
  });
};

/** The days of people in a range, by the names of the people. */
export const readDays = (context: Asking, asked: DaysAsked): Promise<readonly MemberDays[]> =>
  daysWith(context, asked, [
    shownDays,
    (row, cards) => shownRow(row, row.shift_id === null ? null : (cards.get(row.shift_id) ?? null)),
  ]);

/** What is counted of a day. */
export type CountedRow = CountedDay & Pick<DayRow, 'work_date' | 'letter'>;
type StoredCount = CountedDay & Pick<StoredRow, 'pegawai_id' | 'work_date'>;
const countedDays = named<StoredCount, [readonly number[], string, string]>(
  'day_counted',
  `select pegawai_id, work_date, status, is_half_day, late_minutes, work_minutes, overtime_minutes
   from attendances where pegawai_id = any ($1) and work_date between $2 and $3`,
);

/** What is counted of the days of people, for thousands of days. */
export const countDays = (context: Asking, asked: DaysAsked): Promise<readonly MemberDays<CountedRow>[]> =>
  daysWith(context, asked, [
    countedDays,
    ({ work_date, status, is_half_day, late_minutes, work_minutes, overtime_minutes }): CountedRow => ({
      work_date,
      letter: dayLetters[status],
      status,
      is_half_day,
      late_minutes,
      work_minutes,
      overtime_minutes,
    }),
  ]);
