// For whoever watches the process: is it alive, and can it work.
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { ALWAYS_ANSWERED } from './security.ts';

/** Seconds by which a server's clock may differ from the database's. */
const CLOCK_TOLERANCE = 60;

interface Ready {
  readonly migrations: number;
  /** Milliseconds since 1970, by the database's own clock. */
  readonly at: number;
}

/** Whole seconds by which this machine is certainly ahead of the database (or, negative, behind), which answered in between. */
const secondsAhead = (asked: number, at: number, answered: number): number =>
  Math.trunc((asked > at ? asked - at : Math.min(0, answered - at)) / 1_000);

/**
 * `/healthz`: the process runs. `/readyz`: the database answers, with the number of its migrations; and whether this machine's
 * clock agrees with it. One that does not can work all the same: business days come from the database.
 */
export const registerHealth = (app: FastifyInstance, pool: pg.Pool): void => {
  app.get('/healthz', { config: ALWAYS_ANSWERED }, async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const asked = Date.now();
    const { rows } = await pool.query<Ready>(
      `select count(*)::int as migrations, extract(epoch from clock_timestamp())::float8 * 1000 as at from schema_migrations`,
    );
    const { migrations, at } = rows[0] ?? { migrations: 0, at: asked };
    const ahead = secondsAhead(asked, at, Date.now());
    return reply.send({
      status: Math.abs(ahead) > CLOCK_TOLERANCE ? 'clock-off' : 'ready',
      migrations,
      clock_ahead_seconds: ahead,
    });
  });
};
