// The night's look at what is kept for lists (docs/decisions/0121, 0122): the numbers of people, and whom each doctor treats.
import { named, planned, run, runOne } from '../../db/statement.ts';
import type { Transaction } from '../../db/transaction.ts';
import { logNight } from './night.ts';

/** Comparing all people of a branch takes longer than a request may. */
const patience = planned(`set local statement_timeout = '30min'`);
const wrong = named<{ users: number; pairs: number }, [branch: number]>(
  'lists_wrong',
  'select wrong_user_counts($1) + wrong_user_links($1) as users, wrong_doctor_patients($1) as pairs',
);
const rebuildUsers = named<unknown, [branch: number]>('lists_users_anew', 'select rebuild_user_counts($1)');
const rebuildPairs = named<unknown, [branch: number]>('lists_pairs_anew', 'select rebuild_doctor_patients($1)');

/**
 * Compares what is kept of a branch with what it is kept of. What differs is told in the log and made anew, so that no list shows a
 * wrong number for longer than a day; answers how many numbers and pairs differed.
 */
export const verifyLists = async (
  tx: Transaction,
  { branch, now }: { readonly branch: number; readonly now: Date },
): Promise<number> => {
  await run(tx, patience);
  const { users = 0, pairs = 0 } = (await runOne(tx, wrong, branch)) ?? {};
  if (users > 0) await run(tx, rebuildUsers, branch);
  if (pairs > 0) await run(tx, rebuildPairs, branch);
  if (users + pairs === 0) return 0;
  const message = `perhitungan ulang malam: ${users} angka daftar pasien dan ${pairs} pasangan dokter dan pasien tidak sesuai`;
  const entry = { message, url: '/service/rekammedis', after: { users, pairs } };
  await logNight({ tx, branch: { id: branch }, now }, 'platform', [entry]);
  return users + pairs;
};
