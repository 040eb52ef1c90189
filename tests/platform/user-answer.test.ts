// What a user's answer holds: the specified figures, the sheet at the list's own address, and what finance and the person himself see.
import exceljs from 'exceljs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, testApp, type TestApp } from '../support/app.ts';
import { idOf, type Person, registered } from './people.ts';

const NIK = '3273014605900001';
const CLINICAL = ['golongan_darah', 'alergi', 'alergi_checked_at'];
const NUMBERS = ['idcard', 'wali_idcard'];

interface Listed {
  readonly data: readonly Person[];
  readonly count: number;
}

let clinic: TestApp;
let admin: Client;
let finance: Client;
let patient: Person;
beforeAll(async () => {
  clinic = await testApp();
  [admin, finance] = await Promise.all([clinic.as('admin.bdg'), clinic.as('finance.bdg')]);
  patient = await registered(admin, 'Aulia Maharani');
  await clinic.database.asOwner('update users set idcard = $2, idcard_type = $3, wali_idcard = $2 where id = $1', [
    patient.id,
    NIK,
    'ktp',
  ]);
  await clinic.database.asOwner(
    `update rekammedis set alergi = '{Penisilin}', golongan_darah = 'AB' where customer_id = $1`,
    [patient.id],
  );
  await clinic.database.asOwner(
    `insert into bills (profile_id, code, type, source_type, source_id, customer_id, customer_name, transaction_at, posting_date,
       subtotal_amount, total_amount, installment_current_amount, status)
     select 1, 'B-' || n, 4, 'lain', n, $1, 'Aulia', '2026-01-05', '2026-01-05', 350000, 350000, paid, status
     from (values (1, 100000, 2), (2, 350000, 3), (3, 0, 1)) v (n, paid, status)`,
    [patient.id],
  );
});
afterAll(() => clinic.close());

const list = async (by: Client, query: Record<string, string> = {}): Promise<Listed> => {
  const { status, body } = await by.get<Listed>('/api/users', { query: { role: '1', ...query } });
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};
const show = async (by: Client, id: number): Promise<Person> => (await by.get<Person>(`/api/users/${id}`)).body;

describe('the figures of a patient', () => {
  it('come with the bills and receipts that they are the sums of', async () => {
    const [found] = (await list(admin, { withFinanceStats: '1' })).data;
    expect(found).toMatchObject({
      billtransactions: [],
      bills: [
        { total_amount: 350_000, installment_current_amount: 100_000 },
        { total_amount: 350_000, installment_current_amount: 350_000 },
        { total_amount: 350_000, installment_current_amount: 0 },
      ],
      meta: { paid_amount: 0, hutang_amount: 600_000 },
    });
    const [plain] = (await list(admin)).data;
    expect(plain).not.toHaveProperty('bills');
    const [hidden] = (await list(await clinic.as('perawat.bdg'), { withFinanceStats: '1' })).data;
    expect(hidden).not.toHaveProperty('bills');
    expect(hidden).not.toHaveProperty('billtransactions');
  });
});

describe('the list of a branch', () => {
  it('is narrowed by profile_id, and never beyond the reach of its reader', async () => {
    const root = await clinic.as('superadmin');
    expect((await list(root, { profile_id: '1' })).count).toBe(1);
    expect((await list(root, { profile_id: '2' })).count).toBe(0);
    expect((await list(admin, { profile_id: '1', keyword: 'aulia' })).count).toBe(1);
    for (const path of ['/api/users', '/api/users/export']) {
      expect((await (await clinic.as('manager.bdg')).get(path, { query: { role: '1', profile_id: '2' } })).status).toBe(
        403,
      );
    }
  });

  it('is a sheet at its own address too', async () => {
    const manager = await clinic.as('manager.bdg');
    for (const path of [
      '/api/users?role=1&export',
      '/api/users?role=1&export=1&profile_id=1',
      '/api/users/export?role=1',
    ]) {
      const { status, bytes, headers } = await manager.get(path);
      expect(status).toBe(200);
      expect(headers['content-type']).toContain('spreadsheetml');
      const book = new exceljs.Workbook();
      await book.xlsx.load(bytes as unknown as ArrayBuffer);
      expect(book.worksheets[0]?.actualRowCount).toBe(2);
    }
    const nurse = await clinic.as('perawat.bdg');
    expect((await nurse.get('/api/users?role=1&export=1')).status).toBe(403);
    expect((await manager.get<Listed>('/api/users?role=1&export=0')).body.count).toBe(1);
  });
});

describe('finance', () => {
  it('reads a patient without his allergies, his blood group and his number', async () => {
    const [listed] = (await list(finance, { withRmStats: '1' })).data;
    for (const record of [listed, await show(finance, patient.id)]) {
      expect(record).toMatchObject({ name: 'Aulia Maharani', phone: '08123456789' });
      for (const name of NUMBERS) expect(record).not.toHaveProperty(name);
      for (const name of CLINICAL) expect(record?.['rekammedisdata']).not.toHaveProperty(name);
      expect(JSON.stringify(record)).not.toMatch(new RegExp(`Penisilin|${NIK}`));
    }
    const own = await show(admin, patient.id);
    expect(own).toMatchObject({ idcard: NIK, rekammedisdata: { alergi: ['Penisilin'], golongan_darah: 'AB' } });
  });

  it('neither reads nor searches the note, which may hold clinical facts', async () => {
    expect((await list(admin, { keyword: 'jarum' })).count).toBe(1);
    expect((await list(finance, { keyword: 'jarum' })).count).toBe(0);
    expect((await list(finance, { keyword: 'maharani' })).count).toBe(1);
    expect((await finance.get('/api/users?role=1&note=jarum')).status).toBe(403);
    const [listed] = (await list(finance)).data;
    for (const record of [listed, await show(finance, patient.id)]) expect(record).not.toHaveProperty('note');
    expect(await show(admin, patient.id)).toMatchObject({ note: 'Takut jarum' });
  });

  it('finds nobody by a number that it may not see, and does not write it', async () => {
    expect((await list(admin, { keyword: NIK })).count).toBe(1);
    expect((await list(finance, { keyword: NIK })).count).toBe(0);
    const { version } = await show(finance, patient.id);
    const change = { idcard: '3273014605900002', version };
    expect((await finance.put(`/api/users/${patient.id}`, change)).status).toBe(403);
  });

  it('reads the numbers of the staff, which stand on papers of wages and taxes', async () => {
    const id = await idOf(clinic, 'dokter.bdg');
    expect(await show(finance, id)).toHaveProperty('idcard');
  });
});

describe.each(['dokter.bdg', 'perawat.bdg'])('%s', (name) => {
  it('sees and changes his own telephone and e-mail, and nobody else’s', async () => {
    const me = await clinic.as(name);
    const id = await idOf(clinic, name);
    const before = await show(me, id);
    expect(before).toHaveProperty('phone');
    const change = { phone: '0811222333', email: `${name}@example.com`, version: before.version };
    const { status, body } = await me.put<Person>(`/api/users/${id}`, change);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body).toMatchObject({ phone: '0811222333', email: `${name}@example.com` });
    const [row] = await clinic.database.asOwner('select phone, email from users where id = $1', [id]);
    expect(row).toEqual({ phone: '0811222333', email: `${name}@example.com` });
    const own = await me.get<Person>(`/api/attendance/pegawai/${id}`);
    expect(own.body).toMatchObject({ phone: '0811222333' });
    const other = await show(me, await idOf(clinic, 'admin.bdg'));
    expect(other).toHaveProperty('name');
    for (const hidden of ['phone', 'email']) expect(other).not.toHaveProperty(hidden);
  });
});
