// Instants of a branch's day. Indonesian zones know no summer time, so an offset is enough.
import type { TimeZone } from '../../../src/resources/kernel/date.ts';

const OFFSET_HOURS: Readonly<Record<TimeZone, number>> = { 'Asia/Jakarta': 7, 'Asia/Makassar': 8, 'Asia/Jayapura': 9 };
const MINUTE_MS = 60_000;
export const DAY_MINUTES = 1_440;

/** @param minutes since midnight in the branch, kept within the day */
export const instantAt = (zone: TimeZone, date: string, minutes: number): Date => {
  const within = Math.min(DAY_MINUTES - 1, Math.max(0, minutes));
  return new Date(Date.parse(`${date}T00:00:00Z`) + (within - OFFSET_HOURS[zone] * 60) * MINUTE_MS);
};

/** Minutes since midnight in the branch. */
export const minuteOf = (zone: TimeZone, at: Date): number =>
  Math.floor(at.getTime() / MINUTE_MS + OFFSET_HOURS[zone] * 60) % DAY_MINUTES;
