// Patients who were probably registered twice: who is proposed, to whom, and until when (service.md 10).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Json } from '../support/app.ts';
import { body, openStage, type Stage, today } from './stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.clinic.close());

interface Patient extends Json {
  readonly id: number;
}
const register = async (more: Json): Promise<Patient> =>
  body(
    await stage.admin.post<Patient>('/api/service/registration/storecustomer', { gender: 0, force: true, ...more }),
    201,
  );

describe('likely pairs', () => {
  const pairs = async (query: Readonly<Record<string, string>> = {}) =>
    body(
      await stage.admin.get<{
        count: number;
        data: readonly { score: number; first: Patient; second: Patient }[];
      }>('/api/service/registration/ganda', { query: { since: today(), limit: '100', ...query } }),
    );
  const has = async (one: number, two: number): Promise<boolean> =>
    (await pairs()).data.some(({ first, second }) => first.id === one && second.id === two);

  it('are alike by name and birth date, or by name and telephone; strangers are none', async () => {
    const one = await register({ name: 'Maryati Kusuma', birth_date: '1975-02-03', phone: '081355550001' });
    const two = await register({ name: 'Mariyati Kusuma', birth_date: '1975-02-03', phone: '081355550002' });
    const three = await register({ name: 'Maryati Kusuma', birth_date: '1957-03-02', phone: '081355550001' });
    const stranger = await register({ name: 'Joko Prasetyo', birth_date: '1975-02-03', phone: '081355550009' });
    expect(await has(one.id, two.id)).toBe(true);
    expect(await has(one.id, three.id)).toBe(true);
    expect(await has(one.id, stranger.id)).toBe(false);
    const page = await pairs({ limit: '1' });
    expect(page.data).toHaveLength(1);
    expect(page.count).toBeGreaterThan(1);
  });

  it('are not proposed once they were told apart or merged', async () => {
    const one = await register({ name: 'Dewi Anggraini', birth_date: '1999-09-09', phone: '081377770001' });
    const two = await register({ name: 'Dewi Anggraini', birth_date: '1999-09-09', phone: '081377770002' });
    const three = await register({ name: 'Dewi Anggraini', birth_date: '1999-09-09', phone: '081377770003' });
    expect(await has(one.id, two.id)).toBe(true);
    const apart = { first_id: two.id, second_id: one.id };
    body(await stage.admin.post('/api/service/registration/bedakan', apart));
    body(await stage.admin.post('/api/service/registration/bedakan', apart));
    expect(await has(one.id, two.id)).toBe(false);
    expect(await has(one.id, three.id)).toBe(true);
    const merge = { from_id: three.id, into_id: one.id, reason: 'Terdaftar dua kali' };
    body(await stage.manager.post('/api/service/registration/gabung', merge));
    expect(await has(one.id, three.id)).toBe(false);
  });

  const PAIRS = '/api/service/registration/ganda';
  interface Answer {
    readonly count: number;
    readonly compared: number;
    readonly crowded: number;
    readonly next: number | null;
    readonly data: readonly { readonly score: number; readonly first: Patient; readonly second: Patient }[];
  }
  const since = async (day: string, query: Readonly<Record<string, string>> = {}) =>
    body(await stage.admin.get<Answer>(PAIRS, { query: { since: day, limit: '100', ...query } }));
  /** Registered by a sheet, all at one moment; `n` counts them. */
  const importAt = (day: string, most: number, facts: string) =>
    stage.clinic.database.asOwner(
      `insert into users (profile_id, username, role, join_at, created_at, name, birth_date, phone)
       select 1, 'UJI-' || $1::text || '-' || n, 1, $1::date, $1::date + interval '12 hours', ${facts} from generate_series(1, $2::int) n`,
      [day, most],
    );

  it('are looked for among a thousand registrations at a time, the latest first', async () => {
    await importAt('2041-01-01', 1500, `'Pasien ' || md5(((n + 1) / 2)::text), date '1950-01-01' + (n + 1) / 2, null`);
    const latest = await since('2041-01-01');
    expect(latest).toMatchObject({ count: 500, compared: 1000, crowded: 0, oldest: '2041-01-01' });
    const second = await since('2041-01-01', { page: '2' });
    expect(second).toMatchObject({ count: 500, next: latest.next });
    expect(new Set([...latest.data, ...second.data].map(({ first }) => first.id)).size).toBe(200);
    expect(await since('2041-01-01', { page: '6' })).toEqual({ ...latest, data: [] });
    const earlier = await since('2041-01-01', { before: String(latest.next) });
    expect(earlier).toMatchObject({ count: 250, compared: 500, next: null });
    expect(Math.max(...earlier.data.map((pair) => pair.second.id))).toBeLessThan(Number(latest.next));
    expect(await since('2042-01-01')).toMatchObject({ count: 0, compared: 0, oldest: null, next: null });
    for (const before of ['999999999', String(stage.doctorId)]) {
      const refused = { query: { since: '2041-01-01', before } };
      expect((await stage.admin.get(PAIRS, refused)).status).toBe(404);
    }
    const jkt = await stage.clinic.as('admin.jkt');
    const foreign = { query: { since: '2041-01-01', before: String(latest.next) } };
    expect((await jkt.get(PAIRS, foreign)).status).toBe(404);
  });

  it('are none for a birth date or telephone that hundreds share, but of one name', async () => {
    await importAt(
      '2043-01-01',
      300,
      `case when n <= 2 then 'Kembar Sama' when n <= 14 then 'Senama Banyak' when n = 15 then 'Maryati Kusumawardhani'
         when n = 16 then 'Maryati Kusumawardhany'
         else 'Pasien ' || n end,
       '1900-01-01'::date, case when n in (15, 16) then '081999888777' else '0227654321' end`,
    );
    const { data, ...told } = await since('2043-01-01');
    expect(told).toMatchObject({ count: 2, compared: 300, crowded: 300, next: null });
    // Neither date nor number counts; the telephone of two alone does.
    expect(data.map(({ score, first, second }) => [score, first['name'], second['name']])).toEqual([
      [0.6, 'Maryati Kusumawardhani', 'Maryati Kusumawardhany'],
      [0.6, 'Kembar Sama', 'Kembar Sama'],
    ]);
  });

  it('compare fewer registrations where many share a birth date', async () => {
    await importAt('2045-01-01', 600, `'Pasien ' || md5(n::text), date '1960-01-01' + n % 4, null`);
    const latest = await since('2045-01-01');
    expect([latest.compared, latest.crowded]).toEqual([166, 0]);
    expect(latest.next).not.toBeNull();
  });

  it('are of the own branch', async () => {
    const jkt = await stage.clinic.as('admin.jkt');
    const answer = await jkt.get<{ count: number }>('/api/service/registration/ganda', {
      query: { since: '2020-01-01' },
    });
    expect(body(answer).count).toBe(0);
    expect((await stage.nurse.get('/api/service/registration/ganda', { query: { since: today() } })).status).toBe(403);
  });
});
