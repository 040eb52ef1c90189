import { readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { deflateRawSync } from 'node:zlib';
import type exceljs from 'exceljs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PATIENT_COLUMN_NAMES, PATIENT_COLUMNS } from '../../server/domain/service/patient-sheet.ts';
import { writeSheet } from '../../server/sheets/write-sheet.ts';
import { field } from '../../src/resources/kernel/field.ts';
import { testApp, type Client, type TestApp } from '../support/app.ts';
import { patiently } from '../support/patiently.ts';
import { bookOf } from '../support/workbook.ts';

const fixture = (name: string) => readFileSync(new URL(`../fixtures/${name}`, import.meta.url));
const headers = PATIENT_COLUMN_NAMES.map((name) => PATIENT_COLUMNS[name].header);
const adult = { Nama: 'Tan Siauw Ling', 'Jenis Kelamin': 'P', 'Tanggal Lahir': '02/01/1990', 'No. HP': '08123456789' };

/** A workbook with these headers and the same adult in every row. */
const workbook = (names: readonly string[], rows: number): Promise<Buffer> => {
  const columns = names.map((header) => ({ name: header, header, field: field.text(header, { max: 500 }) }));
  const same = Array.from({ length: rows }, () => adult);
  return buffer(Readable.from(writeSheet('Sheet', columns, same)));
};

let clinic: TestApp;
let manager: Client;
beforeAll(async () => {
  clinic = await testApp();
  manager = await clinic.as('manager.bdg');
});
afterAll(() => clinic.close());

/** Packing and unpacking keep the machine busy. */
const send = (bytes: Buffer, filename = 'pasien.xlsx') =>
  patiently(() => manager.upload('/api/users/import', { part: 'upload', filename, bytes }));
const patients = async (): Promise<number> => {
  const [row] = await clinic.database.asOwner<{ n: number }>('select count(*)::int as n from users where role = 1');
  return row?.n ?? 0;
};

describe('a file that is none', () => {
  /** A zip whose one entry claims little and unpacks to much. */
  const bomb = (): Buffer => {
    const name = Buffer.from('xl/worksheets/sheet1.xml');
    const size = 300 * 1024 * 1024;
    const data = deflateRawSync(Buffer.alloc(size));
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(20, 4);
    local.writeUInt16LE(8, 8);
    local.writeUInt32LE(data.length, 18);
    local.writeUInt32LE(size, 22);
    local.writeUInt16LE(name.length, 26);
    const central = Buffer.alloc(46);
    central.writeUInt32LE(0x02014b50, 0);
    local.copy(central, 6, 4, 30);
    const end = Buffer.alloc(22);
    end.writeUInt32LE(0x06054b50, 0);
    end.writeUInt16LE(1, 8);
    end.writeUInt16LE(1, 10);
    end.writeUInt32LE(central.length + name.length, 12);
    end.writeUInt32LE(local.length + name.length + data.length, 16);
    return Buffer.concat([local, name, data, central, name, end]);
  };

  it.each([
    ['text', () => Promise.resolve(Buffer.from('<html>bukan excel</html>')), 422],
    ['half a workbook', () => Promise.resolve(fixture('pasien-300.xlsx').subarray(0, 9000)), 422],
    ['an archive that explodes', () => Promise.resolve(bomb()), 413],
    ['another sheet', () => workbook(['Kode', 'Harga'], 1), 422],
    ['a sheet with a column more', () => workbook([...headers, 'Gaji'], 1), 422],
    ['more than 5,000 rows', () => workbook(headers, 5001), 422],
  ])('%s is refused', async (_what, make, status) => {
    const before = await patients();
    expect((await send(await make())).status).toBe(status);
    expect(await patients()).toBe(before);
  });
});

describe('a file of other habits', () => {
  const PERSON = ['Nama* ', 'JENIS KELAMIN (L/P)*', 'Tanggal_Lahir* (dd/mm/yyyy)', 'No HP', 'No. Identitas'];
  it('is read: hidden sheets, worn headings, blank rows, serial days and numbers without their 0', async () => {
    const bytes = await bookOf((book) => {
      book.addWorksheet('pilihan', { state: 'hidden' }).addRow(['L', 'P']);
      const sheet = book.addWorksheet('Pasien');
      sheet.addRow(PERSON);
      sheet.addRow(['Rina Kartika', 'Perempuan', 34_885, 81234567890, "'3273014507950002"]);
      sheet.addRow(PERSON.map(() => '  '));
      sheet.addRow(['Angka Hilang', 'L', '1995-07-05', '+62 812-3456-7890', 3_273_010_507_950_000]);
      sheet.addRow([{ error: '#N/A' }, 'L', '05.07.1995', '0812345678', null]);
    });
    const { status, body } = await send(bytes);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      count: 1,
      skipped: 2,
      errors: [
        { row: 4, column: 'No. Identitas' },
        { row: 5, column: 'Nama' },
      ],
    });
    const [rina] = await clinic.database.asOwner(
      `select birth_date, phone, idcard, gender from users where name = 'Rina Kartika'`,
    );
    expect(rina).toEqual({ birth_date: '1995-07-05', phone: '081234567890', idcard: '3273014507950002', gender: 1 });
  });

  const HEADS = ['No. RM', 'Nama', 'Jenis Kelamin', 'Tanggal Lahir', 'No. HP', 'Alergi'];
  const person = (name: string, allergy: string | null) => [null, name, 'L', '05/01/1990', '0812345678', allergy];
  const unread = (name: string): string =>
    `Lembar '${name}' juga berisi data dan tidak dibaca: gabungkan ke satu lembar, atau sembunyikan lembar itu`;
  it.each<[string, (book: exceljs.Workbook) => void, string]>([
    [
      'cells beneath no heading',
      (book) => book.addWorksheet('A').addRows([HEADS.slice(0, 5), person('Tanpa Judul', 'Penisilin')]),
      'Baris 2 berisi sel di kolom tanpa judul',
    ],
    [
      'merged cells, of which only the first has a value',
      (book) => {
        const sheet = book.addWorksheet('A');
        sheet.addRows([HEADS, person('Satu', 'Penisilin'), person('Dua', null)]);
        sheet.mergeCells('F2:F3');
      },
      'Sel F2:F3 digabung: pisahkan, lalu isi setiap sel',
    ],
    [
      'a second sheet of them',
      (book) => {
        for (const name of ['A', 'B']) book.addWorksheet(name).addRows([HEADS, person(`Orang ${name}`, null)]);
      },
      unread('B'),
    ],
    [
      'a second sheet of them that lacks a column, or has one more, and begins with a title',
      (book) => {
        book.addWorksheet('2025').addRows([HEADS, person('Tahun Lalu', null)]);
        book
          .addWorksheet('2026')
          .addRows([['Pasien baru'], ['Nama', 'No. HP', 'Catatan'], ['Tahun Ini', '0812345678', '']]);
      },
      unread('2026'),
    ],
    [
      'a second sheet with headings of its own',
      (book) => {
        book.addWorksheet('A').addRows([HEADS, person('Baru', null)]);
        book.addWorksheet('Lama').addRows([
          ['Nama Pasien', 'Tgl Lahir', 'Telepon'],
          ['Pasien Lama', '05/01/1990', '0812345678'],
        ]);
      },
      unread('Lama'),
    ],
    [
      'a cell far beyond its columns',
      (book) => {
        const sheet = book.addWorksheet('A');
        sheet.addRows([HEADS, person('Jauh', null)]);
        sheet.getCell('DA2').value = 'Penisilin';
      },
      'Baris 2 berisi sel di kolom tanpa judul',
    ],
  ])('is refused with %s, which would be left out', async (_what, fill, told) => {
    const before = await patients();
    const { status, body } = await send(await bookOf(fill));
    expect([status, body['errors']]).toEqual([422, { upload: [told] }]);
    expect(await patients()).toBe(before);
  });

  it('may say other things in other sheets, and merge what lies beneath the rows', async () => {
    const bytes = await bookOf((book) => {
      const sheet = book.addWorksheet('Pasien');
      sheet.addRows([HEADS, person('Tiga Belas', null)]);
      sheet.mergeCells('A5:C6');
      book.addWorksheet('Petunjuk').addRows([
        ['Kolom', 'Isi'],
        ['Nama', 'Sesuai KTP'],
      ]);
    });
    expect(await send(bytes)).toMatchObject({ status: 200, body: { count: 1, errors: [] } });
  });

  it('keeps the zeros that a number shows, and takes no day for a name', async () => {
    const bytes = await bookOf((book) => {
      const sheet = book.addWorksheet('Pasien');
      sheet.addRows([HEADS, person('Nol Depan', null), person('Bukan Hari', null)]);
      const [number, day] = [sheet.getCell('A2'), sheet.getCell('A3')];
      Object.assign(number, { value: 123, numFmt: '000000' });
      Object.assign(day, { value: new Date('2026-03-12'), numFmt: 'd-mmm' });
    });
    const { body } = await send(bytes);
    expect(body).toMatchObject({ count: 1, errors: [{ row: 3, column: 'No. RM' }] });
    const [kept] = await clinic.database.asOwner(`select username from users where name = 'Nol Depan'`);
    expect(kept).toEqual({ username: '000123' });
  });

  it.each(['../../../etc/passwd', 'a\u0000b.xlsx', '"; x.xlsx', '.', `${'x'.repeat(3000)}.xlsx`])(
    'may be called %j',
    { tags: ['long'] },
    async (filename) => {
      const bytes = await workbook([...headers], 1);
      expect((await send(bytes, filename)).status).toBeLessThan(500);
    },
  );
});
