// Folding of kept balances (finance.md 6.8, docs/decisions/0087): the slots of a month become one row for each account.
import { named, run, runOne } from '../../../db/statement.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { monthOf } from '../../../domain/finance/kept-months.ts';

/** A branch with slots of past months, and the last of these months. */
export interface Unfolded {
  readonly branch: number;
  /** Its first day. */
  readonly month: string;
}
const unfolded = named<Unfolded, [string]>(
  'balances_unfolded',
  `select p.id as branch, (m.first_day - interval '1 month')::date::text as month
   from profiles p cross join lateral (
     select date_trunc('month', $1::timestamptz at time zone p.timezone)::date as first_day
   ) m
   where exists (select from akunbalances b where b.profile_id = p.id and b.slot >= 0 and b.month < m.first_day) order by p.id`,
);
const everyBranch = named<{ id: number }>('balances_branches', 'select id from profiles order by id');
const fold = named<{ folded: number }, [branch: number, month: string, most: number | null]>(
  'balances_fold',
  'select fold_balances($1, $2, $3) as folded',
);

/** Ids of all branches, as the scope in which `findUnfolded` looks. */
export const branchesToFold = async (tx: Transaction): Promise<readonly number[]> =>
  (await run(tx, everyBranch)).map(({ id }) => id);

/** Branches of the transaction's scope that have slots of months which are over. */
export const findUnfolded = (tx: Transaction, now: Date): Promise<readonly Unfolded[]> =>
  run(tx, unfolded, now.toISOString());

/**
 * Folds a branch's months up to one; answers how many rows were folded. It waits for nobody: what is being posted to at this moment is
 * left for the next time.
 * @param most rows at once; null: all
 */
export const foldBalances = async (
  tx: Transaction,
  { branch, month }: Unfolded,
  most: number | null,
): Promise<number> => (await runOne(tx, fold, branch, month, most))?.folded ?? 0;

/** The night folds the running month too, so that its reports read the slots of a day. */
export const foldAtNight = (
  tx: Transaction,
  { branch, day }: { readonly branch: number; readonly day: string },
): Promise<number> => foldBalances(tx, { branch, month: monthOf(day) }, null);
