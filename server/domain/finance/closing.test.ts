import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { closingOf, type EndingBalance } from './closing.ts';

const accounts = { summary: 1902, retained: 1003, drawn: [1004, 1005] };
const account = (akun_id: number, type: number, balance: number): EndingBalance => ({
  akun_id,
  code: String(akun_id),
  name: `Akun ${akun_id}`,
  type,
  balance,
});
/** Balance that the entries leave on an account, debit minus credit. */
const after = (balances: readonly EndingBalance[], id: number): number => {
  const before = balances.find(({ akun_id }) => akun_id === id)?.balance ?? 0;
  return closingOf(balances, accounts)
    .lines.filter(({ akun_id }) => akun_id === id)
    .reduce((sum, { debit, credit }) => sum + debit - credit, before);
};

describe('closing', () => {
  // WE9: pendapatan 150, diskon 5, jasa dokter 52, gaji 43, deviden 20 (juta).
  const year = [
    account(4103, 4, -150_000_000),
    account(4901, 4, 5_000_000),
    account(5001, 5, 52_000_000),
    account(6101, 6, 43_000_000),
    account(1004, 3, 20_000_000),
    account(1101, 1, 70_000_000),
  ];

  it('leaves the worked example with its profit on retained earnings and nothing on the rest', () => {
    expect(closingOf(year, accounts).profit).toBe(50_000_000);
    expect([4103, 4901, 5001, 6101, 1004, 1902].map((id) => after(year, id))).toEqual([0, 0, 0, 0, 0, 0]);
    expect(after(year, 1003)).toBe(-30_000_000);
    expect(after(year, 1101)).toBe(70_000_000);
  });

  it('writes its lines as they are specified', () => {
    const written = closingOf(year, accounts).lines.map(({ akun_id, debit, credit }) => [akun_id, debit, credit]);
    expect(written).toEqual([
      [4103, 150_000_000, 0],
      [1902, 50_000_000, 0],
      [1003, 20_000_000, 0],
      [4901, 0, 5_000_000],
      [5001, 0, 52_000_000],
      [6101, 0, 43_000_000],
      [1902, 0, 50_000_000],
      [1003, 0, 50_000_000],
      [1004, 0, 20_000_000],
    ]);
  });

  it('carries a loss the other way', () => {
    const loss = [account(4101, 4, -10), account(6101, 6, 25)];
    expect(closingOf(loss, accounts).profit).toBe(-15);
    expect(after(loss, 1003)).toBe(15);
  });

  it('has nothing to close where nothing moved', () => {
    expect(closingOf([account(1101, 1, 5)], accounts)).toEqual({ profit: 0, lines: [] });
  });

  it('always balances and always leaves zero', () => {
    const anyBalances = fc
      .uniqueArray(fc.integer({ min: 4000, max: 9999 }), { maxLength: 30 })
      .chain((ids) =>
        fc.tuple(
          ...ids.map((id) =>
            fc.integer({ min: -1e12, max: 1e12 }).map((balance) => account(id, Math.floor(id / 1000), balance)),
          ),
        ),
      );
    fc.assert(
      fc.property(anyBalances, fc.integer({ min: -1e12, max: 1e12 }), (results, dividend) => {
        const balances = [...results, account(1004, 3, dividend)];
        const { lines } = closingOf(balances, accounts);
        expect(lines.reduce((sum, { debit, credit }) => sum + debit - credit, 0)).toBe(0);
        expect(lines.every(({ debit, credit }) => debit > 0 !== credit > 0)).toBe(true);
        for (const { akun_id } of balances) expect(after(balances, akun_id)).toBe(0);
      }),
    );
  });
});
