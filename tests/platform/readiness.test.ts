// What a branch still needs before its first day: a new one from nothing, the demo's figures against its rows (docs/go-live.md).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnswerOf } from '../../src/resources/answers.ts';
import { mayDiffer, mayMiss, type ReadinessStep } from '../../src/resources/platform/readiness.ts';
import { type Client, type Json, testApp, type TestApp } from '../support/app.ts';
import { newPatient } from '../service/stage.ts';

type Answer = AnswerOf<'platform.readiness.show'>;
let clinic: TestApp;
let head: Client;
const choose = (by: Client, branch: number) => by.post('/api/profile/changeprofile', { session_profile_id: branch });
const asked = async (by: Client): Promise<Answer> => {
  const { status, body } = await by.get<Answer>('/api/profile/kesiapan');
  expect(status, JSON.stringify(body)).toBe(200);
  // What a step lacks has words on the page.
  expect(body.steps.filter(({ step, missing }) => missing > 0 && !mayMiss(step))).toEqual([]);
  expect(body.steps.filter(({ step, amount }) => amount !== 0 && !mayDiffer(step))).toEqual([]);
  return body;
};
const stepOf = (answer: Answer, name: ReadinessStep) => answer.steps.find(({ step }) => step === name);

beforeAll(async () => {
  clinic = await testApp();
  head = await clinic.as('superadmin');
});
afterAll(() => clinic.close());

describe('the readiness of a branch', () => {
  it('needs a branch, and is for manager and superadmin', async () => {
    expect((await head.get('/api/profile/kesiapan')).body).toMatchObject({ code: 'no-branch' });
    expect((await (await clinic.as('admin.bdg')).get('/api/profile/kesiapan')).status).toBe(403);
    expect((await asked(await clinic.as('manager.bdg'))).profile.code).toBe('BDG');
  });

  it('of a new branch opens with what it cannot work without, and follows every step', async () => {
    await choose(head, 1);
    const made = await head.post<Json & { id: number; version: number }>('/api/profile', {
      code: 'BGR',
      name: 'Cabang Bogor',
      timezone: 'Asia/Jakarta',
      isexportall: false,
      status: 1,
    });
    const there = await clinic.again('superadmin');
    await choose(there, made.body.id);
    const first = await asked(there);
    expect(first.ready).toBe(false);
    expect(first.steps.filter(({ state }) => state === 'open').map(({ step }) => step)).toEqual(
      expect.arrayContaining(['profile', 'staff', 'unit', 'session', 'period']),
    );
    expect(stepOf(first, 'method')).toMatchObject({ state: 'done', count: 6 });
    expect(stepOf(first, 'patient')).toMatchObject({ state: 'unused', count: 0 });

    const unit = await there.post('/api/service/unit', { code: 'U1', name: 'Unit 1', status: 1 });
    expect(unit.status, JSON.stringify(unit.body)).toBe(201);
    await newPatient(there);
    const doctor = await there.post('/api/attendance/pegawai', {
      name: 'drg. Ayu Lestari',
      username: 'dokter.bgr',
      role: 2,
      join_at: '2026-01-05',
      password: 'Kursi-Gigi-27',
    });
    expect(doctor.status, JSON.stringify(doctor.body)).toBe(201);
    const then = await asked(there);
    expect(stepOf(then, 'unit')).toMatchObject({ state: 'done', count: 1 });
    expect(stepOf(then, 'patient')).toMatchObject({ state: 'done', count: 1 });
    expect(stepOf(then, 'staff')).toMatchObject({ state: 'done', count: 1 });
    // Half done: a doctor whom nobody can book.
    expect(stepOf(then, 'session')).toMatchObject({ state: 'open', count: 0, missing: 1 });
  });

  it('counts the rows of the branch, and what the books have without a name', async () => {
    const manager = await clinic.as('manager.bdg');
    const answer = await asked(manager);
    const [counted] = await clinic.database.asOwner<{ units: number; patients: number; rules: number }>(
      `select (select count(*)::int from units where profile_id = 1 and status = 1) as units,
         (select count(*)::int from customerprofiles where profile_id = 1) as patients,
         (select count(*)::int from sharingprofits where profile_id = 1 and valid_from <= current_date
            and (valid_to is null or valid_to >= current_date)) as rules`,
    );
    expect(stepOf(answer, 'unit')?.count).toBe(counted?.units);
    expect(stepOf(answer, 'patient')?.count).toBe(counted?.patients);
    expect(stepOf(answer, 'sharing')?.count).toBe(counted?.rules);
    const { body: rest } = await manager.get<{ rest: number }>('/api/finance/piutangawal');
    expect(stepOf(answer, 'receivable')?.amount).toBe(rest.rest);
  });

  it('tells what is half done of warehouses and of employment', async () => {
    const manager = await clinic.as('manager.bdg');
    expect(stepOf(await asked(manager), 'employment')).toMatchObject({ state: 'unused' });
    const staff = `from pegawais e join users u on u.id = e.id
      where u.profile_id = 1 and u.status = 1 and u.role not in (0, 1, 12) and e.contract_type <> 4`;
    const [{ n } = { n: 0 }] = await clinic.database.asOwner<{ n: number }>(`select count(*)::int as n ${staff}`);
    await clinic.database.asOwner(
      `update pegawais set base_salary = 4500000 where id = (select e.id ${staff} order by e.id limit 1)`,
    );
    await clinic.database.asOwner('update warehouses set is_default_sale = false where profile_id = 1');
    const after = await asked(manager);
    expect(stepOf(after, 'warehouse')).toMatchObject({ state: 'open', missing: 1 });
    expect(stepOf(after, 'employment')).toMatchObject({ state: 'open', count: 1, missing: n - 1 });
    expect(after.ready).toBe(false);
  });
});
