// A doctor's session: the times at which patients are booked, and absences (service.md 2.5, 6.2). Times are 'HH:mm' of the branch.
import { addDays } from '../kernel/date.ts';

export interface SessionTimes {
  readonly jam_mulai: string;
  readonly jam_selesai: string;
  readonly slot_minutes: number;
}
export interface Leave {
  /** Null: the whole branch. */
  readonly doctor_id: number | null;
  /** 'YYYY-MM-DDTHH:mm' on the branch's clock; the end is outside. */
  readonly start: string;
  readonly end: string;
}

const HOUR = 60;
const minutesOf = (time: string): number => Number(time.slice(0, 2)) * HOUR + Number(time.slice(3, 5));
const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / HOUR)).padStart(2, '0')}:${String(minutes % HOUR).padStart(2, '0')}`;

/** Every time of the session: its start, and each slot later that begins before its end. */
export const timesOf = ({ jam_mulai, jam_selesai, slot_minutes }: SessionTimes): readonly string[] => {
  const start = minutesOf(jam_mulai);
  const count = Math.ceil((minutesOf(jam_selesai) - start) / slot_minutes);
  return Array.from({ length: count }, (_, k) => timeOf(start + k * slot_minutes));
};

const DAY = 24 * HOUR;
/** The time so many minutes later, on the next day where it crosses midnight. */
export const laterBy = (time: string, minutes: number): string => timeOf((minutesOf(time) + minutes) % DAY);

/** What an appointment takes of a session: whole slots from its time on. */
export interface Taken {
  /** Rounded up to whole slots. */
  readonly minutes: number;
  /** Of each slot. */
  readonly times: readonly string[];
  /** It ends with the last slot of the session, or before. */
  readonly fits: boolean;
  /** When the last slot of the session ends. */
  readonly end: string;
}
/** @param time one of the session's times @param minutes null: one slot */
export const takenFrom = (session: SessionTimes, time: string, minutes: number | null): Taken => {
  const { slot_minutes } = session;
  const all = timesOf(session);
  const count = Math.max(1, Math.ceil((minutes ?? slot_minutes) / slot_minutes));
  const at = all.indexOf(time);
  return {
    minutes: count * slot_minutes,
    times: all.slice(at, at + count),
    fits: at + count <= all.length,
    end: laterBy(all.at(-1) ?? time, slot_minutes),
  };
};

/** How an appointment lies on its day: minutes after midnight, the end outside; beyond 1440 it goes on on the next day. */
export const spanOf = (time: string, minutes: number): Span => [minutesOf(time), minutesOf(time) + minutes];

/** What somebody holds of a day, in minutes after its midnight; the end is outside. */
export type Span = readonly [start: number, end: number];
/** What an appointment holds, from the day on which it begins. */
interface Held {
  readonly date: string;
  readonly start: number;
  readonly end: number;
}
/** What appointments hold of a day, with what goes on from the day before. */
export const heldOn = (date: string, held: readonly Held[]): readonly Span[] => {
  const before = addDays(date, -1);
  return held.flatMap((one): readonly Span[] => {
    if (one.date === date) return [[one.start, one.end]];
    return one.date === before && one.end > DAY ? [[one.start - DAY, one.end - DAY]] : [];
  });
};

/** How many are there at once at most within a span. */
export const mostAt = (held: readonly Span[], [from, to]: Span): number => {
  const there = held.filter(([start, end]) => start < to && end > from);
  const moments = [from, ...there.map(([start]) => start).filter((start) => start > from)];
  return Math.max(...moments.map((at) => there.filter(([start, end]) => start <= at && end > at).length));
};

/** True when the doctor is away at that time; without a time, when he is away all day. */
export const isOnLeave = (leaves: readonly Leave[], doctorId: number, date: string, time: string | null): boolean =>
  leaves.some(({ doctor_id, start, end }) => {
    if (doctor_id !== null && doctor_id !== doctorId) return false;
    if (time === null) return start <= `${date}T00:00` && end >= `${date}T23:59`;
    return start <= `${date}T${time}` && end > `${date}T${time}`;
  });
