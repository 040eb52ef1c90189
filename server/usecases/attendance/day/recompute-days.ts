// Reckons days anew and writes those that came out otherwise (attendance.md R1 to R4). Whatever touches a day's grounds ends here:
// punches, corrections, imports, leave, overtime, roster, and the night.
import { setImmediate } from 'node:timers/promises';
import { addDays } from '../../../../src/resources/kernel/date.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { dayAt, instantAt } from '../../../domain/attendance/local-time.ts';
import { punchesByDay } from '../../../domain/attendance/punch-day.ts';
import { minutesOf, type ReckonedDay, reckonDay, workedOvertime } from '../../../domain/attendance/reckon-day.ts';
import type { Scheduled } from '../../../domain/attendance/shift-of-day.ts';
import type { Context } from '../../kernel/contract.ts';
import { dayKey, type Facts, lockMembers, type Member, readFacts, readMembers, type StoredDay } from './day-facts.ts';
import { followDays } from './follow-port.ts';
import { lockedDays } from './locked-days.ts';
import { isEmployed, leaveOn, planDays } from './plan-days.ts';
import { type DayValues, isSameDay, writeDays } from './write-days.ts';

type Night = Pick<Context, 'tx' | 'now' | 'branches'>;
export interface Recompute {
  /** Left out: everybody of the branches in reach. */
  readonly pegawaiIds?: readonly number[];
  /** First and last day, 'YYYY-MM-DD'. */
  readonly from: string;
  readonly to: string;
  /** Past days take the shift that roster and employment name today, instead of the one that they were reckoned by. */
  readonly refresh?: boolean;
  /** Days of an approved payroll that would change are left as they are instead of refused. */
  readonly skipLocked?: boolean;
}

/** Punches that can belong to a day lie within two days of it (punch-day.ts). */
const AROUND = 2;

/** People whose days are reckoned before others who wait for the server are let in. */
const AT_ONCE = 20;

const iso = (ms: number): string => new Date(ms).toISOString();

/** A day that was entered by hand keeps what was entered; its minutes follow its hours. */
const edited = (stored: StoredDay, scheduled: Scheduled | null, isExempt: boolean): ReckonedDay => {
  const { in_at, out_at, in_source, out_source, status, is_half_day } = stored;
  const stamps = {
    in: in_at !== null && in_source !== null ? { at: in_at, source: in_source } : null,
    out: out_at !== null && out_source !== null ? { at: out_at, source: out_source } : null,
  };
  return { ...stamps, ...minutesOf(stamps, scheduled, { isExempt, isHalf: is_half_day }), status, is_half_day };
};

const valuesOf = (
  facts: Facts,
  { id, branch, is_exempt, round_minutes }: Member,
  day: string,
  { scheduled, reckoned }: { readonly scheduled: Scheduled | null; readonly reckoned: ReckonedDay },
): DayValues => {
  const overtimes = facts.overtimes.get(dayKey(id, day)) ?? [];
  const leave = scheduled && leaveOn(facts, id, day);
  return {
    profile_id: branch,
    pegawai_id: id,
    work_date: day,
    shift_id: scheduled?.shift.id ?? null,
    scheduled_in: scheduled?.in ?? null,
    scheduled_out: scheduled?.out ?? null,
    in_at: reckoned.in?.at ?? null,
    out_at: reckoned.out?.at ?? null,
    in_source: reckoned.in?.source ?? null,
    out_source: reckoned.out?.source ?? null,
    late_minutes: reckoned.late_minutes,
    early_minutes: is_exempt ? 0 : reckoned.early_minutes,
    work_minutes: reckoned.work_minutes,
    overtime_minutes: overtimes.reduce(
      (sum, one) => sum + workedOvertime(reckoned, one, { shift: scheduled, round: round_minutes }),
      0,
    ),
    status: reckoned.status,
    leave_id: leave?.id ?? null,
    is_half_day: reckoned.is_half_day,
  };
};

/** The days of one person that came out otherwise than they stand. */
const changedDays = (
  facts: Facts,
  member: Member,
  { from, to, refresh, now }: Recompute & { readonly now: number },
): readonly DayValues[] => {
  const zone = member.timezone;
  const today = dayAt(zone, now);
  const keepBefore = refresh === true ? undefined : today;
  const planned = planDays(facts, member, { from: addDays(from, -AROUND), to: addDays(to, AROUND), keepBefore });
  const byDay = punchesByDay(zone, planned, facts.punches.get(member.id) ?? [], member.repeat_minutes);
  return planned.flatMap(({ day, scheduled }) => {
    if (day < from || day > to) return [];
    const punches = byDay.get(day) ?? [];
    const leave = leaveOn(facts, member.id, day);
    const stored = facts.stored.get(dayKey(member.id, day));
    if (!stored && !isEmployed(member, day) && punches.length === 0) return [];
    // What is to come stands in the roster; a day of its own it has once something happened to it.
    if (!stored && day > today && punches.length === 0 && leave === null) return [];
    const reckoned = stored?.is_edited
      ? edited(stored, scheduled, member.is_exempt)
      : reckonDay(punches, { scheduled, leave, isExempt: member.is_exempt, now });
    const values = valuesOf(facts, member, day, { scheduled, reckoned });
    return stored && isSameDay(stored, values) ? [] : [values];
  });
};

/** First and last instant of the punches that can belong to the days, whatever the zone. */
const punchSpan = (from: string, to: string): readonly [string, string] => [
  iso(instantAt('Asia/Jayapura', addDays(from, -AROUND), '00:00')),
  iso(instantAt('Asia/Jakarta', addDays(to, AROUND + 1), '00:00')),
];

/**
 * Reckons the days of people anew, in few statements for many of them, and answers how many it changed. What was entered by hand stays
 * as it was entered. Locks the people until the transaction ends; called after what it is reckoned of was written.
 * @throws Refusal attendance-locked (423) where a day of an approved payroll would change, unless those are skipped
 */
export const recomputeDays = async (
  { tx, now, branches }: Night,
  { pegawaiIds, from, to, refresh, skipLocked }: Recompute,
): Promise<{ readonly changed: number }> => {
  const members = await readMembers(tx, branches, pegawaiIds);
  if (members.length === 0) return { changed: 0 };
  await lockMembers(tx, members);
  const [start, end] = [addDays(from, -AROUND), addDays(to, AROUND)];
  const facts = await readFacts(tx, members, { from: start, to: end, punches: punchSpan(from, to) });
  const wanted: DayValues[] = [];
  for (const [n, member] of members.entries()) {
    if (n % AT_ONCE === AT_ONCE - 1) await setImmediate();
    wanted.push(...changedDays(facts, member, { from, to, refresh: refresh ?? false, now: now.getTime() }));
  }
  const locked = await lockedDays(tx, wanted);
  const [held] = locked.values();
  if (held !== undefined && skipLocked !== true) throw new Refusal('attendance-locked', { nama: held });
  const open = wanted.filter(({ profile_id, work_date }) => !locked.has(`${profile_id} ${work_date}`));
  if (open.length === 0) return { changed: 0 };
  await writeDays(tx, open, now);
  await followDays.given()(
    { tx, now, branches },
    open.map(({ pegawai_id, work_date }) => ({ pegawai_id, work_date })),
  );
  return { changed: open.length };
};
