import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type Answer, type Client, type Json, type TestApp } from '../support/app.ts';

const CONTACTS = ['phone', 'address', 'email', 'instagram', 'wali_phone', 'wali_email', 'wali_address'];
interface User {
  readonly id: number;
  readonly version: number;
  readonly username: string;
  readonly name: string;
  readonly meta?: Json;
  readonly [field: string]: unknown;
}
interface List {
  readonly data: readonly User[];
  readonly count: number;
}

let clinic: TestApp;
let admin: Client;
let doctorId: number;
const made = new Map<string, User>();

const register = async (name: string, more: Json = {}, by: Client = admin): Promise<User> => {
  const body = { name, gender: 1, birth_date: '1990-05-06', phone: '08123456789', ...more };
  const answer = await by.post<User>('/api/service/registration/storecustomer', body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  made.set(name, answer.body);
  return answer.body;
};
const patient = (name: string): User => {
  const found = made.get(name);
  if (!found) throw new Error(`${name} is not registered.`);
  return found;
};
const list = (who: Client, query: Record<string, string> = {}): Promise<Answer<List>> =>
  who.get<List>('/api/users', { query: { role: '1', ...query } });
const names = async (query: Record<string, string>, who: Client = admin): Promise<readonly string[]> =>
  (await list(who, query)).body.data.map(({ name }) => name);

beforeAll(async () => {
  clinic = await testApp();
  admin = await clinic.as('admin.bdg');
  const [doctor] = await clinic.database.asOwner<{ id: number }>(`select id from users where username = 'dokter.bdg'`);
  doctorId = doctor?.id ?? 0;
  const contact = {
    address: 'Jl. Dago 1',
    email: 'aulia@example.com',
    instagram: '@aulia',
    kontak_darurat_phone: '0811111111',
  };
  await register('Aulia Maharani', {
    ...contact,
    doctor_id: doctorId,
    note: 'Takut jarum',
    idcard: '3273014605900001',
  });
  await register('Bambang 100% Hermanto', { gender: 0, note: 'Sore hari', phone: '+62 878-5550-1234' });
  await register('Aulia Rahma', { wali_name: 'Nurhayati', wali_phone: '08112299887' });
  await register('Citra Lestari', {}, await clinic.as('admin.jkt'));
});
afterAll(() => clinic.close());

describe('the list of patients', () => {
  it('holds those of the branch, newest first, with age, initials and embeds', async () => {
    const { body } = await list(admin, { sortby: 'id desc' });
    expect(body.data.map(({ name }) => name)).toEqual(['Aulia Rahma', 'Bambang 100% Hermanto', 'Aulia Maharani']);
    expect(body.count).toBe(3);
    expect(body.data[2]).toMatchObject({
      initial: 'AM',
      gendername: 'Perempuan',
      rolename: 'customer',
      profiledata: { code: 'BDG' },
      rekammedisdata: { doctor_id: doctorId, doctordata: { code: 'dokter.bdg' } },
    });
    expect(body.data[2]).not.toHaveProperty('meta');
    expect(body.data[2]).not.toHaveProperty('password_hash');
    expect(body.data[2]).not.toHaveProperty('search');
  });

  it.each([
    ['part of a name', 'hara', ['Aulia Maharani']],
    ['a name in capitals', 'AULIA', ['Aulia Maharani', 'Aulia Rahma']],
    ['two letters that begin a word', 'ra', ['Aulia Rahma']],
    ['one letter', 'b', ['Aulia Maharani', 'Aulia Rahma', 'Bambang 100% Hermanto']],
    ['a note', 'jarum', ['Aulia Maharani']],
    ['a NIK', '3273014605900001', ['Aulia Maharani']],
    ['its words in another order', 'maharani  aul', ['Aulia Maharani']],
    ['a word of the name and one of the note', 'sore bambang', ['Bambang 100% Hermanto']],
    ['words of two patients', 'maharani rahma', []],
    ['digits of a telephone', '5501', ['Bambang 100% Hermanto']],
    ['the last digits of a telephone and a name', '1234 herm', ['Bambang 100% Hermanto']],
    ['a telephone as it is written', '+62 878 5550 1234', ['Bambang 100% Hermanto']],
    ['a telephone in parts', '0878-5550', ['Bambang 100% Hermanto']],
    ['three digits of a telephone', '550', []],
    ['digits of the guardian', '99887', ['Aulia Rahma']],
    ['a sign that means anything', '100%', ['Bambang 100% Hermanto']],
    ['a sign alone', '%', []],
    ['nobody', 'zzzz', []],
    ["another branch's patient", 'citra', []],
    ['a quote', `'; drop table users; --`, []],
  ])('is searched by %s', async (_what, keyword, found) => {
    const { status, body } = await list(admin, { keyword, sortby: 'name asc' });
    expect(status).toBe(200);
    expect(body.data.map(({ name }) => name)).toEqual(found);
    expect(body.count).toBe(found.length);
  });

  it('is searched by RM number, and without notes on request', async () => {
    const { username, name } = patient('Aulia Rahma');
    expect(await names({ keyword: username.toLowerCase() })).toEqual([name]);
    expect(await names({ keyword: 'jarum', issearchnameandrm: 'true' })).toEqual([]);
    expect(await names({ keyword: 'rahma', issearchnameandrm: 'true' })).toEqual([name]);
  });

  it('counts exactly on every page', async () => {
    for (const keyword of [undefined, 'aulia']) {
      const count = keyword ? 2 : 3;
      const query = { limit: '1', sortby: 'name asc', ...(keyword && { keyword }) };
      for (const page of ['1', '2', '9']) {
        const { body } = await list(admin, { ...query, page });
        expect(body.count).toBe(count);
        expect(body.data).toHaveLength(page === '9' ? 0 : 1);
      }
    }
  });

  it.each<[Record<string, string>, string[]]>([
    [{ gender: '0' }, ['Bambang 100% Hermanto']],
    [{ note: 'sore' }, ['Bambang 100% Hermanto']],
    [{ address: 'dago' }, ['Aulia Maharani']],
    [{ status: '0' }, []],
    [{ ishutangonly: 'true' }, []],
  ])('is filtered by %o', async (query, found) => {
    expect(await names(query)).toEqual(found);
  });

  it('is filtered by the note of the record, for those who may read it', async () => {
    const { body } = await list(admin, { keyword: 'maharani' });
    const nurse = await clinic.as('perawat.bdg');
    const record = `/api/service/rekammedis/${body.data[0]?.id}/alergi`;
    const alert = (await nurse.get<{ version: number }>(record)).body;
    const words = { alergi: [], riwayat: {}, patient_note: 'Pingsan bila lapar' };
    expect((await nurse.put(record, { ...words, version: alert.version })).status).toBe(200);
    const found = async (name: string) => (await list(await clinic.as(name), { note: 'PINGSAN' })).body.count;
    expect(await found('perawat.bdg')).toBe(1);
    expect(await found('multimedia.bdg')).toBe(0);
  });

  it('answers figures to those who may see them', async () => {
    const query = { withRmStats: 'true', withFinanceStats: 'true', keyword: 'maharani' };
    const money = { hutang_amount: 0, paid_amount: 0 };
    const counts = { visits_count: 0, visitperawatans_count: 0, visitreseps_count: 0 };
    const metaFor = async (name: string) => (await list(await clinic.as(name), query)).body.data[0]?.meta;
    expect(await metaFor('admin.bdg')).toEqual({ ...counts, ...money });
    expect(await metaFor('perawat.bdg')).toEqual(counts);
    expect(await metaFor('multimedia.bdg')).toBeUndefined();
    const debts = await list(await clinic.as('perawat.bdg'), { ishutangonly: 'true' });
    expect(debts.status).toBe(403);
  });

  it('tells who owes', async () => {
    await clinic.database.asOwner(
      `insert into bills (profile_id, code, type, source_type, source_id, customer_id, customer_name, transaction_at, posting_date,
         subtotal_amount, total_amount, installment_current_amount, status)
       select profile_id, 'B-' || id, 4, 'lain', id, id, name, '2026-01-05', '2026-01-05', 350000, 350000, 100000, 2
       from users where name in ('Bambang 100% Hermanto', 'Citra Lestari')`,
    );
    const { body } = await list(admin, { ishutangonly: 'true', withFinanceStats: 'true' });
    expect(body).toMatchObject({
      count: 1,
      data: [{ name: 'Bambang 100% Hermanto', meta: { hutang_amount: 250_000 } }],
    });
    expect(await names({ ishutangonly: 'false', sortby: 'name asc' })).toEqual(['Aulia Maharani', 'Aulia Rahma']);
    expect(await names({ ishutangonly: 'true', keyword: 'aulia' })).toEqual([]);
  });

  it('refuses what it does not know', async () => {
    const unknown: readonly Record<string, string>[] = [
      { limit: '101' },
      { page: '0' },
      { sortby: 'password_hash' },
      { siapa: '1' },
    ];
    for (const query of unknown) expect((await list(admin, query)).status).toBe(422);
  });

  it('of a superadmin holds all branches, or the one he works in', async () => {
    const root = await clinic.as('superadmin');
    expect((await list(root)).body.count).toBe(4);
    expect(await names({ keyword: 'citra' }, root)).toEqual(['Citra Lestari']);
  });

  it('of staff holds those of the branch', async () => {
    const { body } = await admin.get<List>('/api/users', { query: { role: '2' } });
    expect(body.data.map(({ username }) => username).toSorted((a, b) => a.localeCompare(b))).toEqual([
      'dokter.bdg',
      'dokter2.bdg',
    ]);
  });
});

describe('a patient', () => {
  it('of another branch is not there', async () => {
    const { id } = patient('Citra Lestari');
    expect((await admin.get(`/api/users/${id}`)).status).toBe(404);
    expect((await admin.put(`/api/users/${id}`, { version: 1, name: 'Dicuri' })).status).toBe(404);
  });

  it.each(['dokter.bdg', 'perawat.bdg'])('has no contact fields for %s', async (name) => {
    const who = await clinic.as(name);
    const { id } = patient('Aulia Maharani');
    const shown = (await who.get<User>(`/api/users/${id}`)).body;
    const [listed] = (await list(who, { keyword: 'maharani' })).body.data;
    for (const record of [shown, listed]) {
      expect(record).toMatchObject({ id, name: 'Aulia Maharani' });
      for (const field of CONTACTS) expect(record).not.toHaveProperty(field);
      expect(record?.rekammedisdata).not.toHaveProperty('kontak_darurat_phone');
    }
    const hidden: readonly Record<string, string>[] = [{ sortby: 'phone' }, { phone: '08' }, { address: 'dago' }];
    for (const query of hidden) expect((await list(who, query)).status).toBe(403);
  });

  it("is his own doctor's only, among doctors", async () => {
    const own = await clinic.as('dokter.bdg');
    const other = await clinic.as('dokter2.bdg');
    const { id } = patient('Aulia Maharani');
    expect(await names({}, own)).toEqual(['Aulia Maharani']);
    expect((await list(other)).body).toMatchObject({ data: [], count: 0 });
    expect((await other.get(`/api/users/${id}`)).status).toBe(404);
    expect(await names({ customerofdoctor: String(doctorId) })).toEqual(['Aulia Maharani']);
    expect(await names({ customerofdoctor: String(doctorId) }, other)).toEqual([]);
  });

  it('has his figures on his own page', async () => {
    const { body } = await admin.get<User>(`/api/users/${patient('Aulia Rahma').id}`);
    expect(body.meta).toMatchObject({ visits_count: 0, hutang_amount: 0 });
  });
});
