// Idempotency keys: what a request is known by when it comes a second time (usecases/kernel/kept-answer.ts keeps its answer).
import { createHash, createHmac } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../../src/resources/refusals.ts';
import type { KeyedRequest } from '../usecases/kernel/kept-answer.ts';

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
