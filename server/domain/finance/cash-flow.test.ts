import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cashFlow, type CashFlowAccount } from './cash-flow.ts';

const account = (code: string, cashflow: number, amounts: readonly number[]): CashFlowAccount => ({
  akun_id: Number(code.replace('-', '')),
  code,
  name: code,
  isheader: false,
  parent_id: null,
  type: Number(code[0]),
  normal: 'D',
  is_intercompany: false,
  cashflow,
  amounts,
});
const figures = (rows: readonly { readonly name: string; readonly values: readonly number[] }[]) =>
  Object.fromEntries(rows.map(({ name, values }) => [name, values[0]]));

describe('the cash flow', () => {
  it('comes from the cash before, by what the money was for, to the cash after', () => {
    const { rows, change, ending, balanced } = cashFlow(
      [
        account('1-1201', 1, [-12_500_000]),
        account('6-1201', 1, [4_000_000]),
        account('1-2102', 2, [85_000_000]),
        account('2-2101', 3, [-100_000_000]),
        account('3-1004', 3, [20_000_000]),
      ],
      [15_000_000],
      [18_500_000],
    );
    expect(figures(rows)).toMatchObject({
      '1-1201': 12_500_000,
      '6-1201': -4_000_000,
      'Kas Bersih dari Aktivitas Operasi': 8_500_000,
      'Kas Bersih dari Aktivitas Investasi': -85_000_000,
      'Kas Bersih dari Aktivitas Pendanaan': 80_000_000,
      'Kenaikan (Penurunan) Kas': 3_500_000,
      'Kas dan Bank Awal': 15_000_000,
      'Kas dan Bank Akhir': 18_500_000,
    });
    expect([change, ending, balanced]).toEqual([[3_500_000], [18_500_000], true]);
  });

  it('leaves out an activity without movement, and says when the books hold other cash', () => {
    const { rows, balanced } = cashFlow([account('4-1101', 1, [-5]), account('2-2101', 3, [0])], [0], [6]);
    expect(rows.map(({ name }) => name)).toEqual([
      'Arus Kas dari Aktivitas Operasi',
      '4-1101',
      'Kas Bersih dari Aktivitas Operasi',
      'Kenaikan (Penurunan) Kas',
      'Kas dan Bank Awal',
      'Kas dan Bank Akhir',
    ]);
    expect(balanced).toBe(false);
  });

  it('always goes from opening cash by its flows to closing cash', () => {
    const line = fc.record({ cashflow: fc.integer({ min: 0, max: 3 }), amount: fc.integer({ min: 1, max: 1e9 }) });
    // A journal: money against cash, or against something else.
    const journals = fc.array(fc.record({ from: line, to: line }), { maxLength: 40 });
    fc.assert(
      fc.property(journals, fc.integer({ min: 0, max: 1e12 }), (all, opening) => {
        const accounts = new Map([1, 2, 3].map((cashflow) => [cashflow, 0]));
        let cash = opening;
        for (const { from, to } of all) {
          if (from.cashflow === 0) cash -= from.amount;
          if (to.cashflow === 0) cash += from.amount;
          if ((from.cashflow === 0) === (to.cashflow === 0)) continue;
          const [other, sign] = from.cashflow === 0 ? [to.cashflow, 1] : [from.cashflow, -1];
          accounts.set(other, (accounts.get(other) ?? 0) + sign * from.amount);
        }
        const moved = [...accounts].map(([cashflow, amount]) => account(`${cashflow}-0001`, cashflow, [amount]));
        const { ending, balanced } = cashFlow(moved, [opening], [cash]);
        expect([ending[0], balanced]).toEqual([cash, true]);
      }),
    );
  });
});
