// Answers that are kept for a second try with the same idempotency key, in the transaction of their effect.
import { Refusal } from '../../../src/resources/refusals.ts';
import { named, planned, run, runOne } from '../../db/statement.ts';
import type { Transaction } from '../../db/transaction.ts';

export interface KeyedRequest {
  readonly userId: number;
  /** Digest of the key. */
  readonly key: string;
  /** What was asked: method, path, body and file. The same key may not ask for anything else. */
  readonly hash: string;
}
export interface Kept {
  readonly status: number;
  /** JSON text. */
  readonly body: string;
}

const find = named<Kept & { readonly request_hash: string }, [number, string]>(
  'idempotency_find',
  'select request_hash, status, body from idempotency_keys where user_id = $1 and key = $2',
);

const keep = named<unknown, [number, string, string, number, string]>(
  'idempotency_keep',
  'insert into idempotency_keys (user_id, key, request_hash, status, body) values ($1, $2, $3, $4, $5)',
);

/** The answer already given for the key, if any. Refuses with `idempotency-mismatch` when it was for another request. */
export const findKept = async (tx: Transaction, { userId, key, hash }: KeyedRequest): Promise<Kept | undefined> => {
  const kept = await runOne(tx, find, userId, key);
  if (kept && kept.request_hash !== hash) throw new Refusal('idempotency-mismatch');
  return kept;
};

/** Keeps the answer of a key, in the transaction of its effect. */
export const keepAnswer = async (tx: Transaction, { userId, key, hash }: KeyedRequest, answer: Kept): Promise<void> => {
  await run(tx, keep, userId, key, hash, answer.status, answer.body);
};

const KEPT_DAYS = 7;

const forget = planned<{ key: string }>(
  `delete from idempotency_keys where created_at < now() - interval '${KEPT_DAYS} days' returning key`,
);

/** Forgets what is older than a week, of all branches, and answers how many. */
export const forgetKeys = async (tx: Transaction): Promise<number> => (await run(tx, forget)).length;
