import { describe, expect, it } from 'vitest';
import { headingDay, readRoster, rosterHeadProblems } from './roster-sheet.ts';

describe('a sheet of a roster', () => {
  it('names days in two forms, and nothing else', () => {
    expect(headingDay('01/03/2026')).toBe('2026-03-01');
    expect(headingDay('2026-03-01')).toBe('2026-03-01');
    expect(headingDay('31/02/2026')).toBeUndefined();
    expect(headingDay('Senin')).toBeUndefined();
  });

  it('has a cell for each person and day; L and nothing are free', () => {
    const header = ['Attendance ID', 'Nama', '01/03/2026', '02/03/2026', '03/03/2026'];
    expect(readRoster(header, [{ number: 2, cells: ['1001', 'Siti', 'p', 'L'] }])).toEqual({
      cells: [
        { row: 2, code: '1001', date: '2026-03-01', shift: 'P' },
        { row: 2, code: '1001', date: '2026-03-02', shift: null },
        { row: 2, code: '1001', date: '2026-03-03', shift: null },
      ],
      nameless: [],
    });
  });

  it('says whose days it tells, in every row that tells one', () => {
    const header = ['Attendance ID', 'Nama', '01/03/2026'];
    const rows = [
      { number: 2, cells: ['', 'Siti', 'P'] },
      { number: 3, cells: ['', 'Jumlah', ''] },
    ];
    expect(readRoster(header, rows)).toEqual({ cells: [], nameless: [2] });
  });

  it.each([
    [['Attendance ID', 'Nama'], "Belum ada kolom tanggal, misalnya '01/03/2026'"],
    [
      ['Nama', 'Attendance ID', '01/03/2026'],
      "Baris pertama harus 'Attendance ID', 'Nama', lalu satu kolom untuk setiap tanggal",
    ],
    [['Attendance ID', 'Nama', '01/03/2026', '2026-03-01'], "Kolom '2026-03-01' tertulis dua kali"],
    [['Attendance ID', 'Nama', '01/03/2026', 'Catatan'], "Kolom 'Catatan' bukan tanggal (dd/mm/yyyy)"],
  ])('with the headings %o is none', (header, told) => {
    expect(rosterHeadProblems(header)).toEqual([told]);
  });

  it('is one with its headings in any case', () => {
    expect(rosterHeadProblems(['attendance id', ' NAMA ', '01/03/2026'])).toEqual([]);
  });
});
