// Answers that were kept for a second try are forgotten when nobody tries any more.
import type { Transaction } from 'kysely';
import type { Database } from '../../../db/database.ts';
import { planned, run } from '../../../db/statement.ts';

const KEPT_DAYS = 7;

const forget = planned<{ key: string }>(
  `delete from idempotency_keys where created_at < now() - interval '${KEPT_DAYS} days' returning key`,
);

/** Forgets what is older than a week, of all branches, and answers how many. */
export const forgetKeys = async (tx: Transaction<Database>): Promise<number> => (await run(tx, forget)).length;
