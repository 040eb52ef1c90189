// Whose dividends somebody reads (finance.md 4, 9): who keeps the books those of the branches in sight; an investor those that were
// approved and give him a part, of whichever branch, and of the parts his own alone.
import { INVESTOR } from '../../../../src/policies/role.ts';
import { named, runOne } from '../../../db/statement.ts';
import { acrossBranches } from '../../kernel/across-branches.ts';
import type { Context } from '../../kernel/contract.ts';

/** Nobody has this id. */
const NOBODY = 0;
const investorOf = named<{ id: number }, [user: number]>(
  'dividend_self',
  'select id from investors where user_id = $1',
);
const branchIds = named<{ ids: number[] }>(
  'dividend_branches',
  'select array_agg(id order by id) as ids from profiles',
);

/** @param read with the branches that may be read, and the investor whose parts alone; null: everybody's */
export const readDividends = async <T>(
  context: Context,
  read: (own: Context, investor: number | null) => Promise<T>,
): Promise<T> => {
  if (context.actor.role !== INVESTOR) return read(context, null);
  return acrossBranches(context, async (tx) => {
    const self = await runOne(tx, investorOf, context.actor.id);
    const all = await runOne(tx, branchIds);
    return read({ ...context, tx, branches: all?.ids ?? [] }, self?.id ?? NOBODY);
  });
};
