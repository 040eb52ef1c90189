import { describe, expect, it } from 'vitest';
import { describeJournals, journalProblems, journalsOf } from './ledger-sheet.ts';

const entry = (row: number, kode: string, debit: number | null, kredit: number | null, rest: object = {}) => ({
  row,
  values: { kode, tanggal: null, memo: null, kode_akun: '1-1101', keterangan: null, debit, kredit, ...rest },
});
const DAY = { tanggal: '2026-01-02', memo: 'Uji' };

describe('the journals of a sheet', () => {
  it('are the rows of one code, wherever they stand', () => {
    const rows = [
      entry(2, 'A', 5, null, DAY),
      entry(3, 'B', 7, null, DAY),
      entry(4, 'A', null, 5),
      entry(5, 'B', null, 7),
    ];
    expect(journalsOf(rows).map(({ kode, row, entries }) => [kode, row, entries.map((one) => one.row)])).toEqual([
      ['A', 2, [2, 4]],
      ['B', 3, [3, 5]],
    ]);
    expect(journalProblems(rows, rows)).toEqual([]);
    expect(describeJournals(rows)).toBe('2 jurnal, Rp 12');
  });

  it('are not weighed when a row of them cannot be read', () => {
    const rows = [entry(2, 'A', 5, null, DAY), entry(3, 'A', null, 5)];
    const [first] = rows;
    expect(journalProblems(first ? [first] : [], rows)).toEqual([]);
    expect(journalProblems(first ? [first] : [], first ? [first] : [])).toMatchObject([{ row: 2, field: 'debit' }]);
  });

  it('have their head in the first row, also when that cannot be read', () => {
    const rows = [entry(2, 'A', null, null, { ...DAY, tanggal: undefined }), entry(3, 'A', null, 5)];
    expect(journalProblems(rows.slice(1), rows)).toEqual([]);
    const bare = [entry(2, 'B', 5, null), entry(3, 'B', null, 5, DAY)];
    expect(journalProblems(bare, bare).map(({ row, field }) => [row, field])).toEqual([
      [2, 'tanggal'],
      [2, 'memo'],
      [3, 'tanggal'],
      [3, 'memo'],
    ]);
  });

  it('have at most 500 lines', () => {
    const rows = Array.from({ length: 502 }, (_, i) => entry(i + 2, 'A', i % 2 ? null : 1, i % 2 ? 1 : null, DAY));
    expect(journalProblems(rows, rows)).toEqual([{ row: 2, field: 'kode', message: 'Maksimal 500 baris' }]);
  });
});
