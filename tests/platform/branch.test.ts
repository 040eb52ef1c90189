// A new branch can work from its first minute, and only a superadmin opens one (platform.md 3, 5).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Settings } from '../../src/resources/platform/settings-calls.ts';
import { type Client, type Json, testApp, type TestApp } from '../support/app.ts';
import { newPatient } from '../service/stage.ts';

let clinic: TestApp;
let head: Client;
const choose = (by: Client, branch: number) => by.post('/api/profile/changeprofile', { session_profile_id: branch });
beforeAll(async () => {
  clinic = await testApp();
  head = await clinic.as('superadmin');
  await choose(head, 1);
});
afterAll(() => clinic.close());

const BOGOR = { code: 'BGR', name: 'Cabang Bogor', timezone: 'Asia/Jakarta', isexportall: false, status: 1 };
interface Branch extends Json {
  readonly id: number;
  readonly version: number;
}
const opened = async (values: object = {}) => head.post<Branch>('/api/profile', { ...BOGOR, ...values });

describe('a new branch', () => {
  it('has its modules, settings, payment methods and numbers, and takes a patient at once', async () => {
    const { status, body } = await opened();
    expect(status, JSON.stringify(body)).toBe(201);
    expect(body).toMatchObject({ code: 'BGR', status: 1, version: 1 });
    const { body: log } = await head.get<{ data: { message: string; url: string }[] }>('/api/applog?limit=1');
    expect(log.data[0]).toMatchObject({
      message: 'pembukaan cabang Cabang Bogor (BGR)',
      url: `/dashboard/cabang/daftar/${body.id}`,
    });
    const there = await clinic.again('superadmin');
    await choose(there, body.id);
    const methods = await there.get<{ count: number }>('/api/finance/paymentmethod');
    expect(methods.body.count).toBe(6);
    const flags = await there.get<{ data: Json[] }>('/api/profilecontrol');
    expect(flags.body.data).toMatchObject([{ profile_id: body.id, service: 1, finance: 1 }]);
    const settings = await there.get<Settings>('/api/profile/pengaturan');
    expect(settings.body.preferences).toMatchObject({ discount_max_percent: 10, wajib_nik: false });
    const patient = await newPatient(there);
    const { body: known } = await there.get(`/api/users/${patient}`);
    expect(known['username']).toMatch(/^BGR\d{2}00001$/);
  });

  it('has a code of its own', async () => {
    const again = await opened({ name: 'Cabang Lain' });
    expect([again.status, again.body['message']]).toEqual([409, 'Kode sudah dipakai']);
    for (const code of ['BG', 'bgr', 'BOGORS', 'B1R']) expect((await opened({ code })).status).toBe(422);
    const [count] = await clinic.database.asOwner<{ n: number }>(
      `select count(*) as n from profiles where name = 'Cabang Lain'`,
    );
    expect(count?.n).toBe(0);
  });

  it('changes its code until a number carries it', async () => {
    const { body } = await opened({ code: 'DPK', name: 'Cabang Depok' });
    const url = `/api/profile/${body.id}`;
    const renamed = await head.put<Branch>(url, { code: 'DEP', phone: '0217700000', version: body.version });
    expect(renamed.body).toMatchObject({ code: 'DEP', phone: '0217700000' });
    const there = await clinic.again('superadmin');
    await choose(there, body.id);
    await newPatient(there);
    const refused = await head.put(url, { code: 'DPK', version: renamed.body.version });
    expect([refused.status, refused.body['code']]).toEqual([409, 'branch-code-fixed']);
    expect((await head.put(url, { code: 'DEP', name: 'Depok', version: renamed.body.version })).status).toBe(200);
  });

  it('is opened and changed by nobody else', async () => {
    const manager = await clinic.as('manager.bdg');
    expect((await manager.post('/api/profile', { ...BOGOR, code: 'XYZ' })).status).toBe(403);
    expect((await manager.put('/api/profile/1', { name: 'Kita', version: 1 })).status).toBe(403);
  });
});
