import { describe, expect, it } from 'vitest';
import { askedCode } from './asked-code.ts';

const PLACE = { branches: ['BDG', 'JKT'], years: ['2026', '2025'] };
const asked = (words: string) => askedCode(words, PLACE);
const lows = (words: string) => asked(words)?.ranges.map(({ low }) => low);

describe('a code that is typed', () => {
  it('is whole, or begins as the code does', () => {
    expect(asked('inv/bdg/2026/000012')?.kind).toBe('bill');
    expect(lows('inv/bdg/2026/12')).toEqual(['INV/BDG/2026/000012', 'INV/BDG/2026/12']);
    expect(lows('KW/BDG')).toEqual(['KW/BDG']);
    expect(lows('po/')).toEqual(['PO/']);
  });

  it('is a number in each branch in sight, this year and the last', () => {
    expect(lows('JU 7')).toEqual([
      'JU/BDG/2026/000007',
      'JU/BDG/2025/000007',
      'JU/JKT/2026/000007',
      'JU/JKT/2025/000007',
    ]);
    expect(asked('JU 7')?.ranges.every(({ low, high }) => low === high)).toBe(true);
  });

  it.each(['ratna', 'PO', 'INVOICE 7', '12', 'XX/12', ''])('is not found in %j', (words) => {
    expect(asked(words)).toBeUndefined();
  });

  it('ends where codes of another beginning begin', () => {
    const [range] = asked('KW/BDG/2026')?.ranges ?? [];
    const inside = (code: string) => code >= (range?.low ?? '') && code <= (range?.high ?? '');
    expect(['KW/BDG/2026/000001', 'KW/BDG/2026/999999'].every(inside)).toBe(true);
    expect(['KW/BDG/2025/000001', 'KW/BDG/2027/000001', 'KW/DPS/2026/000001'].some(inside)).toBe(false);
  });
});
