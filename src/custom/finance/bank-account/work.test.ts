import { expect, it } from 'vitest';
import { matchOf, sumsOf, toggled } from './work.ts';

it('tells what the ticked rows of both sides come to', () => {
  const work = {
    lines: [
      { id: 1, amount: 695_100 },
      { id: 2, amount: -17_000 },
    ],
    entries: [{ id: 7, amount: 700_000 }],
  } as unknown as Parameters<typeof sumsOf>[0];
  const ticked = { lines: toggled(new Set(), 1, true), entries: new Set([7]) };
  expect(sumsOf(work, ticked)).toEqual({ bank: 695_100, ledger: 700_000, rest: -4_900 });
});

it('accepts what is booked from a line with its account', () => {
  const suggestion = {
    line_ids: [1],
    entry_ids: [],
    sure: false,
    why: 'booked',
    component: 'fee',
    akun: null,
  } as const;
  expect(matchOf({ ...suggestion, line_ids: [1], entry_ids: [] })).toEqual({
    line_ids: [1],
    entry_ids: [],
    suggested: true,
    rest: { component: 'fee', akun_id: null },
  });
});
