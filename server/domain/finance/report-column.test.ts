import { describe, expect, it } from 'vitest';
import { addMonths } from '../../../src/resources/kernel/date.ts';
import { columnsOf, differenceOf, rangesOf } from './report-column.ts';

const range = (start: string, end: string) => ({ start, end });

describe('the ranges of a statement', () => {
  it.each([
    ['a month', range('2026-03-01', '2026-03-31'), range('2026-02-01', '2026-02-28')],
    ['a quarter', range('2026-01-01', '2026-03-31'), range('2025-10-01', '2025-12-31')],
    ['ten days', range('2026-03-11', '2026-03-20'), range('2026-03-01', '2026-03-10')],
    ['one day', range('2026-03-01', '2026-03-01'), range('2026-02-28', '2026-02-28')],
  ])('go back by %s', (_what, now, earlier) => {
    expect(rangesOf(now, 'prev_period', 1)).toEqual([now, earlier]);
  });

  it('go back by years, with leap days', () => {
    expect(rangesOf(range('2024-02-01', '2024-02-29'), 'prev_year', 1)[1]).toEqual(range('2023-02-01', '2023-02-28'));
    expect(rangesOf(range('2025-02-01', '2025-02-28'), 'prev_year', 1)[1]).toEqual(range('2024-02-01', '2024-02-29'));
  });

  it('are as many as were asked for, without gaps', () => {
    const ranges = rangesOf(range('2026-12-01', '2026-12-31'), 'prev_period', 12);
    expect(ranges).toHaveLength(13);
    expect(ranges.at(-1)).toEqual(range('2025-12-01', '2025-12-31'));
  });

  it('stand alone when nothing is compared', () => {
    expect(rangesOf(range('2026-01-01', '2026-01-31'), 'none', 5)).toHaveLength(1);
  });
});

describe('a month later', () => {
  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-01-15', -1, '2025-12-15'],
    ['2025-12-31', 2, '2026-02-28'],
  ])('than %s by %i is %s', (day, months, then) => {
    expect(addMonths(day, months)).toBe(then);
  });
});

describe('a difference', () => {
  it.each([
    [150, 100, [50, 50]],
    [50, -100, [150, 150]],
    [1, 3, [-2, -66.67]],
    [5, 0, [5, null]],
  ])('of %i and %i', (now, earlier, difference) => {
    expect(differenceOf(now, earlier)).toEqual(difference);
  });
});

describe('the columns of a statement', () => {
  const asked = { periods: 1 };

  it('are the twelve months that end with its last day, oldest first, and all of them', () => {
    const { ranges, whole } = columnsOf(range('2026-11-01', '2026-11-27'), { ...asked, compare: 'bulanan' });
    expect(ranges).toHaveLength(12);
    expect(ranges[0]).toEqual({ ...range('2025-12-01', '2025-12-31'), label: 'Des 2025' });
    expect(ranges[2]).toEqual({ ...range('2026-02-01', '2026-02-28'), label: 'Feb 2026' });
    expect(ranges.at(-1)).toEqual({ ...range('2026-11-01', '2026-11-27'), label: 'Nov 2026' });
    expect(whole).toEqual({ ...range('2025-12-01', '2026-11-27'), label: 'Jumlah' });
  });

  it('are the four quarters up to that of its last day', () => {
    const { ranges, whole } = columnsOf(range('2026-05-09', '2026-05-10'), { ...asked, compare: 'triwulan' });
    expect(ranges).toEqual([
      { ...range('2025-07-01', '2025-09-30'), label: 'TW 3 2025' },
      { ...range('2025-10-01', '2025-12-31'), label: 'TW 4 2025' },
      { ...range('2026-01-01', '2026-03-31'), label: 'TW 1 2026' },
      { ...range('2026-04-01', '2026-05-10'), label: 'TW 2 2026' },
    ]);
    expect(whole?.start).toBe('2025-07-01');
  });

  it('are the year so far beside the one before, or any two ranges', () => {
    expect(columnsOf(range('2024-02-10', '2024-02-29'), { ...asked, compare: 'tahun' })).toEqual({
      ranges: [range('2024-01-01', '2024-02-29'), range('2023-01-01', '2023-02-28')],
    });
    const other = { compare_start: '2020-02-01', compare_end: '2020-02-09' };
    expect(columnsOf(range('2026-01-01', '2026-01-31'), { ...asked, ...other, compare: 'rentang' }).ranges).toEqual([
      range('2026-01-01', '2026-01-31'),
      range('2020-02-01', '2020-02-09'),
    ]);
  });
});
