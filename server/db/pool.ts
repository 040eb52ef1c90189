// The application's connections: a role that owns nothing, and cannot become one that does (app-connection.ts).
import { availableParallelism } from 'node:os';
import { callbackify } from 'node:util';
import pg from 'pg';
import { requireAppRole, startOptions } from './app-connection.ts';
import { valueParser } from './value-parser.ts';

export interface PoolOptions {
  /** Most connections at a time; as many as the processors can serve when it is left out. */
  readonly max?: number;
  /** Called with the error of a connection that broke while nobody used it; the pool replaces it. */
  readonly onError?: (error: Error) => void;
}

/** Of fewer connections the reports would take half; of more the embedded database might refuse some. */
const FEWEST = 6;
const MOST = 40;
/** Two statements at a time for each processor, and two that wait for the disk (docs/decisions/0034). */
const connectionsFor = (processors: number): number => Math.min(MOST, Math.max(FEWEST, 2 * processors + 2));

/**
 * A pool of the application's connections. A broken idle connection is reported and replaced; one that breaks in use rejects the query.
 * Prepared statements keep one plan: planning a joined row under row-level security costs far more than reading it
 * (transaction.ts has searches planned anew). A connection that is not the application's is refused before it is used.
 */
export const createPool = (url: string, { max, onError = () => undefined }: PoolOptions = {}): pg.Pool => {
  const pool = new pg.Pool({
    connectionString: url,
    max: max ?? connectionsFor(availableParallelism()),
    types: valueParser,
    options: startOptions,
    verify: callbackify(requireAppRole),
    // A statement is sent without waiting for the answer to the one before.
    pipeline: true,
    application_name: 'klinik',
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
  });
  pool.on('error', onError);
  // A client in use reports its end by rejecting the query; without a listener the event itself would end the process.
  pool.on('connect', (client) => client.on('error', onError));
  return pool;
};
