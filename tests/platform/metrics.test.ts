// /metrics: figures for this machine, for the holder of the token, and for nobody else.
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type AppDependencies, buildApp } from '../../server/app.ts';
import { createPool } from '../../server/db/pool.ts';
import { type TestApp, testApp } from '../support/app.ts';
import { memoryStore } from '../support/memory-store.ts';
import { calm } from '../support/patiently.ts';

/** Longer than the event loop may be held up (security.ts). */
const BLOCKED_MS = 2_200;

let clinic: TestApp;
beforeAll(async () => {
  clinic = await testApp();
});
afterAll(() => clinic.close());

const metrics = async (): Promise<string> => (await clinic.anonymous.get('/metrics')).bytes.toString('utf8');
const configured = async (config: Partial<AppDependencies['config']>, pool = clinic.database.pool) => {
  const app = await buildApp({
    config: { trustProxy: [], publicUrl: undefined, metricsToken: undefined, ...config },
    pool,
    files: memoryStore(),
    logger: pino({ level: 'silent' }),
  });
  onTestFinished(() => app.close());
  await calm(app);
  return app;
};
const status = async (app: TestApp['app'], headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') => {
  await calm(app);
  return (await app.inject({ url: '/metrics', headers, remoteAddress })).statusCode;
};

describe('the figures', () => {
  it('tell requests by route and status, not by address', async () => {
    const desk = await clinic.as('admin.bdg');
    await desk.get('/api/service/visit/424242');
    await clinic.anonymous.get('/api/nothing/of/this');
    const text = await metrics();
    expect(text).toMatch(
      /klinik_request_seconds_count\{method="GET",route="\/api\/service\/visit\/:id",status="404"\} 1/,
    );
    expect(text).not.toContain('424242');
    expect(text).not.toContain('/api/nothing');
  });

  it('tell sessions, connections, event loop and process', async () => {
    await clinic.as('manager.bdg');
    const text = await metrics();
    expect(text).toMatch(/^klinik_sessions [1-9]/m);
    expect(text).toMatch(/^klinik_database_up 1$/m);
    for (const name of [
      'klinik_pool_in_use',
      'klinik_pool_waiting',
      'nodejs_eventloop_lag_seconds',
      'process_resident_memory_bytes',
    ])
      expect(text).toMatch(new RegExp(`^${name} \\d`, 'm'));
  });

  it('are told under load as well, when others are turned away', { tags: ['long'] }, async () => {
    const { app } = clinic;
    const asked = async (url: string) => (await app.inject({ url })).statusCode;
    const block = (): boolean => {
      const until = performance.now() + BLOCKED_MS;
      while (performance.now() < until);
      return app.isUnderPressure();
    };
    await vi.waitUntil(block, { interval: 5, timeout: 30_000 });
    expect([await asked('/readyz'), await asked('/healthz'), await asked('/metrics')]).toEqual([503, 200, 200]);
    await calm(app);
  });

  it('are of this moment, the first time as well', async () => {
    const { body } = await (await configured({})).inject({ url: '/metrics' });
    expect(body).toMatch(/^klinik_database_up 1$/m);
  });

  it('are there while the database is away', async () => {
    const pool = createPool('postgres://nobody@127.0.0.1:1/nowhere', { max: 1 });
    onTestFinished(() => pool.end());
    const { statusCode, body } = await (await configured({}, pool)).inject({ url: '/metrics' });
    expect(statusCode).toBe(200);
    expect(body).toMatch(/^klinik_database_up 0$/m);
  });
});

describe('who reads them', () => {
  const metricsToken = 'a-token-of-24-characters';

  it('this machine, and from elsewhere who has the token', async () => {
    const app = await configured({ metricsToken });
    expect(await status(app)).toBe(200);
    expect(await status(app, {}, '10.0.0.9')).toBe(403);
    expect(await status(app, { authorization: 'Bearer another-token-of-24-chars' }, '10.0.0.9')).toBe(403);
    expect(await status(app, { authorization: `Bearer ${metricsToken}` }, '10.0.0.9')).toBe(200);
  });

  it('nobody without a token where a proxy stands on this machine', async () => {
    const app = await configured({ publicUrl: 'https://klinik.example.id', metricsToken });
    expect(await status(app)).toBe(403);
    expect(await status(app, { authorization: `Bearer ${metricsToken}` })).toBe(200);
    expect(await status(clinic.app, { 'x-forwarded-for': '203.0.113.7' })).toBe(403);
  });
});

describe('health', () => {
  it('is told apart: the process lives, and it can work', async () => {
    expect((await clinic.anonymous.get('/healthz')).body).toEqual({ status: 'ok' });
    const { body } = await clinic.anonymous.get<{ status: string; migrations: number }>('/readyz');
    expect(body.status).toBe('ready');
    expect(body.migrations).toBeGreaterThan(5);
    const pool = createPool('postgres://nobody@127.0.0.1:1/nowhere', { max: 1 });
    onTestFinished(() => pool.end());
    const app = await configured({}, pool);
    expect((await app.inject({ url: '/healthz' })).statusCode).toBe(200);
    expect((await app.inject({ url: '/readyz' })).statusCode).toBe(503);
  });
});
