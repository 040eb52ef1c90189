// Which day a punch belongs to (attendance.md R2; corrections 20).
import type { TimeZone } from '../../../src/resources/kernel/date.ts';
import { punchDirection, type PunchDirection, type PunchSource } from '../../../src/resources/attendance/day-status.ts';
import { dayAt } from './local-time.ts';
import type { Scheduled } from './shift-of-day.ts';

export interface Punch {
  /** Milliseconds of the epoch, on a full second. */
  readonly at: number;
  readonly direction: PunchDirection;
  readonly source: PunchSource;
}
/** A day of one person and what he was to work on it; null: nothing. */
export interface PlannedDay {
  readonly day: string;
  readonly scheduled: Scheduled | null;
}

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** The punches in their order, without those that come within some minutes of the last one kept. */
export const withoutRepeats = <P extends Punch>(punches: readonly P[], minutes: number): readonly P[] => {
  const kept: P[] = [];
  for (const punch of punches.toSorted((a, b) => a.at - b.at)) {
    const last = kept.at(-1);
    if (last === undefined || punch.at - last.at > minutes * MINUTE_MS) kept.push(punch);
  }
  return kept;
};

/** How far a punch lies from the hour that it can mean: a known direction means one of them, an unknown one the nearer. */
const distance = ({ at, direction }: Punch, scheduled: Scheduled): number => {
  const [toIn, toOut] = [Math.abs(at - scheduled.in), Math.abs(at - scheduled.out)];
  if (direction === punchDirection.in) return toIn;
  return direction === punchDirection.out ? toOut : Math.min(toIn, toOut);
};

/** Days between which a window can open or close, at most: a shift of a whole day, and half a day before and after it. */
const REACH_MS = 2 * DAY_MS;

/**
 * The punches of each day: the day whose window holds the punch and whose hour is nearest, of two as near the earlier one. Without
 * such a day its calendar day, if nobody was to work on it; on a day with a shift it stays outside and counts nowhere.
 * @param days of one person, without gaps, from two days before to two days after those that are asked for
 * @param repeatMinutes `att_dup_minutes` of the branch
 */
export const punchesByDay = <P extends Punch>(
  zone: TimeZone,
  days: readonly PlannedDay[],
  punches: readonly P[],
  repeatMinutes: number,
): ReadonlyMap<string, readonly P[]> => {
  const byDay = new Map<string, P[]>(days.map(({ day }) => [day, []]));
  const worked = days.filter((day): day is PlannedDay & { readonly scheduled: Scheduled } => day.scheduled !== null);
  const isFree = new Map(days.map(({ day, scheduled }) => [day, scheduled === null]));
  let first = 0;
  for (const punch of withoutRepeats(punches, repeatMinutes)) {
    // Punches and days go up together: a shift that began long ago takes no later punch.
    while (first < worked.length && (worked[first]?.scheduled.in ?? 0) < punch.at - REACH_MS) first += 1;
    let nearest: { readonly day: string; readonly far: number } | undefined;
    for (const { day, scheduled } of worked.slice(first, first + 5)) {
      if (punch.at < scheduled.opens || punch.at > scheduled.closes) continue;
      const far = distance(punch, scheduled);
      if (nearest === undefined || far < nearest.far) nearest = { day, far };
    }
    const calendar = dayAt(zone, punch.at);
    const day = nearest?.day ?? (isFree.get(calendar) === true ? calendar : undefined);
    if (day !== undefined) byDay.get(day)?.push(punch);
  }
  return byDay;
};
