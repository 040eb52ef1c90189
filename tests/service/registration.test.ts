import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type Client, type Json, type TestApp } from '../support/app.ts';

const STORE = '/api/service/registration/storecustomer';
const adult = { name: 'Rizky Ramadhan', gender: 0, birth_date: '1990-01-02', phone: '0812-3456-789' };
const year = new Intl.DateTimeFormat('en', { timeZone: 'Asia/Jakarta', year: '2-digit' }).format(new Date());

interface Patient {
  readonly id: number;
  readonly version: number;
  readonly username: string;
  readonly [field: string]: unknown;
}
let clinic: TestApp;
let admin: Client;
let elsewhere: Client;
beforeAll(async () => {
  clinic = await testApp();
  admin = await clinic.as('admin.bdg');
  elsewhere = await clinic.as('admin.jkt');
});
afterAll(() => clinic.close());

let drawn = 0;
/** Somebody whose name and number nobody else has. */
const somebody = (more: Json = {}): Json => {
  drawn += 1;
  const letters = String(drawn).replace(/\d/g, (digit) => String.fromCharCode(97 + Number(digit)));
  return { ...adult, name: `Pasien ${letters}${letters}${letters}`, ...more };
};
const nik = (serial: number): string => `327301020190${String(serial).padStart(4, '0')}`;
const register = async (more: Json = {}, by: Client = admin): Promise<Patient> => {
  const answer = await by.post<Patient>(STORE, somebody(more));
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body;
};

describe('a registration', () => {
  it('answers the patient with the next RM number, age, initials and the normalised telephone', async () => {
    const first = await admin.post<Patient>(STORE, {
      ...adult,
      name: '  Bambang   Hermanto ',
      alergi: ['Amoksisilin'],
    });
    expect(first.status).toBe(201);
    expect(first.body).toMatchObject({
      username: `BDG${year}00001`,
      name: 'Bambang Hermanto',
      phone: '08123456789',
      role: 1,
      initial: 'BH',
      gendername: 'Laki-laki',
      idcard_type: 'ktp',
      warnings: [],
      rekammedisdata: { alergi: ['Amoksisilin'] },
    });
    expect((await register()).username).toBe(`BDG${year}00002`);
    const [log] = await clinic.database.asOwner<{ message: string; url: string }>(
      'select message, url from applogs order by id desc offset 1 limit 1',
    );
    expect(log).toEqual({
      message: `pendaftaran pasien Bambang Hermanto (BDG${year}00001)`,
      url: `/user/${first.body.id}`,
    });
  });

  it.each([
    [
      'a minor without a guardian',
      { birth_date: `20${year}-01-01` },
      'wali_name',
      'Wali wajib diisi untuk pasien di bawah 18 tahun',
    ],
    ['a birth to come', { birth_date: '2999-01-01' }, 'birth_date', 'Tanggal lahir tidak boleh melebihi hari ini'],
    ['a NIK of 15 digits', { idcard: '327301450795000' }, 'idcard', 'NIK harus 16 digit angka'],
    ['a NIK of day 72', { idcard: '3273017207950002' }, 'idcard', 'Tanggal pada NIK tidak valid'],
    ['letters as telephone', { phone: 'telepon' }, 'phone', 'Nomor HP harus 8 sampai 15 digit angka'],
    ['a doctor who is none', { doctor_id: 999_999 }, 'doctor_id', 'Data tidak ditemukan'],
    ['a field nobody knows', { role: 0 }, 'role', 'Tidak dikenal'],
  ])('refuses %s', async (_what, more, at, text) => {
    const { status, body } = await admin.post<{ errors: Record<string, string[]> }>(STORE, somebody(more));
    expect(status).toBe(422);
    expect(body.errors[at]?.[0] ?? JSON.stringify(body)).toBe(text);
  });

  it('warns of a card that says otherwise', async () => {
    const { warnings } = await register({ idcard: '3273014507950002', gender: 0, birth_date: '1995-07-06' });
    expect(warnings).toEqual(['Tanggal lahir tidak sesuai NIK', 'Jenis kelamin tidak sesuai NIK']);
  });

  it('wants an identity number where the branch does', async () => {
    await clinic.database.asOwner(
      `update branchpreferences set wajib_nik = true where profile_id = (select id from profiles where code = 'MKS')`,
    );
    const makassar = await clinic.as('admin.mks');
    expect(await makassar.post(STORE, somebody())).toMatchObject({
      status: 422,
      body: { errors: { idcard: ['Wajib diisi'] } },
    });
    expect((await makassar.post(STORE, somebody({ idcard: nik(77) }))).status).toBe(201);
  });

  it('is for the desk', async () => {
    for (const name of ['dokter.bdg', 'perawat.bdg', 'finance.bdg'])
      expect((await (await clinic.as(name)).post(STORE, somebody())).status).toBe(403);
    const root = await clinic.as('superadmin');
    expect((await root.post(STORE, somebody())).body).toMatchObject({ message: 'Cabang Belum dipilih' });
  });

  it('answers the same once for one Idempotency-Key', async () => {
    const headers = { 'idempotency-key': 'registration-0001' };
    const body = somebody();
    const answers = [
      await admin.post<Patient>(STORE, body, { headers }),
      await admin.post<Patient>(STORE, body, { headers }),
    ];
    expect(answers[1]?.body).toEqual(answers[0]?.body);
  });
});

