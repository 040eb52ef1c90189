// Two things that happen at once, in an order that is known.
import { expect } from 'vitest';
import type { TestDatabase } from './database.ts';

const PATIENCE_MS = 10_000;

/** Rows of branch 1 that somebody holds meanwhile: both have come as far as they can when they wait for them. */
export interface Held {
  readonly sql: string;
  readonly values: readonly unknown[];
}

/** How many wait for a lock of somebody else. */
export const waiting = async (database: TestDatabase): Promise<number> => {
  const [row] = await database.asOwner<{ n: number }>(
    `select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return row?.n ?? 0;
};

/** Does the first thing up to the held rows, lets the second one begin and wait, and then both end. */
export const inTurn = async <A, B>(
  database: TestDatabase,
  { sql, values }: Held,
  first: () => Promise<A>,
  second: () => Promise<B>,
): Promise<[A, B]> => {
  const holder = await database.pool.connect();
  await holder.query(`begin; set local app.branches = '{1}'`);
  await holder.query(sql, [...values]);
  const one = first();
  await expect.poll(() => waiting(database), { timeout: PATIENCE_MS }).toBe(1);
  const two = second();
  await expect.poll(() => waiting(database), { timeout: PATIENCE_MS }).toBe(2);
  await holder.query('commit');
  holder.release();
  return Promise.all([one, two]);
};
