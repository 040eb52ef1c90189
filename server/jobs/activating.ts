// Offers packages at the minute that was chosen, while the server runs (paket.md 3.1). Of several servers one does it.
import type pg from 'pg';
import type { Logger } from 'pino';
import { Refusal } from '../../src/resources/refusals.ts';
import { clinicNow } from '../db/clock.ts';
import { run } from '../db/statement.ts';
import { tx } from '../db/transaction.ts';
import { takeTurns } from '../turns.ts';
import { activateDue, branchesOpen, findDue, giveUpDue } from '../usecases/paket/offer/activate-due.ts';

const LOOK_EVERY_MS = 60_000;

interface Deps {
  readonly pool: pg.Pool;
  readonly logger: Pick<Logger, 'info' | 'error'>;
}

/** One look: activates what is due at a moment, each by itself, and answers how many. What cannot be offered any more is told. */
export const activatePackages = async ({ pool, logger }: Deps, now: Date): Promise<number> => {
  const branches = await tx(pool, { branches: [] }, async (trx) => (await run(trx, branchesOpen)).map(({ id }) => id));
  const turn = { now, branches };
  let activated = 0;
  for (const id of await tx(pool, { branches, readOnly: true }, (trx) => findDue(trx, now))) {
    try {
      if (await tx(pool, { branches }, (trx) => activateDue(trx, turn, id))) activated += 1;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      await tx(pool, { branches }, (trx) => giveUpDue(trx, turn, id, error));
      logger.info({ package: id, because: error.message }, 'package not activated');
    }
  }
  return activated;
};

/** Looks every minute until the answered function is called; a look under way is awaited. */
export const keepActivating = (deps: Deps): (() => Promise<void>) =>
  takeTurns({
    first: LOOK_EVERY_MS,
    every: LOOK_EVERY_MS,
    turn: async () => activatePackages(deps, await clinicNow(deps.pool)),
    onError: (error) => deps.logger.error({ err: error }, 'packages were not activated'),
  });
