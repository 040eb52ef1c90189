// Guessing passwords, and keeping the owner of an account in meanwhile (platform.md 1, decision 49).
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import pg from 'pg';
import { DEMO_PASSWORD } from '../../server/db/seed/staff.ts';
import { testApp, type TestApp } from '../support/app.ts';
import { resetClock, setClock } from '../support/clock.ts';
import { calm } from '../support/patiently.ts';
import { idOf } from '../platform/people.ts';

const OWNER = 'perawat.bdg';
const HOME = '203.0.113.5';
const STRANGERS = ['198.51.100.7', '192.0.2.9', '100.64.3.4'] as const;
let clinic: TestApp;
beforeAll(async () => {
  clinic = await testApp();
});
afterAll(() => clinic.close());
beforeEach(() => clinic.database.asOwner('delete from login_attempts'));

interface Attempt {
  readonly by?: string;
  readonly from?: string;
  readonly cookie?: string;
}
const send = async (url: string, payload: object, { from = HOME, cookie }: Attempt) => {
  await calm(clinic.app);
  const headers = { 'sec-fetch-site': 'same-origin', ...(cookie !== undefined && { cookie }) };
  return clinic.app.inject({ method: 'POST', url, payload, remoteAddress: from, headers });
};
const signIn = (password: string, attempt: Attempt = {}) =>
  send('/api/auth/login', { username: attempt.by ?? OWNER, password }, attempt);
const statusOf = async (password: string, attempt: Attempt = {}) => (await signIn(password, attempt)).statusCode;
const guess = async (times: number, attempt: Attempt = {}): Promise<number[]> => {
  const statuses: number[] = [];
  for (let n = 0; n < times; n += 1) statuses.push(await statusOf(`tebak${n}`, attempt));
  return statuses;
};
const all = (times: number, status: number) => Array.from({ length: times }, () => status);
const pass = (minutes: number) =>
  clinic.database.asOwner('update login_attempts set attempted_at = attempted_at - make_interval(mins => $1)', [
    minutes,
  ]);
const wait = async (attempt: Attempt): Promise<number> =>
  Math.ceil(Number((await signIn('tebak', attempt)).headers['retry-after']) / 60);

/** Every cookie that a sign-in leaves in the browser, as name=value. */
const cookiesOf = async (attempt: Attempt = {}): Promise<readonly string[]> => {
  const answer = await signIn(DEMO_PASSWORD, attempt);
  expect(answer.statusCode).toBe(200);
  return [answer.headers['set-cookie']].flat().map((line) => String(line).split(';')[0] ?? '');
};
const deviceOf = async (attempt: Attempt = {}): Promise<string> =>
  (await cookiesOf(attempt)).find((cookie) => cookie.startsWith('klinik-device=')) ?? '';

describe('a stranger who guesses', () => {
  const from = STRANGERS[0];

  it.each([OWNER, 'siapa.ini'])('waits longer each time for %s, from anywhere in his network', async (by) => {
    expect(await guess(10, { by, from })).toEqual(all(10, 401));
    expect(await wait({ by, from })).toBe(15);
    expect(await wait({ by, from: '198.51.100.250' })).toBe(15);
    for (const [minutes, next] of [
      [16, 30],
      [31, 60],
      [61, 60],
    ] as const) {
      await pass(minutes);
      expect(await guess(1, { by, from })).toEqual([401]);
      expect(await wait({ by, from })).toBe(next);
    }
  });

  it('does not keep the owner out, who comes from another network', async () => {
    expect(await guess(12, { from })).toEqual([...all(10, 401), 429, 429]);
    expect(await statusOf(DEMO_PASSWORD, { from })).toBe(429);
    expect(await statusOf(DEMO_PASSWORD, { from: HOME })).toBe(200);
  });

  it('has twenty guesses an hour with all of his networks, and no more when the owner signs in', async () => {
    const cookie = await deviceOf();
    expect(await guess(10, { from: STRANGERS[0] })).toEqual(all(10, 401));
    expect(await guess(10, { from: STRANGERS[1] })).toEqual(all(10, 401));
    expect(await statusOf(DEMO_PASSWORD, { from: STRANGERS[2] })).toBe(429);
    expect(await statusOf(DEMO_PASSWORD, { from: STRANGERS[0], cookie })).toBe(200);
    expect(await guess(2, { from: STRANGERS[2] })).toEqual([429, 429]);
    await pass(61);
    expect(await guess(1, { from: STRANGERS[2] })).toEqual([401]);
  });

  it('has twenty when he sends them all at once', async () => {
    const sent = Array.from({ length: 30 }, (_none, n) => statusOf(`tebak${n}`, { from: `198.18.${n}.1` }));
    const statuses = await Promise.all(sent);
    expect(statuses.filter((status) => status === 401)).toHaveLength(20);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  });

  it('has thirty in a quarter of an hour from one address, for whatever names', async () => {
    for (let n = 0; n < 30; n += 1) expect(await statusOf('tebak', { by: `tamu.${n}`, from })).toBe(401);
    expect(await statusOf(DEMO_PASSWORD, { by: 'finance.dps', from })).toBe(429);
    expect(await statusOf(DEMO_PASSWORD, { by: 'finance.dps' })).toBe(200);
  });
});

