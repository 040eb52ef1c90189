import { buffer } from 'node:stream/consumers';
import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { field } from '../../src/resources/kernel/field.ts';
import { readCell } from './cell.ts';
import { readSheet } from './read-sheet.ts';
import { writeSheet } from './write-sheet.ts';
import { inspectZip, SHEET_LIMITS } from './zip-guard.ts';

const fields = {
  name: field.text('Nama', { max: 100 }),
  phone: field.text('No. HP', { max: 20, format: 'phone' }),
  amount: field.money('Jumlah'),
  born: field.date('Tanggal Lahir'),
  gender: field.choice('Gender', {
    options: [
      { value: 0, label: 'Laki-laki' },
      { value: 1, label: 'Perempuan' },
    ],
  }),
  open: field.flag('Terbuka'),
};
const columns = Object.entries(fields).map(([name, f]) => ({ name, header: f.label, field: f }));
const rows = [
  { name: '=1+1', phone: '+62812345678', amount: 1_250_000, born: '1995-07-05', gender: 1, open: true },
  { name: '@SUM(A1)', phone: '0081234567', amount: 0, born: '2024-02-29', gender: 0, open: false },
  { name: '\tTab - "kutip" <b>', phone: '-', amount: 999_999_999_999, born: '1900-01-01', gender: 1, open: true },
];

/** A one-file archive that says whatever size it likes. */
const archive = (content: Buffer, claimed: number): Buffer => {
  const data = deflateRawSync(content);
  const name = Buffer.from('xl/a.xml');
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(8, 8);
  local.writeUInt32LE(data.length, 18);
  local.writeUInt32LE(claimed, 22);
  local.writeUInt16LE(name.length, 26);
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(8, 10);
  entry.writeUInt32LE(data.length, 20);
  entry.writeUInt32LE(claimed, 24);
  entry.writeUInt16LE(name.length, 28);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(local.length + name.length + data.length, 16);
  return Buffer.concat([local, name, data, entry, name, end]);
};

describe('a workbook', () => {
  it('comes back as it was written, with text that looks like a formula still text', async () => {
    const bytes = await buffer(writeSheet('Pasien', columns, rows));
    const sheet = await readSheet(bytes);
    expect(sheet.header).toEqual(columns.map((c) => c.header));
    const back = sheet.rows.map((row) =>
      Object.fromEntries(columns.map((c, i) => [c.name, readCell(c.field, row.cells[i])])),
    );
    expect(back).toEqual(rows.map((row) => ({ ...row, name: row.name.trim() })));
  });

  it.each([
    ['text', Buffer.from('bukan excel')],
    ['nothing', Buffer.alloc(0)],
    ['a cut file', Buffer.from('PK\u0003\u0004 terpotong')],
    ['an archive that is no workbook', archive(Buffer.from('<a/>'), 4)],
  ])('is refused when it is %s', async (_what, bytes) => {
    await expect(readSheet(bytes)).rejects.toMatchObject({ code: 'wrong-template', status: 422 });
  });

  it('is refused when it would explode, whatever sizes it claims', async () => {
    const bomb = archive(Buffer.alloc(60 * 1024 * 1024), 10);
    expect(bomb.length).toBeLessThan(100_000);
    await expect(readSheet(bomb)).rejects.toMatchObject({ code: 'too-large', status: 413 });
    expect(inspectZip(bomb, { ...SHEET_LIMITS, bytes: 100 * 1024 * 1024 })).toBe('fine');
  });

  it('is refused above 5,000 rows', { timeout: 20_000 }, async () => {
    const bytes = await buffer(
      writeSheet(
        'Pasien',
        columns,
        Array.from({ length: 5001 }, () => rows[0] as Record<string, unknown>),
      ),
    );
    await expect(readSheet(bytes)).rejects.toMatchObject({ code: 'too-many-rows' });
  });

  it('is not read at all where its rows are far too many', async () => {
    const bytes = await buffer(writeSheet('Pasien', columns, rows));
    expect(inspectZip(bytes, { ...SHEET_LIMITS, rows: rows.length + 1 })).toBe('fine');
    expect(inspectZip(bytes, { ...SHEET_LIMITS, rows: rows.length })).toBe('too-many-rows');
  });
});

describe('cells', () => {
  it.each([
    [fields.born, '31/02/1990', undefined],
    [fields.born, '5/7/1995', '1995-07-05'],
    [fields.born, 34_885, '1995-07-05'],
    [fields.born, 1995, undefined],
    [fields.born, new Date('1972-12-27T00:00:00Z'), '1972-12-27'],
    [fields.born, 34_885, '1995-07-05'],
    [fields.born, 34_885.75, '1995-07-05'],
    [fields.born, 19_950_705, undefined],
    [fields.born, '1995-07-05T00:00:00.000Z', '1995-07-05'],
    [fields.born, '1995/7/5 08:30', '1995-07-05'],
    [fields.born, '05-07-1995', '1995-07-05'],
    [fields.born, '07/25/1995', undefined],
    [fields.gender, 'X', undefined],
    [fields.name, { error: '#N/A' }, undefined],
    [fields.name, { formula: 'A1', result: { error: '#REF!' } }, undefined],
    [fields.name, 3_273_014_507_950_002, '3273014507950002'],
    [fields.name, 3_273_014_507_950_000, undefined],
    [fields.phone, 628123456789, '628123456789'],
    [fields.amount, '1.250.000', 1_250_000],
    [fields.amount, 'Rp 1,25', undefined],
    [fields.name, { formula: '1+1', result: 2 }, '2'],
    [fields.name, { richText: [{ text: 'Bu' }, { text: 'di' }] }, 'Budi'],
    [fields.name, '   ', null],
  ])('reads %o from %o as %o', (f, cell, value) => {
    expect(readCell(f, cell as never)).toEqual(value);
  });
});
