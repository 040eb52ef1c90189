// For whoever watches the process: is it alive, and can it work.
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { ALWAYS_ANSWERED } from './security.ts';

/** `/healthz`: the process runs. `/readyz`: the database answers, with the number of its migrations. */
export const registerHealth = (app: FastifyInstance, pool: pg.Pool): void => {
  app.get('/healthz', { config: ALWAYS_ANSWERED }, async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const { rows } = await pool.query<{ migrations: number }>(
      'select count(*)::int as migrations from schema_migrations',
    );
    return reply.send({ status: 'ready', migrations: rows[0]?.migrations ?? 0 });
  });
};
