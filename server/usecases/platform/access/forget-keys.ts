// Answers that were kept for a second try are forgotten when nobody tries any more.
import { planned, run } from '../../../db/statement.ts';
import type { Transaction } from '../../../db/transaction.ts';

const KEPT_DAYS = 7;

const forget = planned<{ key: string }>(
  `delete from idempotency_keys where created_at < now() - interval '${KEPT_DAYS} days' returning key`,
);

/** Forgets what is older than a week, of all branches, and answers how many. */
export const forgetKeys = async (tx: Transaction): Promise<number> => (await run(tx, forget)).length;
