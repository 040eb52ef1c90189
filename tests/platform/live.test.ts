// Live news over server-sent events: every application server hears of every change, only of its reader's branches (platform.md 4).
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../server/app.ts';
import { DEMO_PASSWORD } from '../../server/db/seed/staff.ts';
import { type Json, testApp, type TestApp } from '../support/app.ts';
import { memoryStore } from '../support/memory-store.ts';
import { calm, patiently } from '../support/patiently.ts';
import { idOf } from './people.ts';

let clinic: TestApp;
let second: FastifyInstance;
beforeAll(async () => {
  clinic = await testApp();
  second = await buildApp({
    config: { trustProxy: [], publicUrl: undefined, metricsToken: undefined },
    pool: clinic.database.pool,
    files: memoryStore(),
    logger: pino({ level: 'silent' }),
  });
  await second.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await second.close();
  await clinic.close();
});

const cookieOf = async (username: string): Promise<string> => {
  const { headers } = await patiently(async () => {
    const answer = await second.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { 'sec-fetch-site': 'same-origin' },
      payload: { username, password: DEMO_PASSWORD },
    });
    const { statusCode: status, headers: answered, rawPayload: bytes } = answer;
    return { status, headers: answered, body: answer.json<Json>(), bytes };
  });
  return String(headers['set-cookie']).split(';')[0] ?? '';
};

/** A reader at the second server; `until` answers once the stream so far says it. */
const reader = async (username: string) => {
  const { port } = second.server.address() as AddressInfo;
  const cookie = await cookieOf(username);
  await calm(second);
  const asked = request({ port, path: '/api/live', headers: { cookie } }).end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  answer.setEncoding('utf8');
  let text = '';
  let ended = false;
  answer.on('data', (part: string) => (text += part)).on('end', () => (ended = true));
  const until = async (wanted: string): Promise<void> => {
    while (!text.includes(wanted)) await once(answer, 'data');
  };
  return { answer, until, seen: () => text, ended: () => ended, close: () => asked.destroy() };
};

describe('live news', () => {
  it('of another server reach the readers of the branch, and no others', async () => {
    const bandung = await reader('manager.bdg');
    const jakarta = await reader('manager.jkt');
    expect(bandung.answer.headers['content-type']).toContain('text/event-stream');
    await Promise.all([bandung.until(': hello'), jakarta.until(': hello')]);
    await (await clinic.as('admin.bdg')).post('/api/pengumuman', { message: 'Rapat sore ini' });
    await bandung.until('"platform.pengumuman"');
    expect(bandung.seen()).toContain('event: change');
    await (await clinic.as('admin.jkt')).post('/api/pengumuman', { message: 'Rapat pagi ini' });
    await jakarta.until('"platform.pengumuman"');
    expect(jakarta.seen().match(/event: change/g)).toHaveLength(1);
    bandung.close();
    jakarta.close();
  });

  it('say nothing but names', async () => {
    const bandung = await reader('manager.bdg');
    await bandung.until(': hello');
    await (await clinic.as('admin.bdg')).post('/api/pengumuman', { message: 'Rahasia rapat' });
    await bandung.until('event: change');
    expect(bandung.seen()).not.toContain('Rahasia');
    bandung.close();
  });

  it('name to everybody only what his role and his features may read', { timeout: 90_000 }, async () => {
    const manager = await clinic.as('manager.bdg');
    const [doctor, desk] = await Promise.all([reader('dokter.bdg'), reader('admin.bdg')]);
    await Promise.all([doctor.until(': hello'), desk.until(': hello')]);
    const store = (code: string) =>
      manager.post('/api/inventory/vendor', { code, name: `Toko ${code}`, is_pkp: false, term_days: 30, status: 1 });
    expect((await store('V-KABAR-1')).status).toBe(201);
    await desk.until('"inventory.vendor"');
    // Both hear of the same event: the log grew, and to the doctor nothing else did.
    await doctor.until('event: change');
    expect(doctor.seen()).not.toContain('inventory.');

    const id = await idOf(clinic, 'admin.bdg');
    const path = `/api/users/${id}/features`;
    const { body } = await manager.get<{ data: readonly { feature: string }[] }>(path);
    const all = body.data.map(({ feature }) => feature);
    await manager.put(path, { features: all.filter((feature) => !feature.startsWith('inventory')) });
    await desk.until('"platform.auth"');
    const before = desk.seen().length;
    expect((await store('V-KABAR-2')).status).toBe(201);
    await manager.post('/api/pengumuman', { message: 'Rapat sore ini' });
    await desk.until('"platform.pengumuman"');
    expect(desk.seen().slice(before)).not.toContain('inventory.');
    await manager.put(path, { features: all });
    doctor.close();
    desk.close();
  });

  it('ask for a session', async () => {
    expect((await clinic.anonymous.get('/api/live')).status).toBe(401);
  });

  it('tell that something was missed when the database was away', async () => {
    const bandung = await reader('manager.bdg');
    await bandung.until(': hello');
    await clinic.database.asOwner(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'klinik-live' and datname = current_database()`,
    );
    await bandung.until('event: reset');
    expect(bandung.ended()).toBe(false);
    bandung.close();
  });

  it('end with the server', async () => {
    const bandung = await reader('manager.bdg');
    await bandung.until(': hello');
    await second.close();
    if (!bandung.ended()) await once(bandung.answer, 'end');
    expect(bandung.ended()).toBe(true);
  });
});

describe('a session', () => {
  it('is not kept by what a page reads on its own', async () => {
    const manager = await clinic.as('manager.bdg');
    const seen = async () => {
      const [row] = await clinic.database.asOwner<{ fresh: boolean }>(
        `select bool_and(last_seen_at > now() - interval '1 minute') as fresh from sessions s
         join users u on u.id = s.user_id where u.username = 'manager.bdg'`,
      );
      return row?.fresh;
    };
    await clinic.database.asOwner(`update sessions set last_seen_at = now() - interval '40 minutes'`);
    expect((await manager.get('/api/pengumuman', { headers: { 'x-idle': '1' } })).status).toBe(200);
    expect(await seen()).toBe(false);
    expect((await manager.get('/api/pengumuman')).status).toBe(200);
    await clinic.database.asOwner(`delete from sessions where last_seen_at < now() - interval '1 minute'`);
    expect(await seen()).toBe(true);
  });
});
