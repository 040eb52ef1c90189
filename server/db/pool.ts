// The application's connections. They run as a role that owns nothing, whatever user the URL names.
import { availableParallelism } from 'node:os';
import pg from 'pg';
import { valueParser } from './value-parser.ts';

/** Owns no table, is no superuser and cannot pass row-level security; migrations make it. */
export const APP_ROLE = 'klinik_app';

export interface PoolOptions {
  /** Most connections at a time; as many as the processors can serve when it is left out. */
  readonly max?: number;
  /** Told of a connection that broke while nobody used it; the pool replaces it. */
  readonly onError?: (error: Error) => void;
}

/**
 * What every connection begins with. No parallel workers: starting them costs tens of milliseconds, more than most of our
 * statements, and a desk's sixteen questions at a time need the processors for each other. No memory of looked up keys: a list
 * names hundreds of different patients, and looking into the memory first costs more than the index.
 */
const SETTINGS = [
  `role=${APP_ROLE}`,
  'timezone=UTC',
  'datestyle=ISO',
  'plan_cache_mode=force_generic_plan',
  'max_parallel_workers_per_gather=0',
  'enable_memoize=off',
];

/** Limits of reliability.md 2, in milliseconds. */
const LIMITS = { statement_timeout: 15_000, lock_timeout: 3_000, idle_in_transaction_session_timeout: 30_000 } as const;

/** Of fewer connections the reports would take half; of more the embedded database might refuse some. */
const FEWEST = 6;
const MOST = 40;
/** Two statements at a time for each processor, and two that wait for the disk (docs/decisions/0034). */
const connectionsFor = (processors: number): number => Math.min(MOST, Math.max(FEWEST, 2 * processors + 2));

/**
 * A pool of the application's connections. A broken idle connection is reported and replaced; one that breaks in use rejects the query.
 * Prepared statements keep one plan: planning a joined row under row-level security costs far more than reading it
 * (transaction.ts has searches planned anew).
 * The role is part of the connection's start, so that RESET ROLE returns to it and not to the URL's user.
 */
export const createPool = (url: string, { max, onError = () => undefined }: PoolOptions = {}): pg.Pool => {
  const pool = new pg.Pool({
    connectionString: url,
    max: max ?? connectionsFor(availableParallelism()),
    types: valueParser,
    options: SETTINGS.map((setting) => `-c ${setting}`).join(' '),
    // A statement is sent without waiting for the answer to the one before.
    pipeline: true,
    application_name: 'klinik',
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    ...LIMITS,
  });
  pool.on('error', onError);
  // A client in use reports its end by rejecting the query; without a listener the event itself would end the process.
  pool.on('connect', (client) => client.on('error', onError));
  return pool;
};