describe('at the same moment', () => {
  it('ten registrations have ten RM numbers', async () => {
    const made = await Promise.all(Array.from({ length: 10 }, () => register()));
    expect(new Set(made.map(({ username }) => username)).size).toBe(10);
    const numbers = made.map(({ username }) => Number(username.slice(5))).toSorted((a, b) => a - b);
    expect((numbers.at(-1) ?? 0) - (numbers[0] ?? 0)).toBe(9);
  });

  it('one of two with the same NIK is refused and told of the other, and takes no number', async () => {
    const answers = await Promise.all([1, 2].map(() => admin.post<Patient>(STORE, somebody({ idcard: nik(2) }))));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    const [made, refused] = answers.toSorted((a, b) => a.status - b.status);
    if (!made) throw new Error('Nobody was registered.');
    const { id, name, username } = made.body;
    expect(refused?.body).toMatchObject({
      message: `Nomor identitas sudah terdaftar atas nama ${String(name)} (${username})`,
      candidate_id: id,
    });
    expect(Number((await register()).username.slice(5))).toBe(Number(username.slice(5)) + 1);
  });

  it('two branches register the same NIK: one is refused too', async () => {
    const answers = await Promise.all([admin, elsewhere].map((who) => who.post(STORE, somebody({ idcard: nik(3) }))));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      message: 'Nomor identitas sudah terdaftar di cabang lain',
    });
  });
});

describe('somebody who seems to be there already', () => {
  it('is shown, and registered all the same when the desk insists', async () => {
    const twin = { ...adult, name: 'Kembar Pertama' };
    const first = await admin.post<Patient>(STORE, twin);
    const again = await admin.post(STORE, { ...twin, name: 'KEMBAR pertama' });
    expect(again.status).toBe(409);
    expect(again.body).toMatchObject({
      message: `Ada pasien serupa: Kembar Pertama (${first.body.username})`,
      candidates: [{ id: first.body.id, own: true, phone: '08123456789' }],
    });
    expect((await admin.post(STORE, { ...twin, force: true })).status).toBe(201);
  });

  it('of another branch is shown masked, linked on request, and seen in both from then on', async () => {
    const body = somebody({ name: 'Aulia Putri Maharani', idcard: nik(4) });
    const { body: made } = await admin.post<Patient>(STORE, body);
    expect((await elsewhere.get(`/api/users/${made.id}`)).status).toBe(404);

    const refused = await elsewhere.post<{ candidates: Json[] }>(STORE, { ...body, idcard: undefined });
    expect(refused.body).toMatchObject({ message: `Ada pasien serupa: AM (${made.username})` });
    expect(refused.body.candidates[0]).toMatchObject({ own: false, initial: 'AM', birth_year: '1990' });
    expect(JSON.stringify(refused.body)).not.toContain('Aulia');

    const linked = await elsewhere.post<Patient>(STORE, { ...body, link_customer_id: made.id });
    expect(linked.status).toBe(200);
    expect(linked.body).toMatchObject({ id: made.id, username: made.username, name: 'Aulia Putri Maharani' });
    expect((await elsewhere.get(`/api/users/${made.id}`)).status).toBe(200);
    expect((await elsewhere.post(STORE, { ...body, link_customer_id: made.id })).status).toBe(200);
    const found = await elsewhere.get<{ data: Patient[] }>('/api/users', {
      query: { role: '1', keyword: 'aulia putri' },
    });
    expect(found.body).toMatchObject({ count: 1, data: [{ id: made.id }] });
  });

  it('is not linked by an id alone', async () => {
    const { id } = await register({ idcard: nik(5) });
    const answer = await elsewhere.post(
      STORE,
      somebody({ birth_date: '1980-05-05', name: 'Orang Lain', link_customer_id: id }),
    );
    expect(answer.status).toBe(404);
    expect((await elsewhere.get(`/api/users/${id}`)).status).toBe(404);
  });

  it('is found by likeness, the likest first', async () => {
    const { body: made } = await admin.post<Patient>(STORE, {
      ...adult,
      name: 'Keysha Almira',
      birth_date: '1991-03-04',
    });
    const query = { name: 'Keisha Almira', birth_date: '1991-03-04' };
    const here = await admin.get<{ data: Json[] }>('/api/service/registration/kandidat', { query });
    expect(here.body.data[0]).toMatchObject({ id: made.id, own: true, name: 'Keysha Almira' });
    const there = await elsewhere.get<{ data: Json[] }>('/api/service/registration/kandidat', { query });
    expect(there.body.data[0]).toMatchObject({ id: made.id, own: false, initial: 'KA', birth_year: '1991' });
    expect(there.body.data[0]).not.toHaveProperty('phone');
    const other = await admin.get('/api/service/registration/kandidat', { query: { name: 'Zulkifli Umar' } });
    expect(other.body).toEqual({ data: [], count: 0 });
  });
});

describe('reading a NIK', () => {
  const read = (query: Record<string, string>) => admin.get('/api/service/registration/ceknik', { query });

  it('says birth date and gender, and what differs', async () => {
    const { body } = await read({ idcard: '3273014507950002', gender: '0' });
    const warnings = ['Jenis kelamin tidak sesuai NIK'];
    expect(body).toEqual({ valid: true, birth_date: '1995-07-05', gender: 1, warnings });
  });

  it.each([
    ['327301450795000', 'NIK harus 16 digit angka'],
    ['3273017207950002', 'Tanggal pada NIK tidak valid'],
  ])('refuses %s', async (idcard, message) => {
    expect(await read({ idcard })).toMatchObject({ status: 422, body: { message, errors: { idcard: [message] } } });
  });
});
