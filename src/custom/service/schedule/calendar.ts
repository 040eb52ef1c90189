// The calendar as the API answers it, and as it is drawn: for each doctor or unit and day its sessions, and who comes when and for how
// long.
import { heldOn, isOnLeave, laterBy, mostAt, spanOf, timesOf, type Span } from '../../../resources/service/session.ts';
import { visitState, type VisitStatus } from '../../../resources/service/visit-state.ts';

export interface CalendarVisit {
  readonly id: number;
  readonly version: number;
  readonly status: VisitStatus;
  readonly statusname: string;
  readonly visit_date: string;
  readonly session_time: string | null;
  readonly minutes: number | null;
  /** One more than its session has room for. */
  readonly overbooked: boolean;
  readonly isnew: boolean;
  readonly priority: number;
  readonly treatments: string | null;
  readonly doctor_id: number;
  readonly unit_id: number | null;
  readonly booked_unit_id: number | null;
  readonly booked_perawat_id: number | null;
  /** Left out for roles that do not see it. */
  readonly alergi?: boolean;
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
  /** Minutes after midnight. */
  readonly span: Span;
  /** Neither gone nor in an absence: an appointment may be put here. */
  readonly open: boolean;
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
  /** In the order of their times. */
  readonly placed: readonly Placed[];
  /** How many stand beside each other at most, a free place beside those that are held among them. */
  readonly lanes: number;
  /** Visits without a time: walk-ins, and appointments for some time of the day. */
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
  const { doctor_id, date, kapasitas, slot_minutes } = session;
  const there = calendar.visits.filter(
    (visit) => visit.doctor_id === doctor_id && visit.session_time !== null && visit.status !== visitState.finished,
  );
  const held = heldOn(date, there.map(heldOf));
  const slots = timesOf(session).map((time) => {
    const span = spanOf(time, slot_minutes);
    const open = `${date}T${time}` >= now && !isOnLeave(calendar.leaves, doctor_id, date, time);
    return { time, span, open, free: open ? Math.max(0, kapasitas - mostAt(held, span)) : 0 };
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

/** What a visit of whose length nobody has said anything takes in the picture. */
const USUAL_MINUTES = 30;
const timeSpan = ({ session_time, minutes }: CalendarVisit): Span =>
  spanOf(session_time ?? '00:00', minutes ?? USUAL_MINUTES);
const heldOf = (visit: CalendarVisit) => {
  const [start, end] = timeSpan(visit);
  return { date: visit.visit_date, start, end };
};

/** When an appointment ends; null without a time. */
export const endOf = ({ session_time, minutes }: CalendarVisit): string | null =>
  session_time === null ? null : laterBy(session_time, minutes ?? USUAL_MINUTES);

/** A visit beside those that overlap it. */
export interface Placed {
  readonly visit: CalendarVisit;
  readonly span: Span;
  /** From 0. */
  readonly lane: number;
}

/** The lowest lane that is free from its start on, in the order of their starts. */
const inLanes = (visits: readonly CalendarVisit[]): readonly Placed[] => {
  const ends: number[] = [];
  return visits
    .map((visit) => ({ visit, span: timeSpan(visit) }))
    .toSorted((a, b) => a.span[0] - b.span[0] || a.visit.id - b.visit.id)
    .map(({ visit, span }) => {
      const free = ends.findIndex((end) => end <= span[0]);
      const lane = free < 0 ? ends.length : free;
      ends[lane] = span[1];
      return { visit, span, lane };
    });
};

/** The first lane that nobody holds while a slot lasts. */
export const freeLane = (placed: readonly Placed[], [start, end]: Span): number => {
  const held = new Set(placed.filter(({ span }) => span[0] < end && span[1] > start).map(({ lane }) => lane));
  let lane = 0;
  while (held.has(lane)) lane += 1;
  return lane;
};

/** What stands in one line on one day. */
export const cellOf = (calendar: Calendar, line: Line, date: string, now: Moment): Cell => {
  const blocks = calendar.sessions
    .filter((session) => session.date === date && isOf(line, session))
    .map((session) => blockOf(calendar, session, now));
  const all = calendar.visits.filter((visit) => visit.visit_date === date && isOf(line, visit));
  const placed = inLanes(all.filter(({ session_time }) => session_time !== null));
  const free = blocks.flatMap(({ slots }) => slots.filter((slot) => slot.free > 0));
  const taken = [...placed.map(({ lane }) => lane), ...free.map(({ span }) => freeLane(placed, span))];
  const lanes = Math.max(0, ...taken) + 1;
  return { blocks, placed, lanes, loose: all.filter(({ session_time }) => session_time === null) };
};

/** Free places of the range, for those who wait. */
export const freePlaces = (calendar: Calendar, now: Moment) =>
  calendar.sessions.flatMap((session) =>
    blockOf(calendar, session, now)
      .slots.filter(({ free }) => free > 0)
      .map(({ time }) => ({ doctor_id: session.doctor_id, date: session.date, time })),
  );
