// The night of the staff, and statements of which nothing stays.
import pg from 'pg';
import { createPool } from '../../server/db/pool.ts';
import { tx } from '../../server/db/transaction.ts';
import { nightlyJobs } from '../../server/jobs/jobs.ts';
import { summaryOf } from './load.ts';
import type { Line } from './report.ts';
import { ROUNDS } from './scale.ts';

export interface Worker {
  /** The owner's way in. */
  readonly url: string;
}

/** Milliseconds of statements in one transaction that is taken back. */
export const timedAway = async ({ url }: Worker, statements: readonly string[]): Promise<number> => {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query('begin');
    const began = performance.now();
    for (const sql of statements) await client.query(sql);
    return performance.now() - began;
  } finally {
    await client.query('rollback');
    await client.end();
  }
};

/** Times that a statement of a page is asked in one session: the first has everything to learn. */
const ASKED = 9;
/** Milliseconds of one statement that only reads, in the median. */
export const timedLeast = async ({ url }: Worker, sql: string): Promise<number> => {
  const client = new pg.Client(url);
  await client.connect();
  const took: number[] = [];
  for (let n = 0; n < ASKED; n += 1) {
    const began = performance.now();
    await client.query(sql);
    took.push(performance.now() - began);
  }
  await client.end();
  return took.toSorted((a, b) => a - b)[Math.floor(ASKED / 2)] ?? 0;
};

/** Milliseconds that a night of all branches may take. */
const NIGHT_MS = 20_000;
const NIGHTS = ['attendance-close', 'staff-leave', 'staff-reminder', 'leave-balance'] as const;
export const NIGHT_JOBS: readonly string[] = NIGHTS.map((name) => `night, ${name}`);

class TakenBack extends Error {}
const nothingStays = (work: Promise<unknown>): Promise<void> =>
  work.then(
    () => undefined,
    (error: unknown) => {
      if (!(error instanceof TakenBack)) throw error;
    },
  );

const branchesOf = async (url: string): Promise<readonly number[]> => {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<{ id: string }>('select id from profiles order by id');
  await client.end();
  return rows.map(({ id }) => Number(id));
};

/** A night of every branch, which is taken back. @param job of NIGHT_JOBS @param appUrl as the application connects */
export const measureNight = async (
  job: string,
  { url, appUrl }: Worker & { readonly appUrl: string },
): Promise<Line> => {
  await import('../../server/usecases/index.ts');
  const work = nightlyJobs.find(({ name }) => job.endsWith(` ${name}`));
  if (!work || !('run' in work)) throw new Error(`${job} is no work of the night.`);
  const pool = createPool(appUrl);
  const branches = await branchesOf(url);
  const now = new Date();
  const day = now.toISOString().slice(0, 10);
  const took: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const began = performance.now();
    for (const branch of branches)
      await nothingStays(
        tx(pool, { branches: [branch] }, async (trx) => {
          const night = { branch, day, now };
          await work.run(trx, night);
          throw new TakenBack();
        }),
      );
    took.push(performance.now() - began);
  }
  await pool.end();
  const app = took.map((ms) => summaryOf([ms], ms / 1000, undefined));
  return { job, app, beside: NIGHT_MS, goal: { ratio: 1, p95: NIGHT_MS } };
};
