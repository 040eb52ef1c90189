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

describe('wrong old passwords', () => {
  const body = { password: NEW, repeatpassword: NEW };
  const guess = (who: Client, id: number, oldpassword: string) =>
    who.post(`/api/users/changepassword/${id}`, { ...body, oldpassword });

  it('end in a wait for this device, whatever the eleventh is', async () => {
    const doctor = await clinic.as('dokter.jkt');
    const id = await idOf(clinic, 'dokter.jkt');
    for (let n = 0; n < 10; n += 1) expect((await guess(doctor, id, `tebak${n}`)).status).toBe(422);
    const answer = await guess(doctor, id, DEMO_PASSWORD);
    expect([answer.status, answer.body['message']]).toEqual([
      429,
      'Terlalu banyak percobaan. Coba lagi dalam 15 menit',
    ]);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(800);
    expect((await signIn(clinic, 'dokter.jkt', DEMO_PASSWORD)).status).toBe(200);
    await clinic.database.asOwner(`update login_attempts set attempted_at = attempted_at - interval '16 minutes'`);
    expect((await guess(doctor, id, DEMO_PASSWORD)).status).toBe(200);
  });

  it('slip past the limit neither all at once nor between changes for others', async () => {
    const manager = await clinic.as('manager.jkt');
    const id = await idOf(clinic, 'manager.jkt');
    const other = await idOf(clinic, 'inventory.jkt');
    const guesses = await Promise.all(Array.from({ length: 9 }, (_, n) => guess(manager, id, `tebak${n}`)));
    expect(guesses.map(({ status }) => status)).toEqual(Array.from({ length: 9 }, () => 422));
    expect((await guess(manager, other, 'bukanini')).status).toBe(200);
    const more = await Promise.all(Array.from({ length: 5 }, (_, n) => guess(manager, id, `lagi${n}`)));
    expect(more.map(({ status }) => status)).toEqual(Array.from({ length: 5 }, () => 429));
    await clinic.database.asOwner('delete from login_attempts');
  });

  it('are not those beside a new password that is refused', async () => {
    const nurse = await clinic.as('perawat.dps');
    const id = await idOf(clinic, 'perawat.dps');
    const common = { password: 'sayang123', repeatpassword: 'sayang123', oldpassword: DEMO_PASSWORD };
    for (let n = 0; n < 11; n += 1) {
      const answer = await nurse.post(`/api/users/changepassword/${id}`, common);
      expect([answer.status, answer.body['errors']]).toEqual([
        422,
        { password: ['Kata sandi terlalu umum dan mudah ditebak'] },
      ]);
    }
  });

  it('are forgotten with the right one', async () => {
    const nurse = await clinic.as('perawat.jkt');
    const id = await idOf(clinic, 'perawat.jkt');
    for (let n = 0; n < 9; n += 1) await guess(nurse, id, `tebak${n}`);
    expect((await guess(nurse, id, DEMO_PASSWORD)).status).toBe(200);
    const left = `select count(*)::int as n from login_attempts where username = 'perawat.jkt' and not forgiven`;
    expect(await clinic.database.asOwner<{ n: number }>(left)).toEqual([{ n: 0 }]);
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
    [{ password: DEMO_PASSWORD, repeatpassword: DEMO_PASSWORD }, 'password'],
    [{ password: 'inventory1', repeatpassword: 'inventory1' }, 'password'],
  ])('is refused as %o', async (body, at) => {
    const answer = await change(await clinic.as('manager.bdg'), 'inventory.bdg', body);
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ errors: { [at]: [expect.any(String)] } });
    expect((await signIn(clinic, 'inventory.bdg', DEMO_PASSWORD)).status).toBe(200);
  });
});
