import { describe, expect, it } from 'vitest';
import { describeExpenses, contentOf, expensesOf } from './expense-sheet.ts';

const row = (at: number, jumlah: number, penerima = 'PLN') => ({
  row: at,
  values: { tanggal: '2026-11-02', penerima, kode_akun: '6-1202', keterangan: null, jumlah, kas: 'Tunai' },
});

describe('a sheet of expenses', () => {
  it('is told by its number and its sum', () => {
    expect(describeExpenses([row(2, 1_000_000), row(3, 500_000)])).toBe('2 biaya, Rp 1.500.000');
  });

  it('is the same sheet with its rows in another order, and another one with another amount or a row twice', () => {
    const of = (rows: Parameters<typeof expensesOf>[0]) => contentOf(expensesOf(rows));
    const known = of([row(2, 100), row(3, 200, 'PDAM')]);
    expect(of([row(2, 200, 'pdam'), row(3, 100)])).toBe(known);
    expect(of([row(2, 100), row(3, 201, 'PDAM')])).not.toBe(known);
    expect(of([row(2, 100), row(3, 200, 'PDAM'), row(4, 100)])).not.toBe(known);
  });
});
