// Hours of a day in the branch as instants.
import { addDays, type TimeZone, timeIn, dateIn } from '../../../resources/kernel/date.ts';

const MINUTE_MS = 60_000;

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

/** Milliseconds of the epoch of a time of the branch's day. @param time 'HH:mm' */
const instantOf = (zone: TimeZone, day: string, time: string): number => {
  const asUtc = Date.parse(`${day}T${time}:00Z`);
  const seen = new Date(asUtc);
  const dayShift = Math.round(
    (Date.parse(`${dateIn(zone, seen)}T00:00:00Z`) - Date.parse(`${day}T00:00:00Z`)) / MINUTE_MS,
  );
  return asUtc - (dayShift + minutesOf(timeIn(zone, seen)) - minutesOf(time)) * MINUTE_MS;
};

interface Hours {
  readonly work_date: string;
  readonly start_at: string;
  readonly end_at: string;
}

/** Start and end of overtime as instants. An end at or before the start is on the next day. */
export const hoursOf = (zone: TimeZone, { work_date, start_at, end_at }: Hours): Pick<Hours, 'start_at' | 'end_at'> => {
  const last = end_at <= start_at ? addDays(work_date, 1) : work_date;
  const iso = (day: string, time: string): string => new Date(instantOf(zone, day, time)).toISOString();
  return { start_at: iso(work_date, start_at), end_at: iso(last, end_at) };
};
