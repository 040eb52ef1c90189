// What every declared call refuses before it does anything: parameters and keys that it does not know, and numbers that are none.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { can, features, type StaffRole } from '../../src/policies/index.ts';
import { DOKTER, MANAGER, SUPERADMIN } from '../../src/policies/role.ts';
import type { Call } from '../../src/resources/kernel/call.ts';
import { allCalls } from '../../src/resources/calls.ts';
import { type Client, testApp, type TestApp } from '../support/app.ts';

let clinic: TestApp;
let manager: Client;
let superadmin: Client;
let doctor: Client;
const open = async (): Promise<void> => {
  clinic = await testApp();
  manager = await clinic.as('manager.bdg');
  superadmin = await clinic.as('superadmin');
  doctor = await clinic.as('dokter.bdg');
  // A call that writes needs a branch.
  await superadmin.post('/api/profile/changeprofile', { session_profile_id: 1 });
};
beforeAll(open);
afterAll(() => clinic.close());

const urlOf = ({ path }: Call, id = '1'): string => `/api/${path.replace(/:\w+/g, id)}`;
/** A manager, in his branch; a superadmin for what is his alone, a doctor for what each keeps for himself. */
const askerOf = ({ name }: Call): Client => {
  const may = (role: StaffRole) => can({ role, features }, name, 'call');
  if (may(MANAGER)) return manager;
  return may(DOKTER) && !may(SUPERADMIN) ? doctor : superadmin;
};
const send = (call: Call, url: string, body?: unknown) => {
  const asker = askerOf(call);
  if (call.method === 'GET') return asker.get(url);
  if (call.upload) {
    const fields = Object.fromEntries(Object.entries(body ?? {}).map(([name, value]) => [name, String(value)]));
    return asker.upload(url, { part: call.upload, filename: 'isi.xlsx', bytes: Buffer.from('PK') }, fields);
  }
  return { POST: asker.post, PUT: asker.put, DELETE: asker.delete }[call.method](url, body);
};
const named = (wanted: (call: Call) => boolean) => allCalls.filter(wanted).map((call) => [call.name, call] as const);

describe.each(named(() => true))('the call %s', (_name, call) => {
  it('refuses an unknown parameter', async () => {
    const { status, body } = await send(call, `${urlOf(call)}?tidak_dikenal=1`, call.body ? {} : undefined);
    expect(status).toBe(422);
    expect(body).toMatchObject({ code: 'invalid', errors: { tidak_dikenal: ['Tidak dikenal'] } });
  });

  it('answers without a failure when it is asked with nothing', async () => {
    const { status } = await send(call, urlOf(call), call.body ? {} : undefined);
    expect(status).toBeLessThan(500);
  });
});

describe.each(named(({ body }) => body !== undefined))('the body of %s', (_name, call) => {
  it('refuses an unknown key', async () => {
    const { status, body } = await send(call, urlOf(call), { tidak_dikenal: 1 });
    expect(status).toBe(422);
    expect(body).toMatchObject({ errors: { tidak_dikenal: ['Tidak dikenal'] } });
  });
});

/** A server answers 300 unknown addresses a minute: before that another one is asked. */
const ROOM = 250;
let missed = 0;
const turnOver = async (): Promise<void> => {
  missed += 1;
  if (missed % ROOM > 0) return;
  await clinic.close();
  await open();
};

describe.each(named(({ path }) => path.includes(':')))('the number in %s', (_name, call) => {
  it.each(['0x1', '1e3', '-1', 'satu', '9'.repeat(30)])('is not %s', async (id) => {
    await turnOver();
    expect((await send(call, urlOf(call, id), {})).status).toBe(404);
  });
});