describe('a known device', () => {
  it('is one that has signed in, by a cookie that scripts cannot read', async () => {
    const answer = await signIn(DEMO_PASSWORD);
    const line = [answer.headers['set-cookie']].flat().find((one) => one?.startsWith('klinik-device='));
    expect(line).toMatch(
      /^klinik-device=[\w-]{22}~\d+\.\d+\.[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
  });

  it('keeps its way in after signing out, while strangers have used up theirs', async () => {
    const cookies = await cookiesOf();
    expect((await send('/api/auth/logout', {}, { cookie: cookies.join('; ') })).statusCode).toBeLessThan(300);
    const cookie = cookies.find((one) => one.startsWith('klinik-device=')) ?? '';
    await guess(11);
    expect(await statusOf(DEMO_PASSWORD)).toBe(429);
    expect(await statusOf(DEMO_PASSWORD, { cookie })).toBe(200);
  });

  it('is known to each account that signed in there, and to no other', async () => {
    const first = await deviceOf();
    const both = await deviceOf({ by: 'finance.dps', cookie: first });
    for (const by of [OWNER, 'finance.dps', 'finance.mks']) await guess(11, { by, from: STRANGERS[1] });
    const statuses = [OWNER, 'finance.dps', 'finance.mks'].map((by) => ({ by, from: STRANGERS[1], cookie: both }));
    expect(await Promise.all(statuses.map((attempt) => statusOf(DEMO_PASSWORD, attempt)))).toEqual([200, 200, 429]);
  });

  it('is no longer one with another signature, after half a year, or after another password', async () => {
    const cookie = await deviceOf();
    await guess(11, { from: STRANGERS[0] });
    const at = { from: STRANGERS[0] };
    expect(await statusOf(DEMO_PASSWORD, { ...at, cookie: `${cookie.slice(0, -4)}AAAA` })).toBe(429);
    await setClock(clinic.database, new Date(Date.now() + 181 * 86_400_000));
    expect(await statusOf(DEMO_PASSWORD, { ...at, cookie })).toBe(429);
    await resetClock(clinic.database);
    expect(await statusOf(DEMO_PASSWORD, { ...at, cookie })).toBe(200);
    await guess(11, at);
    const body = { password: 'langit-biru-42', repeatpassword: 'langit-biru-42' };
    const manager = await clinic.as('manager.bdg');
    expect((await manager.post(`/api/users/changepassword/${await idOf(clinic, OWNER)}`, body)).status).toBe(200);
    expect(await statusOf('langit-biru-42', { ...at, cookie })).toBe(429);
    await clinic.database.asOwner(
      `update users set password_hash = (select password_hash from users where username = 'finance.dps') where username = $1`,
      [OWNER],
    );
  });

  it('waits for its own wrong tries', async () => {
    const cookie = await deviceOf();
    expect(await guess(11, { cookie })).toEqual([...all(10, 401), 429]);
    expect(await statusOf(DEMO_PASSWORD)).toBe(200);
    await pass(16);
    expect(await statusOf(DEMO_PASSWORD, { cookie })).toBe(200);
    expect(await guess(10, { cookie })).toEqual(all(10, 401));
  });
});

/** What a statement of the second transaction waits for while the first is open, after both have begun a try of one account. */
const waitsFor = async (end: string): Promise<string | null> => {
  const clients = [new pg.Client(clinic.database.appUrl), new pg.Client(clinic.database.appUrl)] as const;
  const [one, other] = clients;
  await Promise.all(clients.map((client) => client.connect()));
  const begin = async (client: pg.Client): Promise<number> => {
    const sql = 'select try_id::int as id from begin_sign_in_try($1, $2, $2, null)';
    return (await client.query<{ id: number }>(sql, [OWNER, HOME])).rows[0]?.id ?? 0;
  };
  try {
    const tries = [await begin(one), await begin(other)] as const;
    const { rows } = await other.query<{ pid: number }>('select pg_backend_pid() as pid');
    await one.query('begin');
    await one.query(end, [tries[0]]);
    const second = other.query(end, [tries[1]]);
    let waits: string | null = null;
    while (waits === null) {
      const sql = `select wait_event from pg_stat_activity where pid = $1 and wait_event_type = 'Lock'`;
      [{ wait_event: waits } = { wait_event: null }] = await clinic.database.asOwner<{ wait_event: string | null }>(
        sql,
        [rows[0]?.pid],
      );
    }
    await one.query('commit');
    await second;
    return waits;
  } finally {
    await Promise.all(clients.map((client) => client.end()));
  }
};

describe('right passwords of one account at once', () => {
  it('are told one after the other, so that none waits for a row that another one holds', async () => {
    expect(await waitsFor('select end_sign_in_try($1)')).toBe('advisory');
    // The control: without the turn the second waits for the first one's row, and with a third for each other.
    const unheld = `with own as (delete from login_attempts where id = $1 returning username)
      update login_attempts a set forgiven = true from own where a.username = own.username`;
    expect(await waitsFor(unheld)).toBe('transactionid');
  });

  it('all come in', async () => {
    const times = 8;
    expect(await Promise.all(Array.from({ length: times }, () => statusOf(DEMO_PASSWORD)))).toEqual(all(times, 200));
  });
});
