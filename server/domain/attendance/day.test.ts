import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dateIn, type TimeZone } from '../../../src/resources/kernel/date.ts';
import { dayStatus, punchDirection, punchSource } from '../../../src/resources/attendance/day-status.ts';
import { dayAt, instantAt, weekdayBit } from './local-time.ts';
import { type Punch, type PlannedDay, punchesByDay, withoutRepeats } from './punch-day.ts';
import { type DayCase, reckonDay, workedOvertime } from './reckon-day.ts';
import { scheduleOf, type Shift, shiftOfDay } from './shift-of-day.ts';

const JAKARTA: TimeZone = 'Asia/Jakarta';
const MINUTE = 60_000;
const shiftOf = (start_time: string, end_time: string, more: Partial<Shift> = {}): Shift => ({
  id: 1,
  start_time,
  end_time,
  break_minutes: 60,
  late_tolerance: 10,
  early_leave_tolerance: 0,
  window_before: 180,
  window_after: 360,
  workdays: 63,
  off_on_holiday: true,
  ...more,
});
const PAGI = shiftOf('08:00', '16:00');
const MALAM = shiftOf('21:00', '07:00', { id: 2 });

const at = (text: string, zone: TimeZone = JAKARTA): number => {
  const [day = '', time = ''] = text.split(' ');
  return instantAt(zone, day, time);
};
const punch = (text: string, direction: Punch['direction'] = punchDirection.unknown): Punch => ({
  at: at(text),
  direction,
  source: punchSource.machine,
});
const planned = (day: string, shift: Shift | null, zone: TimeZone = JAKARTA): PlannedDay => ({
  day,
  scheduled: shift && scheduleOf(zone, day, shift),
});
const caseOf = (shift: Shift | null, more: Partial<DayCase> = {}): DayCase => ({
  scheduled: shift && scheduleOf(JAKARTA, '2026-03-04', shift),
  leave: null,
  isExempt: false,
  now: at('2026-03-20 00:00'),
  ...more,
});
const reckoned = (times: readonly string[], of: DayCase) =>
  reckonDay(
    times.map((time) => punch(`2026-03-04 ${time}`)),
    of,
  );

describe('the shift of a day (R1)', () => {
  const day = '2026-03-06';
  it('is the roster’s, on a holiday too', () => {
    expect(shiftOfDay({ day, roster: MALAM, isHoliday: true, usual: PAGI })).toBe(MALAM);
    expect(shiftOfDay({ day, roster: null, isHoliday: false, usual: PAGI })).toBeNull();
  });
  it('is off on a holiday, unless the shift is worked then', () => {
    expect(shiftOfDay({ day, roster: undefined, isHoliday: true, usual: PAGI })).toBeNull();
    const always = { ...PAGI, off_on_holiday: false };
    expect(shiftOfDay({ day, roster: undefined, isHoliday: true, usual: always })).toBe(always);
  });
  it('is the usual one on its weekdays', () => {
    expect(weekdayBit('2026-03-02')).toBe(1);
    expect(weekdayBit('2026-03-08')).toBe(64);
    expect(shiftOfDay({ day, roster: undefined, isHoliday: false, usual: PAGI })).toBe(PAGI);
    expect(shiftOfDay({ day: '2026-03-08', roster: undefined, isHoliday: false, usual: PAGI })).toBeNull();
    expect(shiftOfDay({ day, roster: undefined, isHoliday: false, usual: null })).toBeNull();
  });
});

