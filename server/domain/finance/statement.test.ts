import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { balanceSheet } from './balance-sheet.ts';
import { incomeStatement } from './income-statement.ts';
import type { StatementAccount } from './statement.ts';
import { worksheet, type WorksheetAccount } from './worksheet.ts';

const account = (code: string, amounts: readonly number[], more: Partial<StatementAccount> = {}): StatementAccount => ({
  akun_id: Number(code.replace('-', '')),
  code,
  name: code,
  isheader: false,
  parent_id: null,
  type: Number(code[0]),
  normal: ['1', '5', '6', '8', '9'].includes(code[0] ?? '') ? 'D' : 'K',
  is_intercompany: false,
  amounts,
  ...more,
});
const header = (code: string, more: Partial<StatementAccount> = {}) => account(code, [0], { isheader: true, ...more });
const totals = (rows: readonly { name: string; istotal: boolean; values: readonly number[] }[]) =>
  Object.fromEntries(rows.filter(({ istotal }) => istotal).map(({ name, values }) => [name, values]));

describe('income statement', () => {
  // WE9: pendapatan 150, diskon 5, jasa dokter 52, gaji 43 (juta).
  const year = [
    header('4-0000'),
    account('4-1103', [-150_000_000], { parent_id: 40000 }),
    account('4-1901', [5_000_000], { parent_id: 40000, normal: 'D' }),
    account('5-1001', [52_000_000]),
    account('6-1101', [43_000_000]),
  ];

  it('comes down from revenue to the profit of the worked example', () => {
    const { rows, profit, revenue } = incomeStatement(year, 1);
    expect(totals(rows)).toEqual({
      'Pendapatan Bersih': [145_000_000],
      'Laba Kotor': [93_000_000],
      'Laba Usaha': [50_000_000],
      'Laba Sebelum Pajak': [50_000_000],
      'Laba Bersih': [50_000_000],
    });
    expect([profit, revenue]).toEqual([[50_000_000], [145_000_000]]);
  });

  it('shows every figure on the side of its class, a deduction as negative, headers with the sum below them', () => {
    const shown = Object.fromEntries(incomeStatement(year, 1).rows.map(({ code, values }) => [code, values[0]]));
    expect(shown).toMatchObject({
      '4-0000': 145_000_000,
      '4-1103': 150_000_000,
      '4-1901': -5_000_000,
      '5-1001': 52_000_000,
    });
  });

  it('adds other income and takes other expenses and tax', () => {
    const { profit } = incomeStatement([account('7-1001', [-30]), account('8-1001', [10]), account('9-1001', [5])], 1);
    expect(profit).toEqual([15]);
  });
});

describe('balance sheet', () => {
  it('carries the result that no closing has moved', () => {
    const { rows, balanced } = balanceSheet(
      [
        account('1-1101', [77, 10]),
        account('3-1001', [-50, -10]),
        account('4-1101', [-40, 0]),
        account('6-1201', [13, 0]),
      ],
      2,
    );
    expect(balanced).toBe(true);
    expect(rows.find(({ name }) => name === 'Laba (Rugi) Berjalan')?.values).toEqual([27, 0]);
    expect(totals(rows)).toMatchObject({ 'Total Aset': [77, 10], 'Total Kewajiban dan Ekuitas': [77, 10] });
  });

  it('counts the running result in the heading of equity, as its total does', () => {
    const equity = [
      header('3-0000'),
      header('3-1000', { parent_id: 30000 }),
      account('3-1001', [-50], { parent_id: 31000 }),
    ];
    const valueOf = (accounts: readonly StatementAccount[], name: string) =>
      balanceSheet(accounts, 1).rows.find((row) => row.name === name)?.values[0];
    const profit = [account('1-1101', [77]), ...equity, account('4-1101', [-27])];
    expect(['3-0000', '3-1000', 'Total Ekuitas'].map((name) => valueOf(profit, name))).toEqual([77, 50, 77]);
    expect(balanceSheet(profit, 1).rows.map(({ name }) => name)).toEqual([
      '1-1101',
      'Total Aset',
      'Total Kewajiban',
      '3-0000',
      '3-1000',
      '3-1001',
      'Laba (Rugi) Berjalan',
      'Total Ekuitas',
      'Total Kewajiban dan Ekuitas',
    ]);
    // Nobody paid in anything yet.
    expect(valueOf([account('1-1101', [27]), header('3-0000'), account('4-1101', [-27])], '3-0000')).toBe(27);
  });

  it('shows a contra account as negative in its group', () => {
    const { rows } = balanceSheet([account('1-2201', [-5], { normal: 'K' }), account('1-2101', [20])], 1);
    expect(rows.filter(({ akun_id }) => akun_id !== null).map(({ values }) => values[0])).toEqual([-5, 20]);
  });

  it('balances whenever the amounts do, and says so when they do not', () => {
    const codes = ['1-1101', '2-1101', '3-1001', '4-1101', '5-1001', '6-1101', '7-1001', '8-1001', '9-1001'];
    const amounts = fc.array(fc.integer({ min: -1e12, max: 1e12 }), {
      minLength: codes.length,
      maxLength: codes.length,
    });
    fc.assert(
      fc.property(amounts, fc.integer({ min: 1, max: 1e9 }), (given, wrong) => {
        const rest = 0 - given.reduce((sum, n) => sum + n, 0);
        const level = [...given.map((n, i) => account(codes[i] ?? '', [n])), account('1-1102', [rest])];
        expect(balanceSheet(level, 1).balanced).toBe(true);
        expect(balanceSheet([...level, account('1-1103', [wrong])], 1).balanced).toBe(false);
      }),
    );
  });
});

describe('worksheet', () => {
  const line = (code: string, unadjusted: number, adjust = 0): WorksheetAccount => ({
    akun_id: Number(code.replace('-', '')),
    code,
    name: code,
    type: Number(code[0]),
    unadjusted,
    adjust_debit: Math.max(adjust, 0),
    adjust_credit: Math.max(-adjust, 0),
  });

  it('has the columns of the worked example', () => {
    // WE10 (juta): Kas 60, asuransi dimuka 10, sewa dimuka 12, gaji 8; modal 50, pendapatan 40; sewa 1 and asuransi 4 adjusted.
    const {
      rows,
      totals: sums,
      profit,
      balanced,
    } = worksheet([
      line('1-1101', 60),
      line('1-1401', 12, -1),
      line('1-1402', 10, -4),
      line('3-1001', -50),
      line('4-1101', -40),
      line('6-1101', 8),
      line('6-1201', 0, 1),
      line('6-1305', 0, 4),
    ]);
    expect(rows.at(-2)).toMatchObject({ name: 'Jumlah', values: [90, 90, 5, 5, 90, 90, 13, 40, 77, 50] });
    expect(sums).toEqual([90, 90, 5, 5, 90, 90, 40, 40, 77, 77]);
    expect(profit).toBe(27);
    expect(rows.at(-1)).toMatchObject({ name: 'Laba (Rugi) Bersih', values: [0, 0, 0, 0, 0, 0, 27, 0, 0, 27] });
    expect(balanced).toBe(true);
  });

  it('puts a loss on the other side', () => {
    const { rows, profit } = worksheet([line('1-1101', -5), line('6-1101', 5)]);
    expect(profit).toBe(-5);
    expect(rows.at(-1)?.values.slice(6)).toEqual([0, 5, 5, 0]);
  });
});
