import { describe, expect, it } from 'vitest';
import { agedProblems, excessProblems, RECEIVABLE, receivableProblems } from './opening-sheet.ts';

describe('opening receivables', () => {
  const bill = (row: number, total: number, dibayar: number | null, rest: object = {}) => ({
    row,
    values: {
      no_rm: null,
      nama: 'A',
      no_tagihan: 'X',
      tanggal: '2025-12-31',
      total,
      dibayar,
      jatuh_tempo: null,
      ...rest,
    },
  });

  it('are from before the books and not paid', () => {
    expect(receivableProblems([bill(2, 10, 9)], '2026-01-01')).toEqual([]);
    expect(
      receivableProblems([bill(2, 10, 10), bill(3, 10, null, { tanggal: '2026-01-01' })], '2026-01-01'),
    ).toMatchObject([
      { row: 3, field: 'tanggal' },
      { row: 2, field: 'dibayar' },
    ]);
  });

  it('end with the opening balance', () => {
    const rows = [bill(2, 600, 100), bill(3, 500, null), bill(4, 1, null)];
    expect(excessProblems(rows, RECEIVABLE, 1001)).toEqual([]);
    expect(excessProblems(rows, RECEIVABLE, 1000)).toMatchObject([{ row: 4, field: 'total' }]);
    expect(excessProblems(rows, RECEIVABLE, 999)).toMatchObject([{ row: 3, field: 'total' }]);
  });
});

describe('opening payables', () => {
  it('are from before the books, and due after their day', () => {
    const payable = (row: number, tanggal: string, jatuh_tempo: string | null) => ({
      row,
      values: { tipe_aktor: 'vendor', nama: 'PT A', dokumen: 'A-1', tanggal, jumlah: 10, jatuh_tempo },
    });
    const rows = [
      payable(2, '2025-12-31', null),
      payable(3, '2026-01-01', null),
      payable(4, '2025-12-31', '2025-12-30'),
    ];
    expect(agedProblems(rows, '2026-01-01')).toMatchObject([
      { row: 3, field: 'tanggal' },
      { row: 4, field: 'jatuh_tempo' },
    ]);
  });
});
