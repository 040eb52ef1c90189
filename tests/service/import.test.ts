import { readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PATIENT_COLUMN_NAMES, PATIENT_COLUMNS } from '../../server/domain/service/patient-sheet.ts';
import { readRows } from '../../server/sheets/read-rows.ts';
import { writeSheet } from '../../server/sheets/write-sheet.ts';
import { field } from '../../src/resources/kernel/field.ts';
import { testApp, type Client, type Json, type TestApp } from '../support/app.ts';

const fixture = (name: string) => readFileSync(new URL(`../fixtures/${name}`, import.meta.url));
const expected = JSON.parse(fixture('pasien-300.expected.json').toString('utf8')) as {
  added: number;
  errors: { row: number }[];
};
interface Result {
  readonly data: readonly { readonly row: number; readonly id: number | null; readonly username: string | null }[];
  readonly count: number;
  readonly errors: readonly { readonly row: number; readonly field: string; readonly message: string }[];
  readonly skipped: number;
  readonly message: string;
}
const rowsOf = ({ errors }: Result) => [...new Set(errors.map(({ row }) => row))];
const headers = PATIENT_COLUMN_NAMES.map((name) => PATIENT_COLUMNS[name].header);
const year = new Intl.DateTimeFormat('en', { timeZone: 'Asia/Jakarta', year: '2-digit' }).format(new Date());

/** A workbook of rows by header. */
const workbook = (rows: readonly Json[], columns: readonly string[] = headers): Promise<Buffer> => {
  const text = columns.map((header) => ({ name: header, header, field: field.text(header, { max: 500 }) }));
  const stream = writeSheet('Sheet', text, rows);
  return buffer(Readable.from(stream));
};
const adult = { Nama: 'Tan Siauw Ling', 'Jenis Kelamin': 'P', 'Tanggal Lahir': '02/01/1990', 'No. HP': '08123456789' };

let clinic: TestApp;
let manager: Client;
beforeAll(async () => {
  clinic = await testApp();
  manager = await clinic.as('manager.bdg');
});
afterAll(() => clinic.close());

const send = (bytes: Buffer, path = '/api/users/import', who = manager) =>
  who.upload<Result>(path, { part: 'upload', filename: 'pasien.xlsx', bytes });
const patients = async (): Promise<number> => {
  const [row] = await clinic.database.asOwner<{ n: number }>('select count(*)::int as n from users where role = 1');
  return row?.n ?? 0;
};

describe('the file of 300 patients', () => {
  const bytes = fixture('pasien-300.xlsx');
  const faulty = expected.errors.map(({ row }) => row);

  it('adds nobody in a dry run', async () => {
    const { status, body } = await send(bytes, '/api/users/import?dryrun=true');
    expect(status).toBe(200);
    expect(body).toMatchObject({ count: expected.added, skipped: faulty.length });
    expect(rowsOf(body)).toEqual(faulty);
    expect(await patients()).toBe(0);
  });

  it('adds the good rows, with one entry in the activity log', async () => {
    const { status, body } = await send(bytes);
    expect(status).toBe(200);
    expect(body.data).toHaveLength(expected.added);
    expect(body).toMatchObject({ skipped: faulty.length, message: `${expected.added} Customer berhasil Ditambahkan.` });
    expect(rowsOf(body)).toEqual(faulty);
    expect(await patients()).toBe(expected.added);
    const usernames = body.data.map(({ username }) => username);
    expect(new Set(usernames).size).toBe(expected.added);
    expect(usernames).toContain(`BDG${year}00001`);
    const logs = await clinic.database.asOwner('select message, after from applogs where module = 1');
    expect(logs).toMatchObject([{ message: 'impor 291 pasien', after: { added: 291, skipped: 9 } }]);
    const [homes] = await clinic.database.asOwner<Json>(
      `select count(distinct c.user_id)::int as homes, count(distinct r.customer_id)::int as headers
       from customerprofiles c join rekammedis r on r.customer_id = c.user_id where c.ishome`,
    );
    expect(homes).toEqual({ homes: expected.added, headers: expected.added });
  });

  it('says of the refused rows why, as a workbook that can be sent again', async () => {
    const answer = await send(bytes, '/api/users/import/rejected');
    expect(answer.status).toBe(200);
    const sheet = await readRows(answer.bytes);
    expect(sheet.header).toEqual([...headers, 'Alasan']);
    expect(sheet.rows).toHaveLength(faulty.length);
    const reasons = sheet.rows.map(({ cells }) => cells.at(-1));
    expect(reasons).toContain('No. RM: No. RM sudah dipakai');
    expect(reasons).toContain('No. Identitas: Nomor identitas sudah terdaftar');
    expect((await send(answer.bytes)).body).toMatchObject({ count: 0, skipped: faulty.length });
  });

  it('adds nobody the second time', async () => {
    const { body } = await send(bytes);
    expect(body).toMatchObject({ data: [], skipped: 300, message: 'Tidak ada Data yang ditambahkan' });
    expect(await patients()).toBe(expected.added);
  });

  it('adds nobody twice in another branch either', async () => {
    const { body } = await send(bytes, '/api/users/import', await clinic.as('manager.jkt'));
    expect(body).toMatchObject({ count: 0 });
  });
});

