import { describe, expect, it } from 'vitest';
import { changeLine, emptyLine, isBalanced, startedLines, totalsOf } from './lines.ts';

const line = (akun_id: number | null, debit: number | null, credit: number | null) => ({
  ...emptyLine(1),
  akun_id,
  debit,
  credit,
});

describe('the lines of a journal', () => {
  it('have one side each', () => {
    expect(changeLine(line(1, 500, null), { credit: 300 })).toMatchObject({ debit: null, credit: 300 });
    expect(changeLine(line(1, null, 300), { debit: 500 })).toMatchObject({ debit: 500, credit: null });
    expect(changeLine(line(1, 500, null), { credit: null })).toMatchObject({ debit: 500 });
  });

  it.each([
    ['equal', [line(1, 100, null), line(2, null, 100)], true],
    ['different', [line(1, 100, null), line(2, null, 90)], false],
    ['zero', [line(1, null, null)], false],
  ])('are level when debit and credit are %s', (_what, lines, level) => {
    expect(isBalanced(lines)).toBe(level);
  });

  it('count when they were begun', () => {
    expect(startedLines([line(1, null, null), line(null, null, null), line(null, 5, null)])).toHaveLength(2);
    expect(totalsOf([line(1, 5, null), line(1, null, 3)])).toEqual({ debit: 5, credit: 3 });
  });
});
