// Business days come from the database's clock, through one function that nobody but the owner of the tables can replace
// (docs/decisions/0046).
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { requireTrueClock } from '../../server/db/clock.ts';
import { DEMO_PASSWORD } from '../../server/db/seed/staff.ts';
import { dateIn } from '../../src/resources/kernel/date.ts';
import { tenders } from '../finance/desk.ts';
import { draftBill } from '../finance/draft.ts';
import { testApp, type TestApp } from '../support/app.ts';
import { resetClock, setClock } from '../support/clock.ts';

let clinic: TestApp;
beforeAll(async () => {
  clinic = await testApp();
});
afterAll(() => clinic.close());
afterEach(async () => {
  vi.useRealTimers();
  await resetClock(clinic.database);
});

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Half past eleven in the evening, or half past midnight, of a day of next year in Bandung. */
const year = new Date().getUTCFullYear() + 1;
const evening = `${year}-03-09T23:30:00+07:00`;
const midnight = `${year}-03-10T00:30:00+07:00`;

const TOPUP = '/api/finance/deposit/topup';
/** A deposit that a patient brings now. */
const deposit = async () => ({
  customer_id: (await draftBill(clinic)).customer_id,
  methods: (await tenders(clinic))({ Tunai: 50_000 }),
});
/** The day of the newest journal. */
const bookedOn = async (): Promise<unknown> => {
  const [row] = await clinic.database.asOwner(
    'select transaction_at::text as day from journals order by id desc limit 1',
  );
  return row?.['day'];
};
/** The day on which the desk takes a deposit now. */
const takenOn = async (): Promise<unknown> => {
  const desk = await clinic.as('admin.bdg');
  const { status, body } = await desk.post(TOPUP, await deposit());
  expect(status, JSON.stringify(body)).toBe(201);
  return bookedOn();
};
const cookieOf = async (username: string): Promise<string> => {
  const { headers } = await clinic.anonymous.post('/api/auth/login', { username, password: DEMO_PASSWORD });
  return String(headers['set-cookie']).split(';')[0] ?? '';
};

describe('the business day', () => {
  it('is that of the database in the zone of the branch, on both sides of midnight', async () => {
    await setClock(clinic.database, evening);
    expect(await takenOn()).toBe(`${year}-03-09`);
    await setClock(clinic.database, midnight);
    expect(await takenOn()).toBe(`${year}-03-10`);
  });

  it('does not mind the clock of the server', async () => {
    const cookie = await cookieOf('admin.bdg');
    const payload = await deposit();
    const today = dateIn('Asia/Jakarta', new Date());
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3 * DAY_MS });
    // Past the client, with which the clinic follows a faked Date.
    const answer = await clinic.app.inject({
      method: 'POST',
      url: TOPUP,
      headers: { cookie, 'sec-fetch-site': 'same-origin', 'idempotency-key': 'server-clock' },
      payload,
    });
    expect([answer.statusCode, await bookedOn()]).toEqual([201, today]);
  });

  it('lets a person work until the midnight of his branch', async () => {
    await clinic.database.asOwner(`update users set leave_at = '${year}-03-09' where username = 'perawat.bdg'`);
    await setClock(clinic.database, evening);
    const nurse = await clinic.again('perawat.bdg');
    expect((await nurse.get('/api/auth/me')).status).toBe(200);
    await setClock(clinic.database, midnight);
    expect((await nurse.get('/api/auth/me')).status).toBe(401);
    await expect(clinic.again('perawat.bdg')).rejects.toThrow('Akun tidak aktif');
  });
});

describe('the clock of the clinic', () => {
  const asApplication = (statement: string) => clinic.database.pool.query(statement);

  it.each([
    'create or replace function clinic_now() returns timestamptz language sql stable return now()',
    `alter function clinic_now() rename to clinic_then`,
    'drop function clinic_now() cascade',
    'create function public.clinic_now(integer) returns timestamptz language sql stable return now()',
    'create schema elsewhere',
  ])('is not for the application to set: %s', async (statement) => {
    await expect(asApplication(statement)).rejects.toMatchObject({ code: '42501' });
  });

  it('cannot be hidden by a temporary function', async () => {
    const connection = await clinic.database.pool.connect();
    try {
      await connection.query(
        `create function pg_temp.clinic_now() returns timestamptz language sql return timestamptz '2000-01-01'`,
      );
      const { rows } = await connection.query('select clinic_now() = now() as kept');
      expect(rows).toEqual([{ kept: true }]);
      await connection.query('drop function pg_temp.clinic_now()');
    } finally {
      connection.release();
    }
  });

  it('must be the database’s own where people work', async () => {
    await requireTrueClock(clinic.database.pool);
    await setClock(clinic.database, midnight);
    await expect(requireTrueClock(clinic.database.pool)).rejects.toThrow('was moved for tests');
  });

  it('is taken along by a test that fakes the date', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(midnight) });
    expect(await takenOn()).toBe(`${year}-03-10`);
  });
});

describe('a server whose own clock is off', () => {
  const ready = async () => (await clinic.app.inject({ url: '/readyz' })).json();

  it('says by how much', async () => {
    expect(await ready()).toMatchObject({ status: 'ready', clock_ahead_seconds: 0 });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 90_000 });
    const ahead = await ready();
    expect(ahead.status).toBe('clock-off');
    expect(ahead.clock_ahead_seconds).toBeGreaterThan(60);
    vi.setSystemTime(Date.now() - 240_000);
    expect(await ready()).toMatchObject({ status: 'clock-off' });
    expect((await ready()).clock_ahead_seconds).toBeLessThan(-60);
  });

  it('is ready while it is off by less than a minute', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 40_000 });
    expect((await ready()).status).toBe('ready');
  });
});
