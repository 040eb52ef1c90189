import { describe, expect, it } from 'vitest';
import { comparedRanges, dueUntil, monthEnds, trendMonths } from './overview.ts';

describe('the months of a trend', () => {
  it('are twelve, the running one last', () => {
    const months = trendMonths('2026-11-27');
    expect([months[0], months.at(-1), months.length]).toEqual(['2025-12-01', '2026-11-01', 12]);
  });

  it('end with what stands now, less what moved after them', () => {
    const months = ['2026-09-01', '2026-10-01', '2026-11-01'];
    const moved = new Map([
      ['2026-10-01', 40],
      ['2026-11-01', -15],
    ]);
    expect(monthEnds(100, months, moved)).toEqual([75, 115, 100]);
    expect(monthEnds(0, months, new Map())).toEqual([0, 0, 0]);
  });
});

describe('the month so far', () => {
  it('stands beside the same days of the month and of the year before', () => {
    expect(comparedRanges('2026-11-27')).toEqual([
      { start: '2026-11-01', end: '2026-11-27' },
      { start: '2026-10-01', end: '2026-10-27' },
      { start: '2025-11-01', end: '2025-11-27' },
    ]);
  });

  it('stands beside the whole of a month that is shorter', () => {
    expect(comparedRanges('2026-03-30').map(({ end }) => end)).toEqual(['2026-03-30', '2026-02-28', '2025-03-30']);
    expect(comparedRanges('2028-02-29').map(({ end }) => end)).toEqual(['2028-02-29', '2028-01-29', '2027-02-28']);
  });
});

it('what is late ends yesterday, and four weeks follow', () => {
  expect(dueUntil('2026-11-27')).toEqual(['2026-11-26', '2026-12-03', '2026-12-10', '2026-12-17', '2026-12-24']);
});
