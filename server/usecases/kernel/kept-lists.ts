// The night's look at what is kept for lists (docs/decisions/0121, 0122, 0133): the numbers of people, whom each doctor treats, and how
// many documents there are.
import { named, planned, run, runOne } from '../../db/statement.ts';
import type { Transaction } from '../../db/transaction.ts';
import { logNight, type NightEntry } from './night.ts';

/** Comparing all rows of a branch takes longer than a request may. */
const patience = planned(`set local statement_timeout = '30min'`);
const wrong = named<{ users: number; pairs: number }, [branch: number]>(
  'lists_wrong',
  'select wrong_user_counts($1) + wrong_user_links($1) as users, wrong_doctor_patients($1) as pairs',
);
const rebuildUsers = named<unknown, [branch: number]>('lists_users_anew', 'select rebuild_user_counts($1)');
const rebuildPairs = named<unknown, [branch: number]>('lists_pairs_anew', 'select rebuild_doctor_patients($1)');

interface WrongCount {
  readonly list: number;
  /** Of all days together: null. */
  readonly day: string | null;
  readonly kept: number;
  readonly counted: number;
}
const wrongCounts = named<WrongCount, [branch: number]>(
  'lists_counts_wrong',
  `select w.list, case when isfinite(w.day) then w.day end as day, w.kept, w.counted from wrong_list_counts($1) w
   order by w.list, w.day`,
);
const rebuildCounts = named<unknown, [branch: number, lists: readonly number[]]>(
  'lists_counts_anew',
  'select rebuild_list_counts($1, l.list) from unnest($2::smallint[]) l (list)',
);
/** By `listcounts.list`. */
const CALLED: Readonly<Record<number, string>> = {
  1: 'kunjungan',
  2: 'tagihan',
  3: 'pembayaran',
  4: 'jurnal',
  5: 'penjualan paket',
  6: 'metode pembayaran',
  7: 'bayar tagihan',
  8: 'tindakan',
  9: 'jumlah tindakan',
  10: 'hutang',
  11: 'bayar hutang',
};
/** Most places that the log names; the others are only counted. */
const NAMED = 20;

const patientsEntry = (users: number, pairs: number): NightEntry => ({
  message: `perhitungan ulang malam: ${users} angka daftar pasien dan ${pairs} pasangan dokter dan pasien tidak sesuai`,
  url: '/service/rekammedis',
  after: { users, pairs },
});
const countsEntry = (counts: readonly WrongCount[]): NightEntry => {
  const names = [...new Set(counts.map(({ list }) => CALLED[list] ?? String(list)))].join(', ');
  const places = counts.slice(0, NAMED).map(({ list, ...place }) => ({ list: CALLED[list] ?? String(list), ...place }));
  return {
    message: `perhitungan ulang malam: ${counts.length} jumlah baris daftar tidak sesuai (${names})`,
    url: '/finance/payment/transaction',
    after: { counts: counts.length, places },
  };
};

/**
 * Compares the kept numbers of a branch with the rows that they count. Differences are logged with their days and mended, so that no list
 * shows a wrong number for longer than a day. Answers how many numbers and pairs differed.
 */
export const verifyLists = async (
  tx: Transaction,
  { branch, now }: { readonly branch: number; readonly now: Date },
): Promise<number> => {
  await run(tx, patience);
  const { users = 0, pairs = 0 } = (await runOne(tx, wrong, branch)) ?? {};
  const counts = await run(tx, wrongCounts, branch);
  if (users > 0) await run(tx, rebuildUsers, branch);
  if (pairs > 0) await run(tx, rebuildPairs, branch);
  if (counts.length > 0) await run(tx, rebuildCounts, branch, [...new Set(counts.map(({ list }) => list))]);
  const entries = [
    ...(users + pairs > 0 ? [patientsEntry(users, pairs)] : []),
    ...(counts.length > 0 ? [countsEntry(counts)] : []),
  ];
  if (entries.length > 0) await logNight({ tx, branch: { id: branch }, now }, 'platform', entries);
  return users + pairs + counts.length;
};