describe('the imported workbook', () => {
  const keep = async (filename: string) => {
    const bytes = await workbook([{ ...adult, Nama: filename.slice(-20) }]);
    const { body } = await manager.upload<{ file_id: number }>('/api/users/import', {
      part: 'upload',
      filename,
      bytes,
    });
    return { id: body.file_id, bytes };
  };
  const read = async (who: string, id: number) => (await clinic.as(who)).get(`/api/files/${id}`);

  it('is kept, byte for byte, under the last part of its name', async () => {
    const { id, bytes } = await keep('C:\\Users\\sari\\pasien lama.xlsx');
    const answer = await read('manager.bdg', id);
    expect(answer.status).toBe(200);
    expect(answer.bytes.equals(bytes)).toBe(true);
    expect(answer.headers).toMatchObject({
      'content-disposition': 'attachment; filename="pasien-lama.xlsx"',
      'x-content-type-options': 'nosniff',
    });
    const [log] = await clinic.database.asOwner('select after from applogs order by id desc limit 1');
    expect(log).toMatchObject({ after: { file_id: id } });
  });

  it('does not exist for a role that may not import, nor for another branch', async () => {
    const { id } = await keep('rahasia.xlsx');
    const answers = await Promise.all(['dokter.bdg', 'investor', 'manager.jkt'].map((who) => read(who, id)));
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect(answers.map(({ body }) => body)).toEqual(answers.map(() => answers[0]?.body));
  });

  it('is not kept when nobody was added', async () => {
    expect((await send(await workbook([]))).body).toMatchObject({ file_id: null });
  });
});

