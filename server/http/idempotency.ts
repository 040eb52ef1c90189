// Idempotency keys: the answer is kept in the transaction of its effect, and given again for the same key.
import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import { Refusal } from '../../src/resources/refusals.ts';
import type { Database } from '../db/database.ts';
import { named, run, runOne } from '../db/statement.ts';

export interface KeyedRequest {
  readonly userId: number;
  readonly key: string;
  /** What was asked: method, path and body. The same key may not ask for anything else. */
  readonly hash: string;
}
export interface Kept {
  readonly status: number;
  /** JSON text. */
  readonly body: string;
}

const KEY = /^[\w-]{8,64}$/;

/** The request's key, or undefined without one. Refuses a malformed key with `invalid`. */
export const keyOf = (request: FastifyRequest, userId: number): KeyedRequest | undefined => {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !KEY.test(key)) {
    throw new Refusal('invalid', {}, { 'Idempotency-Key': ['8 sampai 64 huruf, angka, - atau _'] });
  }
  const asked = JSON.stringify([request.method, request.url, request.body ?? null]);
  return { userId, key, hash: createHash('sha256').update(asked).digest('hex') };
};

/** Name under which requests of one key take turns. */
export const turnOf = ({ userId, key }: KeyedRequest): string => `idempotency ${userId} ${key}`;

const find = named<Kept & { readonly request_hash: string }, [number, string]>(
  'idempotency_find',
  'select request_hash, status, body from idempotency_keys where user_id = $1 and key = $2',
);

const keep = named<unknown, [number, string, string, number, string]>(
  'idempotency_keep',
  'insert into idempotency_keys (user_id, key, request_hash, status, body) values ($1, $2, $3, $4, $5)',
);

/** The answer already given for the key, if any. Refuses with `idempotency-mismatch` when it was for another request. */
export const findKept = async (
  tx: Transaction<Database>,
  { userId, key, hash }: KeyedRequest,
): Promise<Kept | undefined> => {
  const kept = await runOne(tx, find, userId, key);
  if (kept && kept.request_hash !== hash) throw new Refusal('idempotency-mismatch');
  return kept;
};

/** Keeps the answer of a key, in the transaction of its effect. */
export const keepAnswer = async (
  tx: Transaction<Database>,
  { userId, key, hash }: KeyedRequest,
  answer: Kept,
): Promise<void> => {
  await run(tx, keep, userId, key, hash, answer.status, answer.body);
};