describe('the day of a punch (R2)', () => {
  it('X1: gives a night shift its morning, and the morning shift its own', () => {
    const days = [planned('2026-03-04', MALAM), planned('2026-03-05', PAGI)];
    const punches = ['2026-03-04 20:55', '2026-03-05 07:05', '2026-03-05 07:58'].map((text) => punch(text));
    const byDay = punchesByDay(JAKARTA, days, punches, 2);
    const now = at('2026-03-05 09:00');
    const [night, morning] = days.map(({ day, scheduled }) =>
      reckonDay(byDay.get(day) ?? [], { scheduled, leave: null, isExempt: false, now }),
    );
    expect(night).toMatchObject({ late_minutes: 0, work_minutes: 545, status: dayStatus.present });
    expect(night?.in?.at).toBe(at('2026-03-04 20:55'));
    expect(night?.out?.at).toBe(at('2026-03-05 07:05'));
    expect(morning?.in?.at).toBe(at('2026-03-05 07:58'));
    expect(morning?.out).toBeNull();
  });
  it('is the earlier day when both are as near, and the meant one when the direction is known', () => {
    const dawn = shiftOf('09:00', '17:00', { id: 3 });
    const days = [planned('2026-03-04', MALAM), planned('2026-03-05', dawn)];
    const dayOf = (of: Punch): string | undefined =>
      [...punchesByDay(JAKARTA, days, [of], 2)].find(([, held]) => held.length > 0)?.[0];
    expect(dayOf(punch('2026-03-05 08:00'))).toBe('2026-03-04');
    expect(dayOf(punch('2026-03-05 07:10', punchDirection.in))).toBe('2026-03-05');
    expect(dayOf(punch('2026-03-05 08:50', punchDirection.out))).toBe('2026-03-04');
  });
  it('leaves out what no window takes of a scheduled day, and opens a free one', () => {
    const days = [planned('2026-03-06', PAGI), planned('2026-03-07', null)];
    const byDay = punchesByDay(JAKARTA, days, [punch('2026-03-06 23:30'), punch('2026-03-07 10:00')], 2);
    expect(byDay.get('2026-03-06')).toEqual([]);
    expect(byDay.get('2026-03-07')).toHaveLength(1);
  });
  it('counts what comes within minutes of the last one kept once', () => {
    const kept = withoutRepeats(
      ['08:00', '08:02', '08:03', '08:05', '08:06'].map((time) => punch(`2026-03-04 ${time}`)),
      2,
    );
    expect(kept.map(({ at: ms }) => (ms - at('2026-03-04 08:00')) / MINUTE)).toEqual([0, 3, 6]);
  });
  const zones: readonly TimeZone[] = ['Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura'];
  it('is the same however the punches are shuffled and repeated, in every zone', () => {
    const arbitrary = fc.record({
      zone: fc.constantFrom(...zones),
      shifts: fc.array(fc.constantFrom(PAGI, MALAM, null), { minLength: 6, maxLength: 6 }),
      minutes: fc.array(fc.integer({ min: 0, max: 6 * 24 * 60 - 1 }), { maxLength: 20 }),
      seed: fc.array(fc.nat(), { minLength: 40, maxLength: 40 }),
    });
    fc.assert(
      fc.property(arbitrary, ({ zone, shifts, minutes, seed }) => {
        const days = shifts.map((shift, n) => planned(addDays('2026-03-02', n), shift, zone));
        const start = instantAt(zone, '2026-03-02', '00:00');
        const once = minutes.map((minute): Punch => ({
          at: start + minute * MINUTE,
          direction: 0,
          source: punchSource.machine,
        }));
        const again = [...once, ...once.slice(0, 5)]
          .map((of, n) => ({ of, key: seed[n % seed.length] ?? 0 }))
          .toSorted((a, b) => a.key - b.key)
          .map(({ of }) => of);
        const first = punchesByDay(zone, days, once, 2);
        expect(punchesByDay(zone, days, again, 2)).toEqual(first);
        // Nothing is in two days, and nothing in one of another zone's date.
        const held = [...first.values()].flat();
        expect(new Set(held.map(({ at: ms }) => ms)).size).toBe(held.length);
        for (const { at: ms } of held) expect(dayAt(zone, ms)).toBe(dateIn(zone, new Date(ms)));
      }),
    );
  });
  it('reckons the same day by the wall clock of every branch', () => {
    const of = (zone: TimeZone) => {
      const day = planned('2026-03-04', MALAM, zone);
      const punches = ['2026-03-04 21:20', '2026-03-05 06:50'].map((text): Punch => ({
        at: at(text, zone),
        direction: 0,
        source: punchSource.machine,
      }));
      const held = punchesByDay(zone, [day], punches, 2).get('2026-03-04') ?? [];
      const {
        in: _in,
        out: _out,
        ...rest
      } = reckonDay(held, {
        ...caseOf(null),
        scheduled: day.scheduled,
      });
      return rest;
    };
    expect(of('Asia/Makassar')).toEqual(of('Asia/Jakarta'));
    expect(of('Asia/Jayapura')).toEqual(of('Asia/Jakarta'));
    expect(of('Asia/Jakarta')).toMatchObject({ late_minutes: 20, early_minutes: 10, work_minutes: 510 });
  });
});

