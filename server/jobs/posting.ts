// Hands over reports that were queued, by bell and e-mail, while the server runs (decision 119). Of several servers each takes its own.
import { deliverDue, type Posting } from '../usecases/finance/subscription/deliver.ts';
import { takeTurns } from '../turns.ts';

const LOOK_EVERY_MS = 5_000;

/** Looks again and again until the answered function is called; a delivery under way is awaited. */
export const keepPosted = (posting: Posting): (() => Promise<void>) =>
  takeTurns({
    first: LOOK_EVERY_MS,
    every: LOOK_EVERY_MS,
    turn: (stopping) => deliverDue(posting, stopping),
    onError: (error) => posting.logger.error({ err: error }, 'reports were not delivered'),
  });
