// 'Ubah Password': whose, by whom, and which sessions are over afterwards (platform.md 1).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../server/db/seed/staff.ts';
import { type Client, testApp, type TestApp } from '../support/app.ts';
import { idOf, lastLog, registered, renewedCookie, signIn, whoAmI } from './people.ts';

const NEW = 'rahasia77';
let clinic: TestApp;
beforeAll(async () => {
  clinic = await testApp();
});
afterAll(() => clinic.close());

const change = async (who: Client, username: string, body: object) =>
  who.post(`/api/users/changepassword/${await idOf(clinic, username)}`, {
    password: NEW,
    repeatpassword: NEW,
    ...body,
  });

describe('the own password', () => {
  it('wants the old one, and gives this session a new id while all others end', async () => {
    const here = await signIn(clinic, 'perawat.bdg', DEMO_PASSWORD);
    const elsewhere = await signIn(clinic, 'perawat.bdg', DEMO_PASSWORD);
    const url = `/api/users/changepassword/${await idOf(clinic, 'perawat.bdg')}`;
    const send = (body: object) => clinic.anonymous.post(url, body, { headers: { cookie: here.cookie } });
    const body = { password: NEW, repeatpassword: NEW };
    expect((await send(body)).body).toMatchObject({ errors: { oldpassword: ['Wajib diisi'] } });
    const wrong = await send({ ...body, oldpassword: 'bukanini' });
    expect(wrong.status).toBe(422);
    expect(wrong.body).toMatchObject({ errors: { oldpassword: ['Kata sandi lama salah'] } });
    const done = await send({ ...body, oldpassword: DEMO_PASSWORD });
    expect(done.status, JSON.stringify(done.body)).toBe(200);
    expect(await whoAmI(clinic, here.cookie)).toBe(401);
    expect(await whoAmI(clinic, elsewhere.cookie)).toBe(401);
    expect(await whoAmI(clinic, renewedCookie(done))).toBe(200);
    expect((await signIn(clinic, 'perawat.bdg', DEMO_PASSWORD)).status).toBe(401);
    expect((await signIn(clinic, 'perawat.bdg', NEW)).status).toBe(200);
    expect(await lastLog(clinic)).toMatchObject({ message: 'perubahan kata sandi Siti Aminah (perawat.bdg)' });
  });

  it('is changed by a superadmin who works in another branch than his own', async () => {
    const { cookie } = await signIn(clinic, 'superadmin', DEMO_PASSWORD);
    const headers = { cookie };
    await clinic.anonymous.post('/api/profile/changeprofile', { session_profile_id: 2 }, { headers });
    const url = `/api/users/changepassword/${await idOf(clinic, 'superadmin')}`;
    const body = { password: NEW, repeatpassword: NEW, oldpassword: DEMO_PASSWORD };
    expect((await clinic.anonymous.post(url, body, { headers })).status).toBe(200);
    expect((await signIn(clinic, 'superadmin', NEW)).status).toBe(200);
    await clinic.database.asOwner(
      `update users set password_hash = (select password_hash from users where username = 'admin.bdg') where username = 'superadmin'`,
    );
  });
});

describe("somebody else's password", () => {
  it('is given by his manager, who ends all of his sessions', async () => {
    const { cookie } = await signIn(clinic, 'finance.bdg', DEMO_PASSWORD);
    const answer = await change(await clinic.as('manager.bdg'), 'finance.bdg', {});
    expect(answer.status).toBe(200);
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(await whoAmI(clinic, cookie)).toBe(401);
    expect((await signIn(clinic, 'finance.bdg', NEW)).status).toBe(200);
  });

  it.each([
    ['admin.bdg', 'multimedia.bdg', 403],
    ['dokter.bdg', 'multimedia.bdg', 403],
    ['manager.bdg', 'superadmin', 403],
    ['manager.jkt', 'multimedia.bdg', 404],
    ['manager.bdg', 'multimedia.jkt', 404],
  ])('is not given by %s to %s', async (by, to, status) => {
    expect((await change(await clinic.as(by), to, {})).status).toBe(status);
    expect((await signIn(clinic, to, DEMO_PASSWORD)).status).toBe(200);
  });
});

describe('a password', () => {
  it('is nothing that a customer has', async () => {
    const { id } = await registered(await clinic.as('admin.bdg'), 'Aulia Maharani');
    const body = { password: NEW, repeatpassword: NEW };
    const answer = await (await clinic.as('manager.bdg')).post(`/api/users/changepassword/${id}`, body);
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ message: 'Customer tidak memiliki kata sandi' });
  });

  it.each([
    [{ password: 'abcd', repeatpassword: 'abcd' }, 'password'],
    [{ password: 'dua kata', repeatpassword: 'dua kata' }, 'password'],
    [{ repeatpassword: 'lain123' }, 'repeatpassword'],
  ])('is refused as %o', async (body, at) => {
    const answer = await change(await clinic.as('manager.bdg'), 'inventory.bdg', body);
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ errors: { [at]: [expect.any(String)] } });
    expect((await signIn(clinic, 'inventory.bdg', DEMO_PASSWORD)).status).toBe(200);
  });
});
