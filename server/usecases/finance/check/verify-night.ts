// The night's look at the books: everything is checked, and who keeps them is told of what does not hold (finance.md 6.8).
import { SUPERADMIN } from '../../../../src/policies/role.ts';
import { planned, run } from '../../../db/statement.ts';
import { moduleNumbers } from '../../kernel/log.ts';
import { verifyBranch } from './verify-ledger.ts';
import type { Transaction } from '../../../db/transaction.ts';

const logFailure = planned<unknown, [number, number, number, string, string, string]>(
  `insert into applogs (profile_id, role, module, message, url, after, created_at)
   values ($1, $2, $3, $4, '/finance/laporan-v2/verifikasi', $5, $6)`,
);

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
  await run(
    tx,
    logFailure,
    branch,
    SUPERADMIN,
    moduleNumbers.finance,
    message,
    JSON.stringify(found),
    now.toISOString(),
  );
  return failed.length;
};
