// Seals what was posted, some seconds after it was, while the server runs (docs/decisions/0027). Of several servers one does it.
import type pg from 'pg';
import type { Logger } from 'pino';
import { named, runOne } from '../db/statement.ts';
import { tx } from '../db/transaction.ts';
import { takeTurns } from '../turns.ts';

/** A journal is sealed at the second look after it was posted. */
const LOOK_EVERY_MS = 2000;
/** Journals at one look: a few seconds' work. */
const MOST = 20_000;
const seal = named<{ sealed: number }, [number]>('seal_posted', 'select seal_posted($1) as sealed');

/** One look: seals what the look before it has marked, and answers how many journals. Where all is sealed nothing is written. */
export const sealPosted = async (pool: pg.Pool): Promise<number> =>
  (await tx(pool, { branches: [] }, (trx) => runOne(trx, seal, MOST)))?.sealed ?? 0;

/** Looks again and again until the answered function is called; a look under way is awaited. */
export const keepSealed = (pool: pg.Pool, logger: Pick<Logger, 'error'>): (() => Promise<void>) =>
  takeTurns({
    first: LOOK_EVERY_MS,
    every: LOOK_EVERY_MS,
    turn: () => sealPosted(pool),
    onError: (error) => logger.error({ err: error }, 'journals were not sealed'),
  });