describe('rows', () => {
  let start = 0;
  beforeEach(async () => {
    start = await patients();
  });

  it('keep a given number of the branch, and the series goes on after it', async () => {
    const rows = [
      { ...adult, 'No. RM': `BDG${year}05000` },
      { ...adult, Nama: 'Sesudahnya' },
    ];
    const { body } = await send(await workbook(rows));
    expect(body.data.map(({ username }) => username)).toEqual([`BDG${year}05000`, `BDG${year}05001`]);
    const next = { name: 'Di Meja', gender: 0, birth_date: '1990-01-01', phone: '08123456789' };
    const desk = await manager.post('/api/service/registration/storecustomer', next);
    expect(desk.body).toMatchObject({ username: `BDG${year}05002` });
  });

  it('of a person without numbers are that person again', async () => {
    const rows = [
      { ...adult, Nama: 'I Gede Putra' },
      { ...adult, Nama: 'I  Gede  Putra' },
    ];
    const first = await send(await workbook(rows));
    expect(first.body).toMatchObject({ count: 1, errors: [{ row: 3, field: 'name' }] });
    const again = await send(await workbook(rows.slice(0, 1)));
    expect(again.body.errors).toMatchObject([
      { row: 2, message: expect.stringMatching(/^Ada pasien serupa: I Gede Putra/) as string },
    ]);
    expect(await patients()).toBe(start + 1);
  });

  it('name their doctor, allergies and guardian', async () => {
    const birth = `01/01/20${Number(year) - 8}`;
    const child = {
      ...adult,
      Nama: 'Keysha Almira',
      'Tanggal Lahir': birth,
      Alergi: 'Latex, Amoksisilin',
      'ID Dokter': 'dokter.bdg',
      'Golongan Darah': 'AB+',
      'Nama Wali': 'Nurhayati',
      'HP Wali': '0812345678',
      'JK Wali': 'P',
    };
    const { body } = await send(await workbook([child, { ...adult, Nama: 'Salah Dokter', 'ID Dokter': 'siapa' }]));
    expect(body.errors).toMatchObject([{ row: 3, column: 'ID Dokter', message: 'Dokter tidak ditemukan' }]);
    const { body: stored } = await manager.get(`/api/users/${body.data[0]?.id}`);
    expect(stored).toMatchObject({
      old: 8,
      wali_name: 'Nurhayati',
      wali_gender: '1',
      rekammedisdata: { alergi: ['Latex', 'Amoksisilin'], golongan_darah: 'AB+', doctordata: { code: 'dokter.bdg' } },
    });
  });

  it('of two files sent at once are stored once, and take their numbers once', async () => {
    const nik = (serial: number) => `327301020190${String(serial).padStart(4, '0')}`;
    const rows = Array.from({ length: 40 }, (_, i) => ({
      ...adult,
      Nama: `Bersama ${i}`,
      'No. Identitas': nik(i + 1),
    }));
    const bytes = await workbook(rows);
    const answers = await Promise.all([send(bytes), send(bytes)]);
    expect(answers.map(({ body }) => body.count).toSorted((a, b) => a - b)).toEqual([0, 40]);
    expect(await patients()).toBe(start + 40);
    const [series] = await clinic.database.asOwner<{ last: number; highest: string }>(
      `select last, (select max(username) from users where username like 'BDG%') as highest
       from number_sequences s join profiles p on p.id = s.profile_id where p.code = 'BDG' and s.name = 'rm'`,
    );
    expect(Number(series?.highest.slice(5))).toBe(series?.last);
  });

  it('are stored by thousands', { tags: ['long'], timeout: 60_000 }, async () => {
    const rows = Array.from({ length: 5000 }, (_, i) => ({ ...adult, Nama: `Banyak ${i}`, 'No. RM': `BANYAK-${i}` }));
    const { body } = await send(await workbook(rows));
    expect(body).toMatchObject({ count: 5000, errors: [] });
    expect(await patients()).toBe(start + 5000);
  });

  it('hold formulas as text', async () => {
    const { body } = await send(await workbook([{ ...adult, Nama: '=1+1', 'No. RM': 'RUMUS-1' }]));
    expect((await manager.get(`/api/users/${body.data[0]?.id}`)).body).toMatchObject({ name: '=1+1' });
  });
});

describe('the template', () => {
  it('is a sheet that can be imported', async () => {
    const { bytes, status, headers: sent } = await manager.get('/api/users/template');
    expect(status).toBe(200);
    expect(sent['content-disposition']).toContain('attachment');
    expect((await readRows(bytes)).header).toEqual(headers);
    expect((await send(bytes)).body).toMatchObject({
      count: 0,
      skipped: 0,
      message: 'Tidak ada Data yang ditambahkan',
    });
  });

  it.each([
    ['admin.bdg', 200],
    ['admin.jkt', 403],
    ['dokter.bdg', 403],
  ])('is for %s by the choice of the branch', async (name, status) => {
    await clinic.database.asOwner(`update profiles set isexportall = (code = 'BDG')`);
    expect((await (await clinic.as(name)).get('/api/users/template')).status).toBe(status);
  });
});
