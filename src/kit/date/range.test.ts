import { describe, expect, it } from 'vitest';
import { quickRanges } from './quick-ranges.ts';
import { ALL_DATES, isRange, momentOf, moved, rangeText } from './range.ts';
import { rangeOf, withRange } from './range-address.ts';

const TODAY = '2026-03-06';
const range = (start: string, end: string) => ({ start, end });

describe('a range of days', () => {
  it('is one when both days exist and the end is on or after the start', () => {
    expect(isRange(range(TODAY, TODAY))).toBe(true);
    expect(isRange(range('2026-03-01', TODAY))).toBe(true);
    expect(isRange(range(TODAY, '2026-03-05'))).toBe(false);
    expect(isRange(range(TODAY, ''))).toBe(false);
    expect(isRange(range('2026-02-31', TODAY))).toBe(false);
  });

  it('is today, ahead or over, or none of them', () => {
    expect(momentOf(range(TODAY, TODAY), TODAY)).toBe('today');
    expect(momentOf(range('2026-03-07', '2026-03-09'), TODAY)).toBe('upcoming');
    expect(momentOf(range('2026-03-01', '2026-03-05'), TODAY)).toBe('past');
    expect(momentOf(range('2026-03-01', '2026-03-31'), TODAY)).toBeUndefined();
    expect(momentOf(range('2026-03-01', ''), TODAY)).toBeUndefined();
    expect(momentOf(ALL_DATES, TODAY)).toBeUndefined();
  });

  it('moves by a day over the end of a month', () => {
    expect(moved(range('2026-02-28', '2026-02-28'), 1)).toEqual(range('2026-03-01', '2026-03-01'));
    expect(moved(range('2026-03-01', '2026-03-01'), -1)).toEqual(range('2026-02-28', '2026-02-28'));
  });

  it('reads as its days', () => {
    expect(rangeText(range(TODAY, TODAY))).toBe('06 Mar 2026');
    expect(rangeText(range('2026-03-01', TODAY))).toBe('01 Mar 2026 – 06 Mar 2026');
    expect(rangeText(ALL_DATES)).toBe('');
  });

  it('is offered by month, whatever its length', () => {
    expect(quickRanges('2028-03-31').lastMonth).toEqual(range('2028-02-01', '2028-02-29'));
    expect(quickRanges('2026-02-10').month).toEqual(range('2026-02-01', '2026-02-28'));
    expect(quickRanges('2026-01-31').lastMonth).toEqual(range('2025-12-01', '2025-12-31'));
    expect(quickRanges('2026-12-31').month).toEqual(range('2026-12-01', '2026-12-31'));
    expect(quickRanges('2026-11-30').quarter).toEqual(range('2026-10-01', '2026-12-31'));
    expect(quickRanges('2028-01-31').quarter).toEqual(range('2028-01-01', '2028-03-31'));
    expect(quickRanges('2028-02-29').year).toEqual(range('2028-01-01', '2028-12-31'));
    expect(quickRanges(TODAY).week).toEqual(range('2026-02-28', TODAY));
  });

  it('is read of an address, and nothing that is no range', () => {
    const asked = (search: string) => rangeOf(new URLSearchParams(search));
    expect(asked('start_date=2026-03-01&end_date=2026-03-06')).toEqual(range('2026-03-01', TODAY));
    for (const search of [
      '',
      'start_date=2026-03-01',
      'start_date=2026-03-06&end_date=2026-03-01',
      'start_date=x&end_date=y',
    ])
      expect(asked(search)).toBeUndefined();
  });

  it('is written into an address, whose pages begin anew', () => {
    const before = new URLSearchParams('akun=7&page=3&start_date=2026-01-01&end_date=2026-01-31');
    const after = withRange(before, range('2026-03-01', TODAY));
    expect(after.toString()).toBe(`akun=7&start_date=2026-03-01&end_date=${TODAY}`);
    expect(before.get('page')).toBe('3');
  });
});
