// The night's look at the books: everything is checked, and who keeps them is told of what does not hold (finance.md 6.8).
import { logNight } from '../../kernel/night.ts';
import { verifyBranch } from './verify-ledger.ts';
import type { Transaction } from '../../../db/transaction.ts';

/** Checks all of a branch's books and notes what does not hold; answers how many checks failed. */
export const verifyAtNight = async (
  tx: Transaction,
  { branch, now }: { readonly branch: number; readonly now: Date },
): Promise<number> => {
  const failed = (await verifyBranch(tx, branch, now)).filter(({ ok }) => !ok);
  if (failed.length === 0) return 0;
  const names = failed.map(({ key, label }) => `${key} ${label}`).join('; ');
  const found = failed.map(({ key, actual, diffs }) => ({ key, actual, diffs: diffs.slice(0, 5) }));
  const message = `pemeriksaan buku malam: tidak sesuai pada ${names}`;
  const entry = { message, url: '/finance/laporan-v2/verifikasi', after: found };
  await logNight({ tx, branch: { id: branch }, now }, 'finance', [entry]);
  return failed.length;
};
