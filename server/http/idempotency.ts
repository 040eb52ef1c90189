// Idempotency keys: the answer is kept in the transaction of its effect, and given again for the same key.
import { createHash, createHmac } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../../src/resources/refusals.ts';
import { named, run, runOne } from '../db/statement.ts';
import type { Transaction } from '../db/transaction.ts';

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

const KEY = /^[\w-]{8,64}$/;

const refuse = (text: string): Refusal => new Refusal('invalid', {}, { 'Idempotency-Key': [text] });

/**
 * The request's key, or undefined without one. A body may hold a password, of which a plain hash could be guessed: what was asked
 * is hashed with the key itself, of which the database has a digest only.
 * @throws Refusal invalid (422) for a malformed key, and where one is needed and missing
 */
export const keyOf = (request: FastifyRequest, userId: number, isNeeded: boolean): KeyedRequest | undefined => {
  const key = request.headers['idempotency-key'];
  if (key === undefined && !isNeeded) return undefined;
  if (key === undefined) throw refuse('Wajib diisi');
  if (typeof key !== 'string' || !KEY.test(key)) throw refuse('8 sampai 64 huruf, angka, - atau _');
  const hash = createHmac('sha256', key).update(JSON.stringify([request.method, request.url, request.body ?? null]));
  if (request.upload) hash.update(request.upload.bytes);
  return { userId, key: createHash('sha256').update(key).digest('base64url'), hash: hash.digest('hex') };
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
export const findKept = async (tx: Transaction, { userId, key, hash }: KeyedRequest): Promise<Kept | undefined> => {
  const kept = await runOne(tx, find, userId, key);
  if (kept && kept.request_hash !== hash) throw new Refusal('idempotency-mismatch');
  return kept;
};

/** Keeps the answer of a key, in the transaction of its effect. */
export const keepAnswer = async (tx: Transaction, { userId, key, hash }: KeyedRequest, answer: Kept): Promise<void> => {
  await run(tx, keep, userId, key, hash, answer.status, answer.body);
};
