// How many questions an address may ask for whom no session vouches, and that a clinic behind one address works on meanwhile.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../server/db/seed/staff.ts';
import { testApp, type TestApp } from '../support/app.ts';
import { calm } from '../support/patiently.ts';

let clinic: TestApp;
beforeAll(async () => {
  clinic = await testApp();
});
afterAll(() => clinic.close());

const LIMIT = 600;
let address = 0;
/** An address that nobody has asked from. */
const newAddress = (): string => `10.1.0.${(address += 1)}`;

const ask = async (remoteAddress: string, cookie?: string): Promise<number> => {
  await calm(clinic.app);
  const headers = cookie === undefined ? {} : { cookie };
  return (await clinic.app.inject({ url: '/api/auth/me', remoteAddress, headers })).statusCode;
};
const signIn = async (remoteAddress: string) => {
  await calm(clinic.app);
  return clinic.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    remoteAddress,
    headers: { 'sec-fetch-site': 'same-origin' },
    payload: { username: 'admin.bdg', password: DEMO_PASSWORD },
  });
};
const cookieOf = (answer: { headers: Readonly<Record<string, unknown>> }): string =>
  String(answer.headers['set-cookie']).split(';')[0] ?? '';
const flood = async (from: string, cookie?: (n: number) => string): Promise<readonly number[]> => {
  const statuses: number[] = [];
  for (let n = 0; n <= LIMIT; n += 1) statuses.push(await ask(from, cookie?.(n)));
  return statuses;
};
const invented = (n: number): string => `klinik=${String(n).padStart(43, 'x')}`;

describe.each([
  ['without a session', undefined],
  ['with sessions that are invented', invented],
])('a flood %s', (_what, cookie) => {
  it('is stopped, and those who work or come to work at the same address are not', { timeout: 120_000 }, async () => {
    const from = newAddress();
    const working = cookieOf(await signIn(from));
    const statuses = await flood(from, cookie);
    expect([statuses.indexOf(429), statuses.at(-1)]).toEqual([LIMIT, 429]);
    expect(await ask(from, working)).toBe(200);
    const coming = await signIn(from);
    expect(coming.statusCode).toBe(200);
    expect(await ask(from, cookieOf(coming))).toBe(200);
    // Still stopped, and nobody elsewhere is.
    expect(await ask(from, cookie?.(LIMIT + 1))).toBe(429);
    expect(await ask(newAddress(), cookie?.(LIMIT + 2))).toBe(401);
  });
});

describe('a session', () => {
  it(
    'that this server has not seen yet is let in during a flood of requests without one',
    { timeout: 60_000 },
    async () => {
      const from = newAddress();
      const cookie = cookieOf(await signIn(newAddress()));
      await flood(from);
      expect(await ask(from, cookie)).toBe(200);
    },
  );

  it('that is over vouches for nobody', async () => {
    const from = newAddress();
    const cookie = cookieOf(await signIn(from));
    expect(await ask(from, cookie)).toBe(200);
    await clinic.database.asOwner('delete from sessions');
    expect(await ask(from, cookie)).toBe(401);
  });
});

it('signing in has a limit of its own for each address', async () => {
  const from = newAddress();
  const statuses: number[] = [];
  for (let n = 0; n < 125; n += 1) {
    await calm(clinic.app);
    const { statusCode } = await clinic.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      remoteAddress: from,
      headers: { 'sec-fetch-site': 'same-origin' },
      payload: {},
    });
    statuses.push(statusCode);
  }
  expect([statuses[0], statuses[119], statuses[120]]).toEqual([422, 422, 429]);
});
