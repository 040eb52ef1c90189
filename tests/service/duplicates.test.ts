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

  it('are of the own branch', async () => {
    const jkt = await stage.clinic.as('admin.jkt');
    const answer = await jkt.get<{ count: number }>('/api/service/registration/ganda', {
      query: { since: '2020-01-01' },
    });
    expect(body(answer).count).toBe(0);
    expect((await stage.nurse.get('/api/service/registration/ganda', { query: { since: today() } })).status).toBe(403);
  });
});
