import { describe, expect, it } from 'vitest';
import { accountOf } from './patient-account.ts';

const moves = [
  { day: '2026-01-05', charge: 500_000, deposit: 0 },
  { day: '2026-01-31', charge: -200_000, deposit: 50_000 },
  { day: '2026-02-01', charge: -50_000, deposit: -50_000 },
  { day: '2026-02-01', charge: 0, deposit: 300_000 },
];

describe('the account of a patient', () => {
  it('begins with what came before the range, and runs on from there', () => {
    const { opening, lines, closing } = accountOf(moves, '2026-02-01');
    expect(opening).toEqual({ owed: 300_000, held: 50_000 });
    expect(lines.map(({ owed, held }) => [owed, held])).toEqual([
      [250_000, 0],
      [250_000, 300_000],
    ]);
    expect(closing).toEqual({ owed: 250_000, held: 300_000 });
  });

  it('ends as it began where nothing was done', () => {
    const before = { owed: 250_000, held: 300_000 };
    expect(accountOf(moves, '2026-03-01')).toEqual({ opening: before, lines: [], closing: before });
    expect(accountOf([], '2026-03-01').closing).toEqual({ owed: 0, held: 0 });
  });
});
