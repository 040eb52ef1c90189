import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { field } from '../../src/resources/kernel/field.ts';
import { readCell } from '../../server/sheets/cell.ts';
import { archiveOf, workbookParts } from '../support/archive.ts';
import { readRows } from '../../server/sheets/read-rows.ts';
import { readTable } from '../../server/sheets/read-table.ts';
import { writeSheet } from '../../server/sheets/write-sheet.ts';
import { readDirectory } from '../../server/sheets/zip-directory.ts';

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
  count: field.quantity('Banyak'),
  part: field.percent('Bagian'),
};
const columns = Object.entries(fields).map(([name, f]) => ({ name, header: f.label, field: f }));
const rows = [
  {
    name: '=1+1',
    phone: '+62812345678',
    amount: 1_250_000,
    born: '1995-07-05',
    gender: 1,
    open: true,
    count: 0.125,
    part: 7,
  },
  {
    name: '@SUM(A1)',
    phone: '0081234567',
    amount: 0,
    born: '2024-02-29',
    gender: 0,
    open: false,
    count: 1000,
    part: 12.5,
  },
  {
    name: '\tTab - "kutip" <b>',
    phone: '-',
    amount: 999_999_999_999,
    born: '1900-01-01',
    gender: 1,
    open: true,
    count: null,
    part: null,
  },
];

