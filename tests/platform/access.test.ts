// Sessions and features of one member of the staff, and what ends or changes them (platform.md 1, 2).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../server/db/seed/staff.ts';
import { type Client, testApp, type TestApp } from '../support/app.ts';
import { idOf, lastLog, type Person, signIn, whoAmI } from './people.ts';

interface Sessions {
  readonly data: readonly { readonly id: number; readonly current: boolean; readonly user_agent: string | null }[];
}
interface Features {
  readonly data: readonly { readonly feature: string; readonly granted: boolean }[];
}
let clinic: TestApp;
let manager: Client;
beforeAll(async () => {
  clinic = await testApp();
  manager = await clinic.as('manager.bdg');
});
afterAll(() => clinic.close());

const pathOf = async (username: string, part: string) => `/api/users/${await idOf(clinic, username)}/${part}`;

describe('sessions', () => {
  it('are listed with this one marked, and ended one by one', async () => {
    const nurse = await clinic.as('perawat.bdg');
    const other = await signIn(clinic, 'perawat.bdg', DEMO_PASSWORD);
    const { body } = await nurse.get<Sessions>(await pathOf('perawat.bdg', 'sessions'));
    expect(body.data.filter(({ current }) => current)).toHaveLength(1);
    expect(body.data).toHaveLength(2);
    expect(JSON.stringify(body)).not.toContain('hash');
    const mine = body.data.find(({ current }) => current)?.id;
    const theirs = body.data.find(({ current }) => !current)?.id;
    expect((await nurse.delete(`/api/auth/sessions/${mine}`)).body).toMatchObject({ code: 'own-session' });
    expect((await nurse.delete(`/api/auth/sessions/${theirs}`)).status).toBe(200);
    expect(await whoAmI(clinic, other.cookie)).toBe(401);
    expect((await nurse.delete(`/api/auth/sessions/${theirs}`)).status).toBe(404);
    expect(await lastLog(clinic)).toMatchObject({ message: 'pengakhiran sesi Siti Aminah (perawat.bdg)' });
  });

  it('are listed where a browser did not say what it is', async () => {
    const nurse = await clinic.as('perawat.bdg');
    const path = await pathOf('perawat.bdg', 'sessions');
    await clinic.database.asOwner('update sessions set user_agent = null');
    const { body } = await nurse.get<Sessions>(path);
    expect(body.data[0]).toMatchObject({ user_agent: null });
  });

  it('that have expired are not listed', async () => {
    const finance = await clinic.as('finance.bdg');
    await signIn(clinic, 'finance.bdg', DEMO_PASSWORD);
    await clinic.database.asOwner(
      `update sessions set last_seen_at = now() - interval '1 hour'
       where id = (select max(s.id) from sessions s join users u on u.id = s.user_id where u.username = 'finance.bdg')`,
    );
    const { body } = await finance.get<Sessions>(await pathOf('finance.bdg', 'sessions'));
    expect(body.data.map(({ current }) => current)).toEqual([true]);
  });

  it('of others are for their superiors in the same branch', async () => {
    const { cookie } = await signIn(clinic, 'admin.bdg', DEMO_PASSWORD);
    const path = await pathOf('admin.bdg', 'sessions');
    const [first] = (await manager.get<Sessions>(path)).body.data;
    const end = async (name: string) => (await clinic.as(name)).delete(`/api/auth/sessions/${first?.id}`);
    expect((await (await clinic.as('finance.bdg')).get(path)).status).toBe(403);
    expect((await (await clinic.as('manager.jkt')).get(path)).status).toBe(404);
    expect((await end('finance.bdg')).status).toBe(403);
    expect((await end('manager.jkt')).status).toBe(404);
    expect(await whoAmI(clinic, cookie)).toBe(200);
    expect((await end('manager.bdg')).status).toBe(200);
    expect(await whoAmI(clinic, cookie)).toBe(401);
    expect((await manager.get(await pathOf('superadmin', 'sessions'))).status).toBe(403);
  });
});

