import { describe, expect, it } from 'vitest';
import { copied, filled, type Month, monthsOf, pasted, sumOf, typedOf, valueOf, withText } from './grid.ts';

const NONE: Month = { received: null, newcomers: null, noshows: null };
const year = (month: Month = NONE): readonly Month[] => Array.from({ length: 12 }, () => month);
const empty = typedOf(year());

describe('a cell', () => {
  it('is a whole number, nothing, or wrong', () => {
    expect(valueOf('received', '1.500.000')).toBe(1_500_000);
    expect(valueOf('received', 'Rp 2000')).toBe(2000);
    expect(valueOf('newcomers', ' ')).toBeNull();
    for (const text of ['-1', '1,5', 'abc', '100001']) expect(valueOf('newcomers', text), text).toBeUndefined();
  });
});

describe('a year', () => {
  it('is filled with one value, and sums up', () => {
    const typed = filled(empty, 'received', '100.000');
    expect(sumOf(typed, 'received')).toBe(1_200_000);
    expect(monthsOf(typed)?.every(({ received, noshows }) => received === 100_000 && noshows === null)).toBe(true);
    expect(monthsOf(withText(typed, 'noshows', 3, 'x'))).toBeUndefined();
  });

  it('begins with what came of the year before, where its months are over', () => {
    const actual = year({ received: 1_000_001, newcomers: 10, noshows: 3 }).map((month, at) =>
      at < 11 ? month : NONE,
    );
    const typed = copied(filled(empty, 'newcomers', '7'), 'newcomers', actual, 7.5);
    expect(typed.newcomers.slice(0, 1)).toEqual(['11']);
    expect(typed.newcomers.at(-1)).toBe('7');
    expect(copied(empty, 'received', actual, -50).received[0]).toBe('500.001');
    expect(copied(empty, 'received', actual, 0).received[0]).toBe('1.000.001');
  });

  it('takes cells of a spreadsheet from a cell on, and nothing beyond December and the last column', () => {
    const typed = pasted(empty, 'newcomers', 10, '5\t1\t9\r\n6\t2\r\n7\t3\r\n');
    expect([typed.newcomers[10], typed.newcomers[11], typed.noshows[10], typed.noshows[11]]).toEqual([
      '5',
      '6',
      '1',
      '2',
    ]);
    expect(typed.received).toEqual(empty.received);
  });
});
