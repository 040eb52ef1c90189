import { describe, expect, it } from 'vitest';
import { addDays } from '../../../src/resources/kernel/date.ts';
import { ageRanges, daysLate, dueDays, rangeOf } from './aging.ts';

const TODAY = '2026-03-15';
/** PostgreSQL's infinities as texts that compare like days. */
const comparable = (day: string): string => ({ '-infinity': '0000-00-00', infinity: '9999-99-99' })[day] ?? day;
const agesOf = (due: string) =>
  ageRanges(TODAY)
    .filter(({ first, last }) => comparable(first) <= due && due <= comparable(last))
    .map(({ age }) => age);

describe('the age of what is owed', () => {
  it.each([
    [-400, 'due'],
    [-1, 'due'],
    [0, 'due'],
    [1, '1-30'],
    [30, '1-30'],
    [31, '31-60'],
    [60, '31-60'],
    [61, '61-90'],
    [90, '61-90'],
    [91, '>90'],
    [4000, '>90'],
  ])('%i days after its day is %s, and nothing else', (days, age) => {
    expect(agesOf(addDays(TODAY, -days))).toEqual([age]);
    expect(daysLate(addDays(TODAY, -days), TODAY)).toBe(Math.max(0, days));
  });

  it('is none where there is no day yet', () => {
    expect(daysLate(null, TODAY)).toBe(0);
    expect(rangeOf('due', TODAY)).toEqual({ age: 'due', first: TODAY, last: 'infinity' });
  });
});

describe('a parameter of a list', () => {
  it('names what is due in a week, or was before', () => {
    expect(dueDays('week', TODAY)).toEqual({ first: TODAY, last: addDays(TODAY, 7) });
    expect(dueDays('late', TODAY)).toEqual({ first: '-infinity', last: addDays(TODAY, -1) });
  });

  it.each([[7], ['telat'], [undefined]])('that is none (%j) is no other one either', (value) => {
    expect(() => dueDays(value, TODAY)).toThrow('Nothing is due');
    expect(() => rangeOf(value, TODAY)).toThrow('There is no age');
  });
});
