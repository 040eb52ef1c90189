// Folding of what is kept by day (docs/decisions/0092): the rows that statements have added become one row of their day.
import { named, run, runOne } from '../../../db/statement.ts';
import type { Transaction } from '../../../db/transaction.ts';

const unfolded = named<{ id: number }>(
  'days_unfolded',
  `select p.id from profiles p
   where exists (select from hutang_days d where d.profile_id = p.id and not d.folded)
     or exists (select from tindakanincome_days d where d.profile_id = p.id and not d.folded) order by p.id`,
);
/** Two who folded a new day of a branch at once would leave a row each. */
const alone = named<{ got: boolean }, [branch: number]>(
  'days_alone',
  `select pg_try_advisory_xact_lock(hashtext('fold-days'), $1::int) as got`,
);
const fold = named<{ folded: number }, [branch: number, most: number]>(
  'days_fold',
  'select fold_days($1, $2) as folded',
);

/** Ids of the branches of the transaction's scope that have something to fold. */
export const findUnfoldedDays = async (tx: Transaction): Promise<readonly number[]> =>
  (await run(tx, unfolded)).map(({ id }) => id);

/**
 * Folds at most so many rows of a branch in each table; answers the greater number. It waits for nobody: none are folded while
 * somebody else folds the branch's.
 */
export const foldDays = async (tx: Transaction, branch: number, most: number): Promise<number> => {
  const turn = await runOne(tx, alone, branch);
  return turn?.got === true ? ((await runOne(tx, fold, branch, most))?.folded ?? 0) : 0;
};
