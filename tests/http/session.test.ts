// Signing in, staying in and being kept out (platform.md 1; reliability.md 2).
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { buildApp } from '../../server/app.ts';
import { DEMO_PASSWORD } from '../../server/db/seed/staff.ts';
import { type Answer, type Client, testApp, type TestApp } from '../support/app.ts';
import { memoryStore } from '../support/memory-store.ts';
import { calm } from '../support/patiently.ts';

let clinic: TestApp;
beforeAll(async () => {
  clinic = await testApp();
});
afterAll(() => clinic.close());

const LOGIN = '/api/auth/login';
const signIn = (username: string, password = DEMO_PASSWORD): Promise<Answer> =>
  clinic.anonymous.post(LOGIN, { username, password });
const told = ({ status, body }: Answer) => [status, body['message']];
const change = (statement: string) => clinic.database.asOwner(statement);
const cookieOf = ({ headers }: Answer): string =>
  [headers['set-cookie']]
    .flat()
    .map(String)
    .find((line) => line.startsWith('klinik=')) ?? '';
const asked = (cookie: string) =>
  clinic.anonymous.get('/api/auth/me', { headers: { cookie: cookie.split(';')[0] ?? '' } });

describe('signing in', () => {
  it('answers the same for a wrong password and for nobody', async () => {
    const wrong = [401, 'Nama pengguna atau kata sandi salah'];
    expect(told(await signIn('perawat.bdg', 'salah'))).toEqual(wrong);
    expect(told(await signIn('siapa.ini', 'salah'))).toEqual(wrong);
  });

  it('is not for who was switched off or has left', async () => {
    await change(`update users set status = 0 where username = 'perawat.mks'`);
    await change(`update users set leave_at = current_date - 1 where username = 'admin.mks'`);
    for (const username of ['perawat.mks', 'admin.mks'])
      expect(told(await signIn(username))).toEqual([403, 'Akun tidak aktif']);
  });

  it('gives a cookie that scripts cannot read and other sites do not send, of which the database keeps a hash', async () => {
    const cookie = cookieOf(await signIn('perawat.jkt'));
    expect(cookie).toMatch(/^klinik=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
    const [row] = await clinic.database.asOwner<{ known: boolean }>(
      'select exists (select from sessions where id_hash = $1) as known',
      [cookie.slice('klinik='.length, 'klinik='.length + 43)],
    );
    expect(row?.known).toBe(false);
  });

  it('gives a cookie behind TLS that no neighbour can set and no plain connection carries', async () => {
    const app = await buildApp({
      config: { trustProxy: ['127.0.0.1'], publicUrl: 'https://klinik.example.id', metricsToken: undefined },
      pool: clinic.database.pool,
      files: memoryStore(),
      logger: pino({ level: 'silent' }),
    });
    onTestFinished(() => app.close());
    await calm(app);
    const answer = await app.inject({
      method: 'POST',
      url: LOGIN,
      headers: { origin: 'https://klinik.example.id', 'x-forwarded-proto': 'https' },
      payload: { username: 'perawat.jkt', password: DEMO_PASSWORD },
    });
    const cookies = [answer.headers['set-cookie']].flat().map(String);
    expect(cookies[0]).toMatch(/^__Host-klinik=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    const plain = cookies.filter((text) => !/^__Host-[^;]+;.* Path=\/;.*HttpOnly; Secure; SameSite=/.test(text));
    expect(plain).toEqual([]);
    expect(answer.headers['strict-transport-security']).toMatch(/max-age=31536000/);
  });

  it('gives a new session each time', async () => {
    const [first, second] = [cookieOf(await signIn('perawat.jkt')), cookieOf(await signIn('perawat.jkt'))];
    expect(first).not.toBe(second);
  });
});

describe('a session', () => {
  it('ends with signing out', async () => {
    const cookie = cookieOf(await signIn('perawat.jkt'));
    expect((await asked(cookie)).status).toBe(200);
    const headers = { cookie: cookie.split(';')[0] ?? '' };
    expect((await clinic.anonymous.post('/api/auth/logout', undefined, { headers })).status).toBe(204);
    expect((await asked(cookie)).status).toBe(401);
  });

  it.each([
    ['2710 seconds without a request', `last_seen_at = now() - interval '2711 seconds'`],
    ['twelve hours in all', `created_at = now() - interval '12 hours 1 second'`],
  ])('ends after %s', async (_what, set) => {
    const cookie = cookieOf(await signIn('multimedia.jkt'));
    await change(`update sessions set ${set} where user_id = (select id from users where username = 'multimedia.jkt')`);
    expect(told(await asked(cookie))).toEqual([401, 'Sesi berakhir. Silakan masuk kembali']);
  });

  it('is nobody’s without its id', async () => {
    expect((await asked('klinik=tebakan')).status).toBe(401);
    expect((await asked('lain=apa')).status).toBe(401);
  });
});

describe('a request that changes something', () => {
  const post = (client: Client, headers: Readonly<Record<string, string>>) =>
    client.post('/api/pengumuman', { message: 'Dari situs lain' }, { headers });

  it.each([
    ['another site', { origin: 'https://jahat.example' }],
    ['another site, which says otherwise', { origin: 'https://jahat.example', 'sec-fetch-site': 'same-origin' }],
    ['a neighbour', { 'sec-fetch-site': 'same-site' }],
    ['nowhere', { 'sec-fetch-site': '' }],
  ])('is refused from %s', async (_where, headers) => {
    const answer = await post(await clinic.as('admin.bdg'), headers);
    expect(told(answer)).toEqual([403, 'Permintaan lintas situs ditolak']);
  });

  it('is served from our own pages', async () => {
    const admin = await clinic.as('admin.bdg');
    expect((await post(admin, { origin: 'http://localhost:80', 'sec-fetch-site': 'cross-site' })).status).toBe(201);
    expect((await post(admin, { 'sec-fetch-site': 'same-origin' })).status).toBe(201);
  });
});
