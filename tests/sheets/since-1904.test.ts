// Workbooks of old Macs, whose days are counted from 1904.
import { expect, it } from 'vitest';
import { readTable } from '../../server/sheets/read-table.ts';
import { bookOf } from '../support/workbook.ts';

it('a workbook counts its days from 1904 where it says so; a bare number is no day there', async () => {
  const [head, day] = [['Nama', 'Jenis Kelamin', 'Tanggal Lahir', 'No. HP'], new Date('1995-07-05T00:00:00Z')];
  const born = async (date1904: boolean) => {
    const bytes = await bookOf((book) => {
      book.properties.date1904 = date1904;
      book
        .addWorksheet('Pasien')
        .addRows([
          head,
          ['Budi', 'Laki-laki', day, '081234567890'],
          ['Bayu', 'Laki-laki', 34_885, '081234567891'],
          ['Beni', 'Laki-laki', '05-07-1995', '081234567892'],
        ]);
    });
    const { rows: read, problems } = await readTable('patients', bytes, '2026-01-05');
    return { days: read.map(({ values }) => values['birth_date']), problems };
  };
  expect(await born(false)).toEqual({ days: ['1995-07-05', '1995-07-05', '1995-07-05'], problems: [] });
  expect(await born(true)).toEqual({
    days: ['1995-07-05', null, '1995-07-05'],
    problems: [{ row: 3, field: 'birth_date', message: expect.stringMatching(/tanggal/i) }],
  });
});
