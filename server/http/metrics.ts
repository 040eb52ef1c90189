// GET /metrics in the Prometheus text format: for this machine, or for who knows the token.
import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type pg from 'pg';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { Refusal } from '../../src/resources/refusals.ts';
import { IDLE_SECONDS } from '../usecases/platform/session/session-id.ts';
import { ALWAYS_ANSWERED } from './security.ts';

/** The settings that say who reads the figures. */
interface Access {
  readonly trustProxy: readonly string[];
  readonly publicUrl: string | undefined;
  readonly metricsToken: string | undefined;
}

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
/** How a route says that its ids are numbers. */
const DIGITS = /\(\^[^)]*\$\)/g;
const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

const hasToken = (request: FastifyRequest, token: string | undefined): boolean => {
  const given = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];
  return token !== undefined && given !== undefined && timingSafeEqual(digest(given), digest(token));
};

/** Through a proxy on this machine the whole world comes from its address: then only the token counts. */
const isHere = (request: FastifyRequest, { trustProxy, publicUrl }: Access): boolean => {
  const proxied = trustProxy.length > 0 || publicUrl !== undefined || request.headers['x-forwarded-for'] !== undefined;
  return !proxied && LOOPBACK.has(request.ip);
};

/** What the pool and the database say when they are asked; a database that is away is a figure too. */
const watchDatabase = (app: FastifyInstance, pool: pg.Pool, registers: Registry[]): void => {
  /** A figure that is read when it is asked for; undefined: nobody knows it now. */
  const gauge = (name: string, help: string, read: () => number | Promise<number | undefined>) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        const value = await read();
        if (value === undefined) this.reset();
        else this.set(value);
      },
    });
  gauge('klinik_pool_in_use', 'Connections that a request holds', () => pool.totalCount - pool.idleCount);
  gauge('klinik_pool_idle', 'Connections that are open and free', () => pool.idleCount);
  gauge('klinik_pool_waiting', 'Requests that wait for a connection', () => pool.waitingCount);
  const count = async (): Promise<number | undefined> => {
    try {
      const { rows } = await pool.query<{ n: number }>(
        'select count(*) as n from sessions where last_seen_at > now() - make_interval(secs => $1)',
        [IDLE_SECONDS],
      );
      return rows[0]?.n ?? 0;
    } catch (error) {
      app.log.warn({ err: error }, 'the database did not answer to its figures');
      return undefined;
    }
  };
  // Both figures come of one question, and each waits for its answer.
  let asked: Promise<number | undefined> | undefined;
  const signedIn = (): Promise<number | undefined> => (asked ??= count().finally(() => (asked = undefined)));
  gauge('klinik_database_up', '1: the database answers', async () => ((await signedIn()) === undefined ? 0 : 1));
  gauge('klinik_sessions', 'People who are signed in', signedIn);
};

/** Registers the route, and measures every request from here on. */
export const registerMetrics = (app: FastifyInstance, pool: pg.Pool, access: Access): void => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  // What watches the process stays with it, and would hold a closed application through its figures.
  app.addHook('onClose', async () => registry.clear());
  watchDatabase(app, pool, [registry]);
  const requests = new Histogram({
    name: 'klinik_request_seconds',
    help: 'From the first byte of a request to the last of its answer',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: SECONDS,
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    // Paths that nobody declared have no end: they share one name.
    const route = request.routeOptions.url?.replace(DIGITS, '') ?? 'none';
    requests.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1_000);
  });
  app.get('/metrics', { config: ALWAYS_ANSWERED }, async (request, reply) => {
    if (!isHere(request, access) && !hasToken(request, access.metricsToken)) throw new Refusal('forbidden');
    return reply
      .type(registry.contentType)
      .header('Cache-Control', 'no-store')
      .send(await registry.metrics());
  });
};
