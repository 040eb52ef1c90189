import { describe, expect, it } from 'vitest';
import { type Column, condensed, isEmpty, shortNumber, textOf, totalOf } from './figures.ts';

const x: Column = { key: 'date', label: 'insight.date', as: 'date' };
const count: Column = { key: 'count', label: 'insight.visits', as: 'count' };

describe('a value', () => {
  it.each([
    ['date', '2026-08-06', '06 Agu 2026'],
    ['month', '2026-08', 'Agu 2026'],
    ['count', 12_500, '12.500'],
    ['money', 1_250_000, 'Rp 1.250.000'],
    ['money', null, ''],
  ] as const)('as %s reads %s as %s', (as, value, text) => {
    expect(textOf(as, value)).toBe(text);
  });

  it.each([
    [0, '0'],
    [950, '950'],
    [40_000, '40 rb'],
    [1_250_000, '1,3 jt'],
    [2_500_000_000, '2,5 M'],
    [-7_000_000, '-7 jt'],
  ])('of %d takes little room on an axis', (value, text) => {
    expect(shortNumber(value)).toBe(text);
  });
});

describe('rows', () => {
  const days = (length: number) =>
    Array.from({ length }, (_, i) => ({
      date: new Date(Date.UTC(2026, 0, 1 + i)).toISOString().slice(0, 10),
      count: 1,
    }));

  it('of up to 92 days are drawn by day, more by month', () => {
    expect(condensed(days(92), x, [count])).toEqual({ rows: days(92), x });
    const { rows, x: axis } = condensed(days(93), x, [count]);
    expect(axis.as).toBe('month');
    expect(rows).toEqual([
      { date: '2026-01', count: 31 },
      { date: '2026-02', count: 28 },
      { date: '2026-03', count: 31 },
      { date: '2026-04', count: 3 },
    ]);
  });

  it('are empty when every measure of every row is nothing', () => {
    expect(isEmpty([], [count])).toBe(true);
    expect(isEmpty([{ date: '2026-01-01', count: 0 }], [count])).toBe(true);
    expect(isEmpty(days(1), [count])).toBe(false);
    expect(totalOf(days(4), 'count')).toBe(4);
  });
});