describe('features', () => {
  const owned = async (who: Client) =>
    (await who.get<{ features: readonly { feature: string }[] }>('/api/auth/me')).body.features.map(
      ({ feature }) => feature,
    );

  it('that are taken are gone with the next request, and come back when they are given', async () => {
    const admin = await clinic.as('admin.bdg');
    const path = await pathOf('admin.bdg', 'features');
    const { data } = (await manager.get<Features>(path)).body;
    expect(data.every(({ granted }) => granted)).toBe(true);
    const all = data.map(({ feature }) => feature);
    const kept = all.filter((feature) => feature !== 'service.payment');
    const { status, body } = await manager.put<Features>(path, { features: kept });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.data).toContainEqual({ feature: 'service.payment', granted: false });
    expect(await owned(admin)).not.toContain('service.payment');
    expect(await lastLog(clinic)).toMatchObject({ message: 'perubahan fitur Rina Puspitasari (admin.bdg)' });
    await manager.put(path, { features: all });
    expect(await owned(admin)).toContain('service.payment');
  });

  it('are refused where the role cannot open them', async () => {
    const answer = await manager.put(await pathOf('perawat.bdg', 'features'), { features: ['finance.payment'] });
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ message: 'Peran ini tidak dapat membuka fitur finance.payment' });
  });

  it.each([
    ['manager.bdg', 'manager.bdg', 403],
    ['manager.bdg', 'superadmin', 403],
    ['manager.bdg', 'admin.jkt', 404],
    ['admin.bdg', 'perawat.bdg', 403],
  ])('are not chosen by %s for %s', async (by, to, status) => {
    const who = await clinic.as(by);
    expect((await who.get(await pathOf(to, 'features'))).status).toBe(status);
    expect((await who.put(await pathOf(to, 'features'), { features: [] })).status).toBe(status);
  });
});

describe('the status', () => {
  const edit = async (who: Client, username: string, body: object) => {
    const { version } = (await manager.get<Person>(`/api/users/${await idOf(clinic, username)}`)).body;
    return who.put<Person>(`/api/users/${await idOf(clinic, username)}`, { version: version ?? 1, ...body });
  };

  it('is a superadmin to switch, and ends the sessions of whoever is switched off', async () => {
    const root = await clinic.as('superadmin');
    await root.post('/api/profile/changeprofile', { session_profile_id: 1 });
    const { cookie } = await signIn(clinic, 'inventory.bdg', DEMO_PASSWORD);
    expect((await edit(manager, 'inventory.bdg', { status: 0 })).status).toBe(403);
    expect(await whoAmI(clinic, cookie)).toBe(200);
    expect((await edit(root, 'inventory.bdg', { status: 0 })).body).toMatchObject({ status: 0 });
    expect(await whoAmI(clinic, cookie)).toBe(401);
    expect((await edit(root, 'inventory.bdg', { status: 1 })).status).toBe(200);
    // The old session stays over; a new one is possible.
    expect(await whoAmI(clinic, cookie)).toBe(401);
    expect((await signIn(clinic, 'inventory.bdg', DEMO_PASSWORD)).status).toBe(200);
    expect((await edit(root, 'superadmin', { status: 0 })).status).toBe(403);
  });

  it('and the day of joining cannot be changed by oneself; personal particulars can', async () => {
    const nurse = await clinic.as('perawat.bdg');
    expect((await edit(nurse, 'perawat.bdg', { birth_place: 'Garut' })).body).toMatchObject({ birth_place: 'Garut' });
    expect((await edit(nurse, 'perawat.bdg', { join_at: '2020-01-01' })).status).toBe(403);
    expect((await edit(nurse, 'perawat.bdg', { username: 'suster' })).status).toBe(403);
    // Contacts are hidden from nurses, but for their own.
    expect((await edit(nurse, 'perawat.bdg', { phone: '08123456789' })).status).toBe(200);
    expect((await edit(nurse, 'admin.bdg', { birth_place: 'Garut' })).status).toBe(403);
    const { status, body } = await edit(manager, 'perawat.bdg', { note: 'Cuti' });
    expect(status).toBe(422);
    expect(body).toMatchObject({ errors: { note: ['Hanya untuk customer'] } });
  });

  it('leaves the employee ID to superiors, and it is nobody else his', async () => {
    expect((await edit(manager, 'multimedia.bdg', { username: 'perawat.jkt' })).body).toMatchObject({
      statusCode: 409,
      message: 'ID Pegawai sudah dipakai',
    });
    expect((await edit(manager, 'multimedia.bdg', { username: 'media.bdg' })).status).toBe(200);
    expect((await edit(manager, 'investor', { username: 'investor2' })).status).toBe(403);
  });
});
