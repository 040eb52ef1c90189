// Settings of a branch: module locks, preferences, and the numbers that documents get (platform.md 5).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Settings } from '../../src/resources/platform/settings-calls.ts';
import { draftBill } from '../finance/draft.ts';
import { newPatient } from '../service/stage.ts';
import { type Client, testApp, type TestApp } from '../support/app.ts';

const PATH = '/api/profile/pengaturan';
let clinic: TestApp;
let manager: Client;
let desk: Client;
beforeAll(async () => {
  clinic = await testApp();
  manager = await clinic.as('manager.bdg');
  desk = await clinic.as('admin.bdg');
});
afterAll(() => clinic.close());

const read = async (by = manager): Promise<Settings> => (await by.get<Settings>(PATH)).body;
const change = async (values: object, by = manager) => {
  const { preferences, version } = await read(by);
  return by.put<Settings>(PATH, { ...preferences, version, ...values });
};

describe('preferences', () => {
  it('are those of the own branch, changed where each module looks for them, and logged', async () => {
    const changed = await change({ discount_max_percent: 12.5, wajib_nik: true, administrasi_amount: 75_000 });
    expect(changed.status, JSON.stringify(changed.body)).toBe(200);
    expect(changed.body.preferences).toMatchObject({ discount_max_percent: 12.5, wajib_nik: true });
    const [stored] = await clinic.database.asOwner(
      `select f.discount_max_percent as percent, b.wajib_nik, b.administrasi_amount as fee, b.administrasi_akun_id > 0 as account
       from financesettings f join branchpreferences b using (profile_id) where f.profile_id = 1`,
    );
    expect(stored).toEqual({ percent: 12.5, wajib_nik: true, fee: 75_000, account: true });
    const { body } = await manager.get<{ data: { message: string }[] }>('/api/applog?limit=1');
    expect(body.data[0]?.message).toBe('perubahan preferensi Cabang Bandung');
    expect((await read(await clinic.as('manager.jkt'))).preferences).toMatchObject({ discount_max_percent: 10 });
    const refused = await desk.post('/api/service/registration/storecustomer', {
      name: 'Tanpa Nik',
      gender: 0,
      birth_date: '1990-01-02',
      phone: '08123456789',
      force: true,
    });
    expect(refused.status).toBe(422);
    expect((await change({ wajib_nik: false })).status).toBe(200);
  });

  it('of two who change them at once, the second is told', async () => {
    const { preferences, version } = await read();
    const send = () => manager.put(PATH, { ...preferences, version });
    const statuses = (await Promise.all([send(), send()])).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('and the rules of money tell who was quicker, of either card', async () => {
    const money = '/api/finance/setting';
    const { body: before } = await manager.get<{ version: number; biaya_max_amount: number }>(money);
    const { version } = await read();
    const late = { biaya_max_amount: before.biaya_max_amount, version: before.version };
    // The preferences store some of what is decided about money.
    expect((await change({ discount_max_percent: 11 })).status).toBe(200);
    const { preferences } = await read();
    for (const answer of [
      await manager.put(PATH, { ...preferences, version }),
      await manager.put(money, { ...before, ...late, discount_max_percent: undefined }),
    ])
      expect(answer.body).toMatchObject({ code: 'stale-version', changed: { name: 'Hendra Gunawan' } });
  });

  it.each([{ discount_max_percent: 101 }, { administrasi_amount: -1 }, { wajib_nik: 'ya' }, { unknown: 1 }])(
    'refuse %j',
    async (values) => {
      const before = await read();
      expect((await change(values)).status).toBe(422);
      expect(await read()).toEqual(before);
    },
  );

  it('are for manager and superadmin, who must have chosen a branch', async () => {
    expect((await desk.get(PATH)).status).toBe(403);
    expect((await desk.put(PATH, {})).status).toBe(403);
    const { status, body } = await (await clinic.as('superadmin')).get(PATH);
    expect([status, body['code']]).toEqual([422, 'no-branch']);
  });
});

describe('numbers', () => {
  it('are told as the next document gets them', async () => {
    const nextOf = async (document: string) => (await read()).codes.find((code) => code.document === document)?.next;
    const rm = await nextOf('No. RM');
    const patient = await newPatient(desk);
    expect((await desk.get(`/api/users/${patient}`)).body['username']).toBe(rm);
    const invoice = await nextOf('Tagihan');
    const { id } = await draftBill(clinic);
    const { body } = await desk.get<{ version: number }>(`/api/finance/bill/${id}`);
    const issued = await desk.post(`/api/finance/bill/${id}/issue`, { version: body.version });
    expect(issued.body['code']).toBe(invoice);
    expect(await nextOf('Tagihan')).not.toBe(invoice);
  });
});

interface Control extends Readonly<Record<string, unknown>> {
  readonly id: number;
  readonly version: number;
}

describe('a module', () => {
  const control = async (by = manager): Promise<Control> => {
    const { body } = await by.get<{ data: Control[] }>('/api/profilecontrol');
    const [first] = body.data;
    if (!first) throw new Error('The branch has no flags.');
    return first;
  };

  it('is locked from the next request on, reads on, and opens again', async () => {
    const { id, version } = await control();
    const locked = await manager.put<Control>(`/api/profilecontrol/${id}`, { service: 0, version });
    expect(locked.body).toMatchObject({ service: 0, finance: 1 });
    const visit = { name: 'Tamu Kunci', gender: 0, birth_date: '1990-01-02', phone: '08123456780', force: true };
    expect((await desk.post('/api/service/registration/storecustomer', visit)).status).toBe(423);
    expect((await desk.get('/api/service/visit')).status).toBe(200);
    const { body } = await manager.get<{ data: { message: string }[] }>('/api/applog?limit=1');
    expect(body.data[0]?.message).toBe('perubahan kontrol modul: Service Offline');
    const opened = await manager.put(`/api/profilecontrol/${id}`, { service: 1, version: locked.body.version });
    expect(opened.status).toBe(200);
    expect((await desk.post('/api/service/registration/storecustomer', visit)).status).toBe(201);
  });

  it('is locked by nobody else, and not in another branch', async () => {
    const { id, version } = await control();
    expect((await desk.put(`/api/profilecontrol/${id}`, { finance: 0, version })).status).toBe(403);
    const other = await control(await clinic.as('manager.jkt'));
    expect((await manager.put(`/api/profilecontrol/${other.id}`, { finance: 0, version: other.version })).status).toBe(
      404,
    );
    expect((await manager.put(`/api/profilecontrol/${id}`, { finance: 0, version: version - 1 })).status).toBe(409);
  });
});
