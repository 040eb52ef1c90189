import { describe, expect, it } from 'vitest';
import type { ChartAccount } from '../../../parts/finance/report/chart.ts';
import { rowsOf, type TreeFilter } from './tree.ts';

const account = (id: number, code: string, more: Partial<ChartAccount>): ChartAccount => ({
  id,
  code,
  name: `Akun ${code}`,
  categoryname: 'Kas & Bank',
  isheader: false,
  parent_id: null,
  normal: 'D',
  is_active: true,
  is_system: true,
  version: 1,
  balance: 0,
  type: 1,
  subledger: null,
  allow_manual: true,
  cashflow: 1,
  ...more,
});
const chart = [
  account(1, '1-0000', { isheader: true }),
  account(2, '1-1100', { isheader: true, parent_id: 1 }),
  account(3, '1-1101', { parent_id: 2, name: 'Kas Kasir', balance: 500 }),
  account(4, '1-1209', { parent_id: 1, normal: 'K', categoryname: 'Piutang', balance: 200 }),
  account(5, '1-1103', { parent_id: 2, is_active: false }),
];
const ALL: TreeFilter = { words: '', category: null, inactive: false, closed: new Set() };
const shown = (filter: Partial<TreeFilter>) =>
  rowsOf(chart, { ...ALL, ...filter }).map(({ account: { code }, depth, balance }) => [code, depth, balance]);

describe('the chart', () => {
  it('sums what stands below a header, on its side', () => {
    expect(shown({})).toEqual([
      ['1-0000', 0, 300],
      ['1-1100', 1, 500],
      ['1-1101', 2, 500],
      ['1-1209', 1, 200],
    ]);
  });

  it('keeps the headers of what was found', () => {
    expect(shown({ words: 'kas kasir' }).map(([code]) => code)).toEqual(['1-0000', '1-1100', '1-1101']);
    expect(shown({ category: 'Piutang' }).map(([code]) => code)).toEqual(['1-0000', '1-1209']);
  });

  it('closes headers, and shows what is switched off when asked', () => {
    expect(shown({ closed: new Set([2]) }).map(([code]) => code)).toEqual(['1-0000', '1-1100', '1-1209']);
    expect(shown({ inactive: true }).map(([code]) => code)).toContain('1-1103');
  });
});
