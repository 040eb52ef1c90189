import { describe, expect, it } from 'vitest';
import { addDays } from '../../../src/resources/kernel/date.ts';
import { type Reading, readingOf } from './kept-months.ts';

const TODAY = '2026-11-21';
const of = (start: string, end: string): Reading => readingOf({ start, end }, TODAY);
const whole = (from: string, until: string) => ({ from, until });

describe('the reading of a range', () => {
  it('takes whole months as they are', () => {
    expect(of('2026-03-01', '2026-05-31')).toEqual({ months: whole('2026-03-01', '2026-06-01'), cuts: [] });
  });

  it('adds the first days of a month, or takes off its last ones', () => {
    expect(of('2026-03-01', '2026-05-10')).toEqual({
      months: whole('2026-03-01', '2026-05-01'),
      cuts: [{ sign: 1, from: '2026-05-01', until: '2026-05-11' }],
    });
    expect(of('2026-03-01', '2026-05-25')).toEqual({
      months: whole('2026-03-01', '2026-06-01'),
      cuts: [{ sign: -1, from: '2026-05-26', until: '2026-06-01' }],
    });
    expect(of('2026-03-05', '2026-05-31').cuts).toEqual([{ sign: -1, from: '2026-03-01', until: '2026-03-05' }]);
    expect(of('2026-03-25', '2026-05-31')).toEqual({
      months: whole('2026-04-01', '2026-06-01'),
      cuts: [{ sign: 1, from: '2026-03-25', until: '2026-04-01' }],
    });
  });

  it('knows that nothing is booked after today', () => {
    expect(of('2026-11-01', TODAY)).toEqual({
      months: whole('2026-11-01', '2026-12-01'),
      cuts: [{ sign: -1, from: '2026-11-22', until: '2026-12-01' }],
    });
    expect(of('2026-11-01', '2026-11-13').cuts).toEqual([{ sign: -1, from: '2026-11-14', until: '2026-12-01' }]);
  });

  it('reads a few days of one month by themselves', () => {
    const days = { sign: 1, from: '2026-03-10', until: '2026-03-16' };
    expect(of('2026-03-10', '2026-03-15').cuts).toEqual([days]);
    expect(of('2026-03-04', '2026-03-30').cuts).toHaveLength(2);
    expect(of(TODAY, TODAY).cuts).toEqual([{ sign: 1, from: TODAY, until: '2026-11-22' }]);
  });

  it('counts each day of the range once, and no other', () => {
    const days = Array.from({ length: 100 }, (_, i) => addDays('2026-09-01', i));
    const wrong = days.flatMap((start) =>
      days.filter((end) => {
        if (end < start) return false;
        const { months, cuts } = of(start, end);
        const parts = [{ sign: 1, ...months }, ...cuts];
        const times = (day: string) =>
          parts.reduce((sum, { sign, from, until }) => sum + (day >= from && day < until ? sign : 0), 0);
        const around = [start, addDays(start, -1), end, addDays(end, 1), '2026-09-30', '2026-10-01', '2026-11-01'];
        return around.some((day) => times(day) !== Number(day >= start && day <= end));
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('cuts no more than one month at a time', () => {
    const cuts = ['2026-09-10', '2026-10-31', '2026-11-20'].flatMap((end) => of('2026-09-02', end).cuts);
    expect(cuts.map(({ from, until }) => [from.slice(0, 7), addDays(until, -1).slice(0, 7)])).toEqual(
      cuts.map(({ from }) => [from.slice(0, 7), from.slice(0, 7)]),
    );
  });
});
