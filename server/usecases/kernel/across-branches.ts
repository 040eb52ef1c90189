// Numbers of people are unique in the whole group, while a request sees its own branches: some questions must be asked of all.
import { named, runOne } from '../../db/statement.ts';
import type { Context } from './contract.ts';
import { sendLast, type Transaction } from '../../db/transaction.ts';

const widen = named<unknown>(
  'scope_widen',
  `select set_config('app.branches', (select '{' || coalesce(string_agg(id::text, ','), '') || '}' from profiles), true)`,
);
const narrow = named<unknown, [string]>('scope_narrow', `select set_config('app.branches', $1, true)`);

/**
 * Reads with every branch in sight. What is found may decide, but is answered to other branches masked only.
 * When `read` fails the scope stays wide, and the transaction with it must be given up.
 */
export const acrossBranches = async <T>(
  { tx, branches }: Pick<Context, 'tx' | 'branches'>,
  read: (tx: Transaction) => Promise<T>,
): Promise<T> => {
  tx.hold();
  // What follows is answered after it: the three need not wait for each other.
  const widened = runOne(tx, widen);
  widened.catch(() => undefined);
  const found = await read(tx);
  await widened;
  sendLast(tx, runOne(tx, narrow, `{${branches.join(',')}}`));
  return found;
};
