import { describe, expect, it } from 'vitest';
import { axisOf, boxOf, columnsOf, hoursOf } from './axis.ts';
import { type Calendar, type CalendarVisit, cellOf, freePlaces, linesOf } from './calendar.ts';

const MONDAY = '2026-11-23';
const TUESDAY = '2026-11-24';
const EARLY = '2026-11-22T00:00';

const visitOf = (id: number, session_time: string | null, more: Partial<CalendarVisit> = {}): CalendarVisit => ({
  id,
  version: 1,
  status: 0,
  statusname: 'Belum Konfirmasi',
  visit_date: MONDAY,
  session_time,
  minutes: session_time === null ? null : 30,
  overbooked: false,
  isnew: false,
  priority: 0,
  treatments: null,
  doctor_id: 7,
  unit_id: 1,
  booked_unit_id: null,
  booked_perawat_id: null,
  reminder_sent_at: null,
  patient_answer: null,
  customerdata: { id, name: `Pasien ${id}`, code: 'BDG2600001' },
  ...more,
});
const calendarOf = (more: Partial<Calendar> = {}): Calendar => ({
  sessions: [
    {
      jadwal_id: 1,
      doctor_id: 7,
      date: MONDAY,
      sesi: 'Pagi',
      jam_mulai: '09:00',
      jam_selesai: '10:00',
      slot_minutes: 30,
      kapasitas: 2,
      unit_id: 1,
    },
  ],
  leaves: [],
  visits: [],
  displaced: [],
  doctors: [
    { id: 7, name: 'drg. Ratna', initial: 'R' },
    { id: 8, name: 'drg. Bayu', initial: 'B' },
  ],
  units: [
    { id: 1, name: 'Unit 1' },
    { id: 2, name: 'Unit 2' },
  ],
  ...more,
});
const DOCTOR = { id: 7, name: 'drg. Ratna', by: 'doctor' } as const;
const freeOf = (calendar: Calendar, now = EARLY) =>
  cellOf(calendar, DOCTOR, MONDAY, now).blocks[0]?.slots.map(({ free }) => free);

describe('a session in the calendar', () => {
  it('has the places that open visits leave', () => {
    const visits = [visitOf(1, '09:00'), visitOf(2, '09:30', { status: 1 }), visitOf(3, '09:30', { status: 3 })];
    expect(freeOf(calendarOf({ visits }))).toEqual([1, 1]);
    expect(freeOf(calendarOf({ visits: [...visits, visitOf(4, '09:00'), visitOf(5, '09:00')] }))).toEqual([0, 1]);
  });

  it('has none in the past, and none while the doctor is away', () => {
    expect(freeOf(calendarOf(), `${MONDAY}T09:10`)).toEqual([0, 2]);
    const leave = { id: 1, doctor_id: 7, start: `${MONDAY}T09:30`, end: `${MONDAY}T12:00`, reason: 'Seminar' };
    expect(freeOf(calendarOf({ leaves: [leave] }))).toEqual([2, 0]);
    const closed = calendarOf({ leaves: [{ ...leave, start: `${MONDAY}T00:00` }] });
    expect(cellOf(closed, DOCTOR, MONDAY, EARLY).blocks[0]?.away).toBe('Seminar');
    expect(freePlaces(closed, EARLY)).toEqual([]);
  });

  it('has less room for as long as an appointment lasts', () => {
    const visits = [visitOf(1, '09:00', { minutes: 60 }), visitOf(2, '09:30')];
    expect(freeOf(calendarOf({ visits }))).toEqual([1, 0]);
  });

  it('leaves visits without a time beside it, and puts those that overlap side by side', () => {
    const visits = [visitOf(1, '09:00', { minutes: 90 }), visitOf(2, null), visitOf(3, '09:30'), visitOf(4, '10:00')];
    const { loose, placed, lanes } = cellOf(calendarOf({ visits }), DOCTOR, MONDAY, EARLY);
    expect(loose.map(({ id }) => id)).toEqual([2]);
    expect(placed.map(({ visit, lane, span }) => [visit.id, lane, span])).toEqual([
      [1, 0, [540, 630]],
      [3, 1, [570, 600]],
      [4, 1, [600, 630]],
    ]);
    expect(lanes).toBe(2);
  });
});

describe('lanes of a day', () => {
  const lanesOf = (visits: readonly CalendarVisit[]) => cellOf(calendarOf({ visits }), DOCTOR, MONDAY, EARLY).lanes;

  it('are as many as stand beside each other, with the free place beside those that are held', () => {
    expect(lanesOf([])).toBe(1);
    expect(lanesOf([visitOf(1, '09:00')])).toBe(2);
    expect(lanesOf([visitOf(1, '09:00'), visitOf(2, '09:00')])).toBe(2);
  });
});

describe('the lines of the calendar', () => {
  it('are the doctors or the units that have something in it', () => {
    expect(linesOf(calendarOf(), 'doctor', 'Tanpa unit').map(({ id }) => id)).toEqual([7]);
    expect(linesOf(calendarOf(), 'unit', 'Tanpa unit').map(({ name }) => name)).toEqual(['Unit 1']);
    const visits = [visitOf(1, null, { doctor_id: 8, unit_id: 2 })];
    expect(linesOf(calendarOf({ visits }), 'doctor', '').map(({ id }) => id)).toEqual([7, 8]);
    expect(linesOf(calendarOf({ visits }), 'unit', '').map(({ id }) => id)).toEqual([1, 2]);
  });
});

describe('the axis', () => {
  const columnsAt = (visits: readonly CalendarVisit[]) => {
    const calendar = calendarOf({ visits });
    return columnsOf(calendar, { lines: linesOf(calendar, 'doctor', ''), days: [MONDAY, TUESDAY], now: EARLY });
  };

  it('goes from the first hour to the last, and has room for two lines in the shortest slot', () => {
    const axis = axisOf(columnsAt([visitOf(1, '10:30', { minutes: 90 })]));
    expect(axis).toMatchObject({ from: 540, to: 720 });
    expect(boxOf(axis, [570, 600]).height).toBe(40);
    expect(boxOf(axis, [570, 600]).top).toBe(40);
    expect(hoursOf(axis)).toEqual([540, 600, 660]);
    expect(axisOf([])).toMatchObject({ from: 480, to: 1020 });
  });

  it('has a column for who has anything on a day, and one for a day without', () => {
    expect(columnsAt([]).map(({ date, line }) => [date, line.id])).toEqual([
      [MONDAY, 7],
      [TUESDAY, 7],
    ]);
  });
});
