// Ends sessions in the transaction of what made them wrong: a new password, another role, a status, a resignation (platform.md 1).
import { named, runOne } from '../../../db/statement.ts';
import { hashOf, newSessionId } from './session-id.ts';
import type { Transaction } from '../../../db/transaction.ts';

type Trx = Transaction;

const endAll = named<unknown, [number, string]>(
  'sessions_end',
  'delete from sessions where user_id = $1 and id_hash <> $2',
);
const renew = named<unknown, [string, string]>('session_renew', 'update sessions set id_hash = $2 where id_hash = $1');

const endThis = named<unknown, [number]>('session_end', 'delete from sessions where id = $1');

export const endOne = async (tx: Transaction, id: number): Promise<void> => {
  await runOne(tx, endThis, id);
};

/** @param except hash of the one that goes on; left out, all of the user's sessions end with the transaction */
export const endSessions = async (tx: Trx, userId: number, except = ''): Promise<void> => {
  await runOne(tx, endAll, userId, except);
};

/** Gives the session another id, and answers it for the browser's cookie; the old one opens nothing any more. */
export const renewSession = async (tx: Trx, hash: string): Promise<string> => {
  const id = newSessionId();
  await runOne(tx, renew, hash, hashOf(id));
  return id;
};