const same = (count: number) => Array.from({ length: count }, () => rows[0] as Record<string, unknown>);
const inSheet = (data: string, texts?: string) => readRows(archiveOf(workbookParts([data], texts)));
const textCell = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`;
const refused = (code: string) => expect.objectContaining({ code });

describe('a workbook', () => {
  it('comes back as it was written, with text that looks like a formula still text', async () => {
    const bytes = await buffer(writeSheet('Pasien', columns, rows));
    const sheet = await readRows(bytes);
    expect(sheet.header).toEqual(columns.map((c) => c.header));
    const back = sheet.rows.map((row) =>
      Object.fromEntries(columns.map((c, i) => [c.name, readCell(c.field, row.cells[i])])),
    );
    expect(back).toEqual(rows.map((row) => ({ ...row, name: row.name.trim() })));
  });

  it('is written without holding others, though all of its rows are there', async () => {
    let turns = 0;
    let isDone = false;
    const turn = (): void => {
      turns += 1;
      if (!isDone) setImmediate(turn);
    };
    setImmediate(turn);
    let seen = 0;
    const watched = function* () {
      for (const row of same(1000)) {
        seen = turns;
        yield row;
      }
    };
    await buffer(writeSheet('Pasien', columns, watched()));
    isDone = true;
    expect(seen).toBeGreaterThanOrEqual(9);
  });

  it.each([
    ['text', Buffer.from('bukan excel')],
    ['nothing', Buffer.alloc(0)],
    ['a cut file', Buffer.from('PK\u0003\u0004 terpotong')],
    ['an archive that is no workbook', archiveOf([{ name: 'xl/a.xml', content: '<a/>' }])],
    ['a workbook that is no XML', archiveOf([{ name: 'xl/workbook.xml', content: '<a><b></a>' }])],
  ])('is refused when it is %s', async (_what, bytes) => {
    await expect(readTable('patients', bytes, '2026-01-05')).rejects.toMatchObject({
      code: 'wrong-template',
      status: 422,
    });
  });

  it('of another format is told how to become one', async () => {
    const old = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(512)]);
    const text = 'Berkas ini bukan Excel (.xlsx). Simpan sebagai Buku Kerja Excel (.xlsx), lalu kirim kembali';
    for (const bytes of [old, Buffer.from('Nama;No. HP\r\nSiti;0812'), Buffer.alloc(0)])
      await expect(readTable('patients', bytes, '2026-01-05')).rejects.toMatchObject({ at: { upload: [text] } });
  });

  it.each([
    ['entities of its own', '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "b">]><a/>'],
    ['rows that go back', `<row r="2">${textCell('a')}</row><row r="2">${textCell('b')}</row>`],
    ['a text that is not there', '<row><c t="s"><v>7</v></c></row>'],
  ])('is refused for %s', async (_what, sheet) => {
    await expect(inSheet(sheet, '')).rejects.toEqual(refused('wrong-template'));
  });

  it('is unpacked no further than it says', async () => {
    const content = `<a>${' '.repeat(900_000)}</a>`;
    const [book, ...others] = workbookParts(['<sheetData/>']);
    const lying = archiveOf([{ name: book?.name ?? '', content, size: 800_000 }, ...others]);
    expect(() => readDirectory(lying)).not.toThrow();
    await expect(readRows(lying)).rejects.toEqual(refused('wrong-template'));
  });

  it('is refused above 5,000 rows, and above 20,000 with the empty ones, however they are spelled', async () => {
    const bytes = await buffer(writeSheet('Pasien', columns, same(5001)));
    await expect(readRows(bytes)).rejects.toEqual(refused('too-many-rows'));
    const row = (element: string, count: number) => `<x:a xmlns:x="x">${element.repeat(count)}</x:a>`;
    for (const element of ['<row/>', '<row\n></row>', '<x:row/>', '<x:row\tr2="1" ></x:row >']) {
      await expect(inSheet(row(element, 20_000))).resolves.toEqual({
        header: [],
        rows: [],
        merged: [],
        beyond: null,
        others: [],
        since1904: false,
      });
      await expect(inSheet(row(element, 20_001))).rejects.toEqual(refused('too-many-rows'));
    }
  });

  it('is read whatever prefix its elements have and whatever extent it claims', async () => {
    const sheet = `<?xml version="1.0"?><x:worksheet xmlns:x="x"><x:dimension ref="A1:XFD1048576"/><x:sheetData>
      <x:row r="1"><x:c r="B1" t="inlineStr"><x:is><x:t>Nama</x:t></x:is></x:c></x:row>
      <x:row r="1048576"><x:c r="B1048576" t="s"><x:v>0</x:v></x:c><x:c r="XFD9"><x:v>1</x:v></x:c></x:row>
      </x:sheetData></x:worksheet>`;
    const texts = '<si><r><t>Bu</t></r><r><t xml:space="preserve">di </t></r><rPh><t>bu-di</t></rPh></si>';
    expect(await inSheet(sheet, texts)).toEqual({
      header: [null, 'Nama'],
      rows: [{ number: 1_048_576, cells: [null, 'Budi '] }],
      merged: [],
      beyond: 1_048_576,
      others: [],
      since1904: false,
    });
  });

  it('is read to its first sheet that holds something; of the others no more than their headings and a row', async () => {
    const head = `<row>${textCell('Nama')}</row>`;
    const long = `<a>${head}${`<row>${textCell('x')}</row>`.repeat(6000)}</a>`;
    const sheets = ['<row r="1"><c r="A1"/></row>', head, head, long];
    const one = { header: ['Nama'], rows: [], merged: [], beyond: null };
    expect(await readRows(archiveOf(workbookParts(sheets)))).toEqual({
      ...one,
      others: [{ name: 'S4', header: ['Nama'], first: ['x'] }],
      since1904: false,
    });
    const broken = '<row><c></row>';
    await expect(readRows(archiveOf(workbookParts([broken])))).rejects.toEqual(refused('wrong-template'));
  });

  it('is read as people see it: a fraction with a format of percent, and no formula that nobody has reckoned', async () => {
    const own = ['0.0%', '0&quot;%&quot;'].map((code, i) => `<numFmt numFmtId="${164 + i}" formatCode="${code}"/>`);
    const formats = [0, 9, 10, 164, 165].map((id) => `<xf numFmtId="${id}"/>`);
    const styles = `<numFmts>${own.join('')}</numFmts><cellXfs>${formats.join('')}</cellXfs>`;
    const shown = formats.map((_format, style) => `<c s="${style}"><v>0.07</v></c>`);
    const reckoned = '<c><f>A1</f><v></v></c><c t="str"><f>A1</f><v></v></c><c><f>A1</f><v>3</v></c>';
    const sheet = `<row>${shown.join('')}${reckoned}</row>`;
    const { header } = await readRows(archiveOf(workbookParts([sheet], undefined, styles)));
    expect(header).toEqual([0.07, 7, 7, 7, 0.07, { error: '#N/A' }, '', 3]);
    expect(readCell(fields.amount, { error: '#N/A' })).toBeUndefined();
  });

  it('shares its texts within bounds', async () => {
    const long = `<si><t>${'x'.repeat(32_000)}</t></si>`;
    const cells = '<c t="s"><v>0</v></c>'.repeat(100);
    expect((await inSheet(`<row>${cells}</row>`, long)).header).toHaveLength(100);
    await expect(inSheet(`<row>${cells}</row>`.repeat(6), long)).rejects.toEqual(refused('too-large'));
    await expect(inSheet('<row/>', '<si/>'.repeat(500_001))).rejects.toEqual(refused('too-large'));
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
    [fields.amount, '1,250,000', 1_250_000],
    [fields.amount, '1.250.000,50', undefined],
    [fields.born, '05 Jul 1995', '1995-07-05'],
    [fields.count, '1.250', undefined],
    [fields.count, '1.250.000', 1_250_000],
    [fields.count, '12,5', 12.5],
    [fields.count, '0x10', undefined],
    [fields.part, '12,5 %', 12.5],
    [fields.name, { formula: '1+1', result: 2 }, '2'],
    [fields.name, { richText: [{ text: 'Bu' }, { text: 'di' }] }, 'Budi'],
    [fields.name, '   ', null],
  ])('reads %o from %o as %o', (f, cell, value) => {
    expect(readCell(f, cell as never)).toEqual(value);
  });
});
