// Folding of what lists have (docs/decisions/0133): what statements have told since is added to the counts of its day and of all days.
import { named, run, runOne } from '../../db/statement.ts';
import type { Transaction } from '../../db/transaction.ts';

const told = named<{ id: number }>(
  'lists_told',
  'select p.id from profiles p where exists (select from listmoves m where m.profile_id = p.id) order by p.id',
);
const fold = named<{ folded: number }, [branch: number]>('lists_fold', 'select fold_list_counts($1) as folded');

/** Ids of the branches of the transaction's scope that have something to fold. */
export const findToldLists = async (tx: Transaction): Promise<readonly number[]> =>
  (await run(tx, told)).map(({ id }) => id);

/** Folds what a branch has been told and answers how many rows that was. It waits for no writer. */
export const foldLists = async (tx: Transaction, branch: number): Promise<number> =>
  (await runOne(tx, fold, branch))?.folded ?? 0;
