// Days of the staff as pages show them: tones, hours and the instants that somebody types.
import type { AnswerOf } from '../../../resources/answers.ts';
import { type DayStatus, dayStatusOptions } from '../../../resources/attendance/day-status.ts';
import { addDays, dateIn, timeIn, type TimeZone } from '../../../resources/kernel/date.ts';
import type { Tone } from '../../../resources/kernel/field.ts';

export type DayRow = AnswerOf<'attendance.attendance.daily'>['data'][number];
export type OwnDay = AnswerOf<'attendance.me.month'>['days'][number];

export const dayTone = (status: DayStatus): Tone | undefined =>
  dayStatusOptions.find(({ value }) => value === status)?.tone;

export const statusLabel = (status: DayStatus): string =>
  dayStatusOptions.find(({ value }) => value === status)?.label ?? '';

const MINUTES = 60;
/** '7 j 05 m' of minutes; empty for none. */
export const hoursText = (minutes: number): string =>
  minutes === 0 ? '' : `${Math.floor(minutes / MINUTES)} j ${String(minutes % MINUTES).padStart(2, '0')} m`;

/** 'HH:mm' in the branch; empty for none. */
export const hourText = (zone: TimeZone, at: string | null): string => (at === null ? '' : timeIn(zone, new Date(at)));

/** True for an instant of the day after. */
export const isNextDay = (zone: TimeZone, date: string, at: string | null): boolean =>
  at !== null && dateIn(zone, new Date(at)) > date;

const OFFSETS: Readonly<Record<TimeZone, string>> = {
  'Asia/Jakarta': '+07:00',
  'Asia/Makassar': '+08:00',
  'Asia/Jayapura': '+09:00',
};
/** The instant of a wall clock, ISO text. */
export const instantOf = (zone: TimeZone, date: string, time: string): string =>
  new Date(`${date}T${time}:00${OFFSETS[zone]}`).toISOString();

/**
 * The instant that is meant by a time typed for a day: of the day or the one after, whichever lies nearer to the hour that the shift
 * names; without one, the first that is not before `from`.
 */
export const meantInstant = (
  zone: TimeZone,
  { date, time, near, from }: { date: string; time: string; near: string | null; from?: string | null },
): string | null => {
  if (time === '') return null;
  const [first, second] = [instantOf(zone, date, time), instantOf(zone, addDays(date, 1), time)];
  if (near !== null) {
    const far = (at: string): number => Math.abs(Date.parse(at) - Date.parse(near));
    return far(second) < far(first) ? second : first;
  }
  return from && first <= from ? second : first;
};

/** 'YYYY-MM' so many months later. */
export const monthAfter = (month: string, months: number): string => {
  const [year = 0, of = 1] = month.split('-').map(Number);
  const at = new Date(Date.UTC(year, of - 1 + months, 1));
  return at.toISOString().slice(0, 7);
};
