import { describe, expect, it } from 'vitest';
import { cashDay } from './cash-day.ts';

const sums = [
  { method: 'Tunai', cashier: 'Rina', came: 900_000, went: 100_000 },
  { method: 'Tunai', cashier: 'Yayan', came: 250_000, went: 0 },
  { method: 'QRIS', cashier: 'Rina', came: 700_000, went: 0 },
];
const account = { akun_id: 7, code: '1-1101', name: 'Kas Kasir', opening: 500_000, debit: 1_150_000, credit: 300_000 };
const shown = ({ rows }: ReturnType<typeof cashDay>) => rows.map(({ name, level, values }) => [level, name, ...values]);

describe('the daily cash report', () => {
  it('sums cashiers by method, and compares the ledger with the count', () => {
    const report = cashDay(sums, [{ ...account, counted: 1_340_000 }]);
    expect(shown(report)).toEqual([
      [0, 'Penerimaan menurut metode dan kasir', null, null, null, null, null, null],
      [1, 'Tunai', null, 1_150_000, 100_000, 1_050_000, null, null],
      [2, 'Rina', null, 900_000, 100_000, 800_000, null, null],
      [2, 'Yayan', null, 250_000, 0, 250_000, null, null],
      [1, 'QRIS', null, 700_000, 0, 700_000, null, null],
      [2, 'Rina', null, 700_000, 0, 700_000, null, null],
      [0, 'Jumlah penerimaan', null, 1_850_000, 100_000, 1_750_000, null, null],
      [0, 'Kas di buku dan yang dihitung', null, null, null, null, null, null],
      [1, 'Kas Kasir', 500_000, 1_150_000, 300_000, 1_350_000, 1_340_000, -10_000],
    ]);
    expect(report.meta).toEqual({
      balanced: false,
      warnings: ['1-1101 Kas Kasir: Rp 1.350.000 di buku, Rp 1.340.000 dihitung di laci'],
    });
  });

  it('warns of nothing where nothing was counted, and shows nothing where nothing is', () => {
    expect(cashDay([], [{ ...account, counted: null }]).meta).toEqual({ balanced: true, warnings: [] });
    expect(cashDay([], []).rows).toEqual([]);
  });
});
