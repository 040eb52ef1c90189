// Instants of a branch's wall clock. Indonesia's zones have known no summer time since 1963, so that an hour is an hour.
import type { TimeZone } from '../../../src/resources/kernel/date.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const AHEAD_HOURS: Readonly<Record<TimeZone, number>> = { 'Asia/Jakarta': 7, 'Asia/Makassar': 8, 'Asia/Jayapura': 9 };

/** Milliseconds of the epoch at a time of a branch's day. @param time 'HH:mm' or 'HH:mm:ss' */
export const instantAt = (zone: TimeZone, day: string, time: string): number =>
  Date.parse(`${day}T${time.length === 5 ? `${time}:00` : time}Z`) - AHEAD_HOURS[zone] * HOUR_MS;

/** The calendar day of an instant, as `dateIn` tells it, without a formatter: for thousands of punches. */
export const dayAt = (zone: TimeZone, ms: number): string =>
  new Date(ms + AHEAD_HOURS[zone] * HOUR_MS).toISOString().slice(0, 10);

/** Full minutes between two instants; negative when the second lies before the first. */
export const minutesFrom = (from: number, to: number): number => Math.floor((to - from) / MINUTE_MS);

/** 1 Monday to 64 Sunday, as the mask of a shift's workdays has them. */
export const weekdayBit = (day: string): number => 1 << ((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7);
