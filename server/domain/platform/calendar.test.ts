import { describe, expect, it } from 'vitest';
import { daysOf, filled, monthsOf } from './calendar.ts';

describe('the calendar of a chart', () => {
  it('has every day, over the end of February in a leap year too', () => {
    expect(daysOf('2024-02-27', '2024-03-01')).toEqual(['2024-02-27', '2024-02-28', '2024-02-29', '2024-03-01']);
    expect(daysOf('2026-03-05', '2026-03-05')).toEqual(['2026-03-05']);
    expect(daysOf('2026-03-05', '2026-03-04')).toEqual([]);
  });

  it('has every month that is touched, over the end of a year', () => {
    expect(monthsOf('2025-11-30', '2026-02-01')).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']);
    expect(monthsOf('2026-01-31', '2026-01-31')).toEqual(['2026-01']);
  });

  it('puts zeros where nothing was read', () => {
    const rows = [{ date: '2026-03-02', count: 4 }];
    expect(filled('date', daysOf('2026-03-01', '2026-03-03'), rows, { count: 0 })).toEqual([
      { date: '2026-03-01', count: 0 },
      { date: '2026-03-02', count: 4 },
      { date: '2026-03-03', count: 0 },
    ]);
  });
});
