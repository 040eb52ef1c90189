import { expect, it } from 'vitest';
import { awayByDay } from './away.ts';

const leave = (id: number, start_date: string, end_date: string) =>
  ({ id, type: 5, start_date, end_date, is_half_day: false, days: 1, status: 1 }) as const;

it('names who is away on each day of a range, and no other day', () => {
  const members = [
    { id: 1, name: 'Ani', department: 'Medis', leaves: [leave(7, '2026-02-27', '2026-03-02')] },
    {
      id: 2,
      name: 'Budi',
      department: null,
      leaves: [leave(8, '2026-03-02', '2026-03-02'), leave(9, '2026-03-31', '2026-04-02')],
    },
  ];
  const days = awayByDay(members, '2026-03-01', '2026-03-31');
  expect(days.map(({ day, away }) => [day, away.map(({ name }) => name)])).toEqual([
    ['2026-03-01', ['Ani']],
    ['2026-03-02', ['Ani', 'Budi']],
    ['2026-03-31', ['Budi']],
  ]);
});
