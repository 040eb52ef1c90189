// Which parts of the demo data are written: each part and its mark are one transaction, so an interrupted load goes on where it stopped.
import type pg from 'pg';
import { named, planned, run, runOne } from '../statement.ts';
import { tx, type Transaction } from '../transaction.ts';

const isDone = named<{ step: string }, [string]>('demo_step_done', 'select step from demo_steps where step = $1');
const markDone = named<unknown, [string, string | null]>(
  'demo_step_mark',
  'insert into demo_steps (step, detail) values ($1, $2)',
);
const readDetail = planned<{ detail: string | null }, [string]>('select detail from demo_steps where step = $1');
const isEmpty = planned<{ empty: boolean }>('select not exists (select from profiles) as empty');
/** Branches that are filled at a time meet at what the group shares; on a slow machine one waits longer than a clinic's people would. */
const patience = planned(
  `select set_config('lock_timeout', '10min', true), set_config('statement_timeout', '10min', true)`,
);

/** First and last part. */
const BEGUN = 'begun';
const COMPLETE = 'complete';

export interface Progress {
  /** The day that the demo stands on: a load that goes on tomorrow ends as it began. */
  readonly today: string;
  /** Writes a part unless it is written already. */
  readonly part: (
    step: string,
    branches: readonly number[],
    write: (trx: Transaction) => Promise<void>,
  ) => Promise<void>;
  readonly complete: () => Promise<void>;
}

/**
 * Begins or takes up the load, or answers undefined: it is complete, or the database belongs to somebody's own data.
 * @param today the business day, used when the load begins
 */
export const openProgress = async (pool: pg.Pool, today: string): Promise<Progress | undefined> => {
  const part: Progress['part'] = (step, branches, write) =>
    tx(pool, { branches }, async (trx) => {
      await run(trx, patience);
      if (await runOne(trx, isDone, step)) return;
      await write(trx);
      await run(trx, markDone, step, null);
    });
  const begunOn = await tx(pool, { branches: [] }, async (trx) => {
    if (await runOne(trx, isDone, COMPLETE)) return undefined;
    const begun = await runOne(trx, readDetail, BEGUN);
    if (begun) return begun.detail ?? today;
    const state = await runOne(trx, isEmpty);
    if (state?.empty !== true) return undefined;
    await run(trx, markDone, BEGUN, today);
    return today;
  });
  if (begunOn === undefined) return undefined;
  return { today: begunOn, part, complete: () => part(COMPLETE, [], async () => undefined) };
};
