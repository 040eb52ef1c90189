// The calendar as the API answers it, and as it is drawn: for each doctor or unit and day its sessions with their times.
import { isOnLeave, timesOf } from '../../../resources/service/session.ts';
import { visitState } from '../../../resources/service/visit-state.ts';

export interface CalendarVisit {
  readonly id: number;
  readonly version: number;
  readonly status: number;
  readonly statusname: string;
  readonly visit_date: string;
  readonly session_time: string | null;
  readonly doctor_id: number;
  readonly unit_id: number | null;
  readonly reminder_sent_at: string | null;
  readonly patient_answer: string | null;
  readonly customerdata: { readonly id: number; readonly name: string; readonly code: string };
}
export interface CalendarSession {
  readonly jadwal_id: number;
  readonly doctor_id: number;
  readonly date: string;
  readonly sesi: string;
  readonly jam_mulai: string;
  readonly jam_selesai: string;
  readonly slot_minutes: number;
  readonly kapasitas: number;
  readonly unit_id: number | null;
}
interface Leave {
  readonly id: number;
  readonly doctor_id: number | null;
  readonly start: string;
  readonly end: string;
  readonly reason: string;
}
export interface Named {
  readonly id: number;
  readonly name: string;
}
export interface Calendar {
  readonly sessions: readonly CalendarSession[];
  readonly leaves: readonly Leave[];
  readonly visits: readonly CalendarVisit[];
  /** Appointments that fall into an absence. */
  readonly displaced: readonly CalendarVisit[];
  readonly doctors: readonly (Named & { readonly initial: string })[];
  readonly units: readonly Named[];
  readonly id?: never;
}

export type Grouping = 'doctor' | 'unit';
/** One line of the calendar; unit 0 holds the sessions that have none. */
export interface Line extends Named {
  readonly by: Grouping;
}
export interface Slot {
  readonly time: string;
  readonly visits: readonly CalendarVisit[];
  /** Places that are left; none in the past and while the doctor is away. */
  readonly free: number;
}
export interface Block {
  readonly session: CalendarSession;
  readonly slots: readonly Slot[];
  /** Why the doctor is away, where he is for all of it. */
  readonly away: string | null;
}
export interface Cell {
  readonly blocks: readonly Block[];
  /** Visits without a place in a session: walk-ins, and what a changed session left behind. */
  readonly loose: readonly CalendarVisit[];
}
/** 'YYYY-MM-DDTHH:mm' of the branch's clock: earlier places are gone. */
export type Moment = string;

const WITHOUT_UNIT = 0;

const isOf = ({ by, id }: Line, of: { readonly doctor_id: number; readonly unit_id: number | null }): boolean =>
  by === 'doctor' ? of.doctor_id === id : (of.unit_id ?? WITHOUT_UNIT) === id;

/** The lines of a grouping: doctors or units that have anything in the range. */
export const linesOf = (
  { doctors, units, sessions, visits }: Calendar,
  by: Grouping,
  withoutUnit: string,
): readonly Line[] => {
  const all: readonly Named[] = by === 'doctor' ? doctors : [...units, { id: WITHOUT_UNIT, name: withoutUnit }];
  return all
    .map(({ id, name }) => ({ id, name, by }))
    .filter((line) => [...sessions, ...visits].some((one) => isOf(line, one)));
};

const blockOf = (calendar: Calendar, session: CalendarSession, now: Moment): Block => {
  const { doctor_id, date, kapasitas } = session;
  const held = calendar.visits.filter((visit) => visit.doctor_id === doctor_id && visit.visit_date === date);
  const slots = timesOf(session).map((time) => {
    const visits = held.filter(({ session_time }) => session_time === time);
    const open = visits.filter(({ status }) => status !== visitState.finished).length;
    const closed = `${date}T${time}` < now || isOnLeave(calendar.leaves, doctor_id, date, time);
    return { time, visits, free: closed ? 0 : Math.max(0, kapasitas - open) };
  });
  const { jam_mulai, jam_selesai } = session;
  const away = calendar.leaves.find(
    (leave) =>
      (leave.doctor_id === null || leave.doctor_id === doctor_id) &&
      leave.start <= `${date}T${jam_mulai}` &&
      leave.end >= `${date}T${jam_selesai}`,
  );
  return { session, slots, away: away?.reason ?? null };
};

/** What stands in one line on one day. */
export const cellOf = (calendar: Calendar, line: Line, date: string, now: Moment): Cell => {
  const blocks = calendar.sessions
    .filter((session) => session.date === date && isOf(line, session))
    .map((session) => blockOf(calendar, session, now));
  const placed = new Set(blocks.flatMap(({ slots }) => slots.flatMap(({ visits }) => visits.map(({ id }) => id))));
  const loose = calendar.visits.filter(
    (visit) => visit.visit_date === date && isOf(line, visit) && !placed.has(visit.id),
  );
  return { blocks, loose };
};

/** Free places of the range, for those who wait. */
export const freePlaces = (calendar: Calendar, now: Moment) =>
  calendar.sessions.flatMap((session) =>
    blockOf(calendar, session, now)
      .slots.filter(({ free }) => free > 0)
      .map(({ time }) => ({ doctor_id: session.doctor_id, date: session.date, time })),
  );
