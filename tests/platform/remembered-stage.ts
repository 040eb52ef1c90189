// Two servers on one database, each of which tells how often it asked who somebody is.
import type pg from 'pg';
import { pino } from 'pino';
import { expect, vi } from 'vitest';
import { buildApp } from '../../server/app.ts';
import { createPool } from '../../server/db/pool.ts';
import { DEMO_PASSWORD } from '../../server/db/seed/staff.ts';
import { type Json, testApp, type TestApp } from '../support/app.ts';
import { memoryStore } from '../support/memory-store.ts';
import { calm } from '../support/patiently.ts';

type App = Awaited<ReturnType<typeof buildApp>>;
interface Server {
  readonly app: App;
  readonly pool: pg.Pool;
  asked: number;
}
/** How the database is asked who somebody is. */
const ASKED = 'session_actor';
export const SERVERS = 2;
export const PATIENCE = { timeout: 60_000, interval: 20 };

export const PATIENTS = '/api/users?role=1&limit=1';

const openServer = async ({ database }: TestApp): Promise<Server> => {
  const pool = createPool(database.appUrl, { max: 2 });
  const app = await buildApp({
    config: { trustProxy: [], publicUrl: undefined, metricsToken: undefined },
    pool,
    files: memoryStore(),
    logger: pino({ level: 'silent' }),
  });
  const server = { app, pool, asked: 0 };
  const query = pool.query.bind(pool) as (...given: unknown[]) => unknown;
  Object.assign(pool, {
    query: (...given: readonly [{ text?: string } | string, ...unknown[]]) => {
      const [what] = given;
      if ((typeof what === 'string' ? what : (what.text ?? '')).includes(ASKED)) server.asked += 1;
      return query(...given);
    },
  });
  return server;
};

/** How a session ends, and the statement by which it does; $1 is the user. */
export const SESSION_ENDINGS = [
  ['is revoked', `delete from sessions where user_id = $1`],
  [
    'is as old as it may be',
    `update sessions set created_at = now() - interval '12 hours 1 second' where user_id = $1`,
  ],
  ['was not used for long', `update sessions set last_seen_at = now() - interval '2711 seconds' where user_id = $1`],
  ['is of somebody who is switched off', 'update users set status = 0 where id = $1'],
  ['is of somebody who has left', 'update users set leave_at = current_date - 2 where id = $1'],
] as const;

/** What is sent with an address; without it, it is read. */
export interface Sent {
  readonly url: string;
  readonly payload?: Json;
}

export const openServers = async () => {
  const clinic = await testApp();
  const servers: Server[] = [];
  for (let n = 0; n < SERVERS; n += 1) servers.push(await openServer(clinic));
  const [first] = servers;
  if (!first) throw new Error('There is no server.');

  const signIn = async (username: string): Promise<string> => {
    await calm(first.app);
    const answer = await first.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { 'sec-fetch-site': 'same-origin' },
      payload: { username, password: DEMO_PASSWORD },
    });
    expect(answer.statusCode, answer.body).toBe(200);
    return String([answer.headers['set-cookie']].flat()[0]).split(';')[0] ?? '';
  };
  const send = async (app: App, cookie: string, { url, payload }: Sent) => {
    await calm(app);
    const headers = { cookie, 'sec-fetch-site': 'same-origin' };
    return payload
      ? app.inject({ method: 'POST', url, headers, payload })
      : app.inject({ method: 'GET', url, headers });
  };
  /** What each server answers, and how often it asked who that is. */
  const answers = async (cookie: string, sent: Sent = { url: PATIENTS }) => {
    const told: { status: number; asked: number }[] = [];
    for (const server of servers) {
      const before = server.asked;
      const { statusCode } = await send(server.app, cookie, sent);
      told.push({ status: statusCode, asked: server.asked - before });
    }
    return told;
  };
  /** Signed in, and remembered by both servers. */
  const remembered = async (username: string, url = PATIENTS): Promise<string> => {
    const cookie = await signIn(username);
    await vi.waitFor(async () => {
      await answers(cookie, { url });
      expect(await answers(cookie, { url })).toEqual(both(200, 0));
    }, PATIENCE);
    return cookie;
  };
  const close = async (): Promise<void> => {
    for (const { app, pool } of servers) {
      await app.close();
      await pool.end();
    }
    await clinic.close();
  };
  return { clinic, servers, send, answers, remembered, close };
};
export const both = (status: number, asked: number) => Array.from({ length: SERVERS }, () => ({ status, asked }));
