// Removes bytes whose row was never committed, and those of files that were removed 30 days ago.
import type pg from 'pg';
import type { Logger } from 'pino';
import type { FileStore } from './store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long a removed file can be brought back by whoever has the database. */
const KEPT_DAYS = 30;

/** Forgets files that were removed 30 days ago, removes bytes older than a day that no row names, and answers how many. */
export const sweepFiles = async (pool: pg.Pool, store: FileStore, now: Date): Promise<number> => {
  await pool.query('select expire_files($1::timestamptz)', [new Date(now.getTime() - KEPT_DAYS * DAY_MS)]);
  let removed = 0;
  for await (const keys of store.keysBefore(new Date(now.getTime() - DAY_MS))) {
    if (keys.length === 0) continue;
    const { rows } = await pool.query<{ key: string }>('select key from unknown_files($1::uuid[]) as key', [keys]);
    for (const { key } of rows) await store.remove(key);
    removed += rows.length;
  }
  return removed;
};

/** Sweeps now and once a day, until the answered function is called. */
export const keepSwept = (pool: pg.Pool, store: FileStore, logger: Logger): (() => void) => {
  const sweep = (): void => {
    sweepFiles(pool, store, new Date()).then(
      (removed) => removed > 0 && logger.info({ removed }, 'files without a row removed'),
      (error: unknown) => logger.error({ err: error }, 'files could not be swept'),
    );
  };
  sweep();
  const timer = setInterval(sweep, DAY_MS);
  return () => clearInterval(timer);
};
