import { describe, expect, it } from 'vitest';
import { renderStatement } from './statement.ts';
import type { StatementPaper } from './statement-format.ts';

const paper = (columns: number, rows: number): StatementPaper => ({
  clinic: 'Cabang Bandung',
  title: 'Laba Rugi',
  subject: '01 Mar 2026 - 31 Mar 2026',
  columns: Array.from({ length: columns }, (_, i) => ({ label: `Cabang ${i + 1}`, as: 'amount' as const })),
  rows: Array.from({ length: rows }, (_, i) => ({
    code: `4-${1000 + i}`,
    name: 'Pendapatan Tindakan Medis',
    level: i % 3,
    isheader: i % 10 === 0,
    istotal: i % 10 === 9,
    values: Array.from({ length: columns }, (_v, c) => (c % 2 === 0 ? 1 : -1) * 123_456_789_012),
  })),
  totals: Array.from({ length: columns }, () => 987_654_321_098),
  warnings: [],
  printed: 'Rina, 21 Nov 2026 10.00',
});
const textOf = (pdf: Buffer): string => pdf.toString('latin1');
const pages = (pdf: Buffer) => textOf(pdf).match(/\/Type \/Page\b/g)?.length;
const isLandscape = (pdf: Buffer): boolean => /\/MediaBox \[0 0 841\.\d+ 595\.\d+\]/.test(textOf(pdf));

describe('a statement on paper', () => {
  it('stands upright with one column, and lies down for ten', async () => {
    const narrow = await renderStatement(paper(1, 30));
    expect(narrow.subarray(0, 5).toString()).toBe('%PDF-');
    expect([pages(narrow), isLandscape(narrow)]).toEqual([1, false]);
    const wide = await renderStatement(paper(8, 20));
    expect([pages(wide), isLandscape(wide)]).toEqual([1, true]);
  });

  it('holds twelve months and their sum on one sheet of columns', async () => {
    const { columns, rows, totals: _none, ...year } = paper(13, 24);
    const smaller = rows.map((row) => ({ ...row, values: row.values.map((value) => Math.round((value ?? 0) / 100)) }));
    const pdf = await renderStatement({ ...year, columns, rows: smaller });
    expect([pages(pdf), isLandscape(pdf)]).toEqual([1, true]);
  });

  it('goes on over pages of rows, and over sheets of columns', async () => {
    expect(pages(await renderStatement(paper(1, 120)))).toBeGreaterThan(1);
    expect(pages(await renderStatement(paper(22, 10)))).toBeGreaterThan(1);
  });

  it('is one page without any row', async () => {
    expect(pages(await renderStatement({ ...paper(1, 0), totals: undefined }))).toBe(1);
  });
});
