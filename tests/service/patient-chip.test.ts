// What tells patients apart wherever one is chosen or shown: one answer, as far as each role may see it.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, type Json, testApp, type TestApp } from '../support/app.ts';

interface Chip {
  readonly id: number;
  readonly [field: string]: unknown;
}
interface Chips {
  readonly data: readonly Chip[];
  readonly count: number;
}
const URL = '/api/service/customer/chip';

let clinic: TestApp;
let admin: Client;
let older: number;
let younger: number;
let elsewhere: number;

const register = async (by: Client, body: Json): Promise<number> => {
  const answer = await by.post<{ id: number }>('/api/service/registration/storecustomer', {
    gender: 1,
    force: true,
    ...body,
  });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body.id;
};
const chips = async (who: Client, query: Record<string, string>): Promise<Chips> => {
  const { status, body } = await who.get<Chips>(URL, { query });
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};

beforeAll(async () => {
  clinic = await testApp();
  admin = await clinic.as('admin.bdg');
  const [doctor] = await clinic.database.asOwner<{ id: number }>(`select id from users where username = 'dokter.bdg'`);
  const alergi = ['Amoksisilin'];
  older = await register(admin, { name: 'Siti Aminah', birth_date: '1960-01-02', phone: '081211114321', alergi });
  younger = await register(admin, {
    name: 'Siti Aminah',
    birth_date: '1995-03-04',
    phone: '085722225678',
    doctor_id: doctor?.id,
    note: 'Takut jarum',
  });
  elsewhere = await register(await clinic.as('admin.jkt'), {
    name: 'Siti Jakarta',
    birth_date: '1990-01-01',
    phone: '0812999988',
  });
  await clinic.database.asOwner(
    `insert into visits (profile_id, code, customer_id, doctor_id, visit_date, type, priority, status)
     select 1, 'VST/UJI/' || n, $1, $2, date '2026-03-01' + n, 'walkin', 0, case n when 3 then 0 else 3 end
     from generate_series(1, 3) n`,
    [older, doctor?.id],
  );
  await clinic.database.asOwner(
    `insert into bills (profile_id, code, type, source_type, source_id, customer_id, customer_name, transaction_at, posting_date,
       subtotal_amount, total_amount, installment_current_amount, status)
     select profile_id, 'B-' || id, 4, 'lain', id, id, name, '2026-01-05', '2026-01-05', 350000, 350000, 100000, 2
     from users where id = $1`,
    [older],
  );
});
afterAll(() => clinic.close());

describe('a patient as he is chosen', () => {
  it('is told from his namesake by birth date, last digits, last visit and what must be known', async () => {
    const { data, count } = await chips(admin, { keyword: 'aminah siti' });
    expect(count).toBe(2);
    expect(data.find(({ id }) => id === older)).toMatchObject({
      name: 'Siti Aminah',
      birth_date: '1960-01-02',
      phone_last4: '4321',
      last_visit: '2026-03-03',
      alergi: ['Amoksisilin'],
      hasdebt: true,
    });
    expect(data.find(({ id }) => id === younger)).toMatchObject({
      birth_date: '1995-03-04',
      phone_last4: '5678',
      last_visit: null,
      alergi: [],
      hasdebt: false,
    });
    expect((await chips(admin, { keyword: '4321' })).data.map(({ id }) => id)).toEqual([older]);
    expect((await chips(admin, { keyword: 'jarum' })).count).toBe(0);
  });

  it('is answered by his id, in the order that was asked for', async () => {
    const ids = [younger, elsewhere, older, younger].join(',');
    expect((await chips(admin, { ids })).data.map(({ id }) => id)).toEqual([younger, older]);
    const everybody = await chips(admin, {});
    expect(everybody.count).toBe(2);
    const [staff] = await clinic.database.asOwner<{ id: number }>(
      `select id from users where username = 'perawat.bdg'`,
    );
    expect((await chips(admin, { ids: String(staff?.id) })).data).toEqual([]);
    expect((await admin.get(URL, { query: { ids: '1;2' } })).status).toBe(422);
  });

  it.each([
    ['perawat.bdg', ['alergi']],
    ['multimedia.bdg', ['phone_last4', 'alergi']],
    ['finance.bdg', ['phone_last4', 'hasdebt']],
    ['inventory.bdg', ['phone_last4', 'alergi']],
  ])('says to %s %j beside the name', async (name, seen) => {
    const [chip] = (await chips(await clinic.as(name), { ids: String(older) })).data;
    expect(Object.keys(chip ?? {}).toSorted()).toEqual(
      [
        'id',
        'name',
        'username',
        'birth_date',
        'last_visit',
        ...seen,
        ...(seen.includes('alergi') ? ['alergi_months', 'alergi_due'] : []),
      ].toSorted(),
    );
  });

  it('is his own doctor’s only, without the telephone', async () => {
    const doctor = await clinic.as('dokter.bdg');
    const other = await clinic.as('dokter2.bdg');
    const ids = `${older},${younger}`;
    expect((await chips(doctor, { ids })).data.map(({ id }) => id)).toEqual([older, younger]);
    expect((await chips(other, { ids })).data).toEqual([]);
    expect((await chips(doctor, { keyword: '5678' })).count).toBe(0);
    // Counted as it is answered: what is out of reach makes no list longer.
    expect((await chips(doctor, { limit: '1' })).count).toBe(2);
    expect((await chips(other, {})).count).toBe(0);
    expect((await chips(await clinic.as('admin.jkt'), {})).count).toBe(1);
    expect((await chips(doctor, { keyword: 'aminah' })).data[0]).not.toHaveProperty('phone_last4');
  });

  it('comes before those who only have his name among theirs', async () => {
    const called = (name: string, phone: string) => register(admin, { name, phone, birth_date: '1988-05-06' });
    const whole = await called('Irfan', '0877000101');
    const begins = await called('Irfan Bachdim', '0877000102');
    const within = await called('Cecep Irfan', '0877000103');
    const { data, count } = await chips(admin, { keyword: ' irfan' });
    expect(data.map(({ id }) => id)).toEqual([whole, begins, within]);
    expect(count).toBe(3);
  });
});

describe('digits of a telephone', () => {
  const PICKED = '/api/users/pilihan';
  const count = async (name: string, path: string, query: Record<string, string>): Promise<number> =>
    (await (await clinic.as(name)).get<Chips>(path, { query: { role: '1', ...query } })).body.count;

  it('find nobody in lists and picks where a role may not see them', async () => {
    for (const name of ['dokter.bdg', 'perawat.bdg']) {
      expect(await count(name, '/api/users', { keyword: 'aminah' }), name).toBe(2);
      for (const keyword of ['4321', 'siti 4321', '081211114321']) {
        expect(await count(name, '/api/users', { keyword }), name).toBe(0);
        expect(await count(name, '/api/users', { keyword, issearchnameandrm: 'true' }), name).toBe(0);
        expect(await count(name, PICKED, { keyword }), name).toBe(0);
      }
    }
    for (const path of ['/api/users', PICKED]) expect(await count('admin.bdg', path, { keyword: 'siti 4321' })).toBe(1);
  });
});