describe('minutes and state of a day (R3)', () => {
  it('X2: counts from the hour itself once the tolerance is passed', () => {
    const late = (time: string) => reckoned([time, '16:00'], caseOf(PAGI)).late_minutes;
    expect(late('08:10')).toBe(0);
    expect(late('08:11')).toBe(11);
    expect(late('08:17')).toBe(17);
    expect(reckoned(['08:17', '16:00'], caseOf(PAGI)).status).toBe(dayStatus.late);
  });
  it('takes the break off what is longer than four hours', () => {
    expect(reckoned(['07:50', '12:00'], caseOf(PAGI)).work_minutes).toBe(240);
    expect(reckoned(['07:50', '12:01'], caseOf(PAGI)).work_minutes).toBe(181);
    expect(reckoned(['08:00', '15:30'], caseOf(PAGI))).toMatchObject({ early_minutes: 30, work_minutes: 390 });
  });
  it('knows a single punch by its hour, and closes the day after its window', () => {
    const open = { now: at('2026-03-04 12:00') };
    expect(reckoned([], caseOf(PAGI, open)).status).toBe(dayStatus.waiting);
    expect(reckoned(['08:05'], caseOf(PAGI, open)).status).toBe(dayStatus.present);
    expect(reckoned([], caseOf(PAGI)).status).toBe(dayStatus.absent);
    expect(reckoned(['08:05'], caseOf(PAGI))).toMatchObject({ out: null, status: dayStatus.incomplete });
    expect(reckoned(['15:50', '16:10'], caseOf(PAGI))).toMatchObject({ in: null, status: dayStatus.incomplete });
    expect(reckoned([], caseOf(null)).status).toBe(dayStatus.free);
    expect(reckoned(['10:00'], caseOf(null)).status).toBe(dayStatus.present);
  });
  it('lets a known direction win over the nearer hour', () => {
    const left = reckonDay([punch('2026-03-04 08:05', punchDirection.out)], caseOf(PAGI));
    expect(left.in).toBeNull();
    const both = reckonDay(
      [punch('2026-03-04 08:05', punchDirection.in), punch('2026-03-04 08:20', punchDirection.out)],
      caseOf(PAGI),
    );
    expect(both).toMatchObject({ early_minutes: 460, work_minutes: 15 });
  });
  it('spares who is exempt', () => {
    const exempt = { isExempt: true };
    expect(reckoned([], caseOf(PAGI, exempt)).status).toBe(dayStatus.waiting);
    expect(reckoned(['09:00', '16:00'], caseOf(PAGI, exempt))).toMatchObject({
      late_minutes: 0,
      status: dayStatus.present,
    });
  });
});

describe('leave', () => {
  const leave = { id: 1, type: 5, isHalf: false } as const;
  const half = { ...leave, isHalf: true };
  it('is the day’s state where he was to work', () => {
    expect(reckoned([], caseOf(PAGI, { leave })).status).toBe(dayStatus.leave);
    expect(reckoned([], caseOf(PAGI, { leave: { ...leave, type: 10 } })).status).toBe(dayStatus.leave);
    expect(reckoned([], caseOf(PAGI, { leave: { ...leave, type: 8 } })).status).toBe(dayStatus.away);
    expect(reckoned([], caseOf(null, { leave })).status).toBe(dayStatus.free);
  });
  it('of half a day measures the other half (R4)', () => {
    expect(reckoned(['12:15', '16:00'], caseOf(PAGI, { leave: half }))).toMatchObject({
      late_minutes: 15,
      early_minutes: 0,
      is_half_day: true,
      status: dayStatus.leave,
    });
    expect(reckoned(['08:00', '12:00'], caseOf(PAGI, { leave: half }))).toMatchObject({
      late_minutes: 0,
      early_minutes: 0,
    });
    expect(reckoned([], caseOf(PAGI, { leave: half })).status).toBe(dayStatus.absent);
  });
});

describe('overtime', () => {
  it('is what was approved and worked, rounded down', () => {
    const day = reckoned(['08:00', '18:20'], caseOf(PAGI));
    const from = { start: at('2026-03-04 16:00'), end: at('2026-03-04 19:00') };
    const free = { shift: null, round: 30 };
    expect(workedOvertime(day, { ...from, approved: 180 }, free)).toBe(120);
    expect(workedOvertime(day, { ...from, approved: 60 }, free)).toBe(60);
    expect(workedOvertime(reckoned(['08:00'], caseOf(PAGI)), { ...from, approved: 60 }, free)).toBe(0);
  });
  it('is no hour of the shift, which the wage has paid', () => {
    const day = reckoned(['07:00', '19:00'], caseOf(PAGI));
    const [start, end] = [at('2026-03-04 07:00'), at('2026-03-04 19:00')];
    const shift = { in: at('2026-03-04 08:00'), out: at('2026-03-04 16:00') };
    expect(workedOvertime(day, { start, end, approved: 720 }, { shift, round: 30 })).toBe(240);
  });
});
