// Folds the kept balances of past months, what is kept by day and how many rows lists have, some seconds after something was booked
// there, while the server runs (docs/decisions/0087, 0092, 0133). Of several servers one does it.
import type pg from 'pg';
import type { Logger } from 'pino';
import { clinicNow } from '../db/clock.ts';
import { tx } from '../db/transaction.ts';
import { takeTurns } from '../turns.ts';
import { findUnfoldedDays, foldDays } from '../usecases/finance/payable/fold-days.ts';
import { findToldLists, foldLists } from '../usecases/kernel/fold-lists.ts';
import { branchesToFold, findUnfolded, foldBalances } from '../usecases/finance/ledger/fold-balances.ts';

const FIRST_LOOK_MS = 2000;
const LOOK_EVERY_MS = 30_000;
/** Rows in one transaction: a second's work. */
const MOST = 5000;

/** One look: folds what months that are over have in slots, and answers how many rows. Where all is folded nothing is written. */
export const foldPast = async (pool: pg.Pool, now: Date): Promise<number> => {
  const branches = await tx(pool, { branches: [], readOnly: true }, branchesToFold);
  let folded = 0;
  for (const due of await tx(pool, { branches, readOnly: true }, (trx) => findUnfolded(trx, now))) {
    let rows: number;
    do {
      rows = await tx(pool, { branches: [due.branch] }, (trx) => foldBalances(trx, due, MOST));
      folded += rows;
    } while (rows === MOST);
  }
  return folded;
};

/** One look: folds what statements have added to what is kept by day, and answers how many rows. */
export const foldKeptDays = async (pool: pg.Pool): Promise<number> => {
  const branches = await tx(pool, { branches: [], readOnly: true }, branchesToFold);
  let folded = 0;
  for (const branch of await tx(pool, { branches, readOnly: true }, findUnfoldedDays)) {
    let rows: number;
    do {
      rows = await tx(pool, { branches: [branch] }, (trx) => foldDays(trx, branch, MOST));
      folded += rows;
    } while (rows === MOST);
  }
  return folded;
};

/** One look: adds what lists have been told to their counts, and answers how many rows that was. */
export const foldListCounts = async (pool: pg.Pool): Promise<number> => {
  const branches = await tx(pool, { branches: [], readOnly: true }, branchesToFold);
  let folded = 0;
  for (const branch of await tx(pool, { branches, readOnly: true }, findToldLists))
    folded += await tx(pool, { branches: [branch] }, (trx) => foldLists(trx, branch));
  return folded;
};

/** Looks again and again until the answered function is called; a look under way is awaited. */
export const keepFolded = (pool: pg.Pool, logger: Pick<Logger, 'error'>): (() => Promise<void>) =>
  takeTurns({
    first: FIRST_LOOK_MS,
    every: LOOK_EVERY_MS,
    turn: async () => {
      await foldPast(pool, await clinicNow(pool));
      await foldKeptDays(pool);
      await foldListCounts(pool);
    },
    onError: (error) => logger.error({ err: error }, 'kept balances were not folded'),
  });
