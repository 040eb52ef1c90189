import { describe, expect, it } from 'vitest';
import { scheduleOf } from './schedule.ts';

const asset = {
  acquired_on: '2026-11-05',
  cost_amount: 48_000_000,
  residual_amount: 0,
  life_months: 24,
  depreciates_from: '2026-11-01',
  opening_amount: 0,
};

describe('the schedules of an asset', () => {
  it('stand beside each other by year', () => {
    const rows = scheduleOf(asset, 'kelompok1', [{ month: '2026-11', amount: 2_000_000 }], 'year');
    expect(rows.map(({ key }) => key)).toEqual(['2026', '2027', '2028', '2029', '2030']);
    expect(rows[0]).toEqual({
      key: '2026',
      planned: 4_000_000,
      booked: 2_000_000,
      accumulated: 4_000_000,
      book: 44_000_000,
      fiscal: 2_000_000,
      fiscalAccumulated: 2_000_000,
      difference: 2_000_000,
    });
    expect(rows[2]).toMatchObject({ planned: 20_000_000, booked: null, book: 0, fiscal: 12_000_000 });
    expect(rows.at(-1)).toMatchObject({
      planned: 0,
      fiscal: 10_000_000,
      fiscalAccumulated: 48_000_000,
      difference: -10_000_000,
    });
  });

  it('and by month, with what was brought along', () => {
    const taken = { ...asset, depreciates_from: '2027-01-01', opening_amount: 4_000_000 };
    const rows = scheduleOf(taken, 'kelompok1', [], 'month');
    expect(rows[0]).toMatchObject({
      key: '2026-11',
      planned: null,
      accumulated: 4_000_000,
      fiscal: 1_000_000,
      difference: null,
    });
    expect(rows[2]).toMatchObject({ key: '2027-01', planned: 2_000_000, accumulated: 6_000_000 });
    expect(rows).toHaveLength(48);
  });

  it('end before the month of the disposal', () => {
    const rows = scheduleOf(asset, 'kelompok1', [], 'month', '2027-02-01');
    expect(rows.map(({ key }) => key)).toEqual(['2026-11', '2026-12', '2027-01']);
  });
});
