// Whose statements somebody reads (finance.md 6.9, 9): who keeps the books those in sight, an investor those of the branches in which
// he holds shares on the last day of the report.
import { INVESTOR } from '../../../../src/policies/role.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { named, run } from '../../../db/statement.ts';
import { acrossBranches } from '../../kernel/across-branches.ts';
import type { Context } from '../../kernel/contract.ts';
import { reportBranches } from '../../kernel/report-branches.ts';

const heldOn = named<{ id: number }, [user: number, day: string]>(
  'report_held',
  `select distinct s.profile_id as id from investorshares s join investors i on i.id = s.investor_id
   where i.user_id = $1 and s.valid_from <= $2::date and (s.valid_to is null or s.valid_to >= $2::date) order by id`,
);

/**
 * Reads a statement of the branches that were asked for.
 * @param asked `end_date`: last day of the report, 'YYYY-MM-DD' @throws Refusal forbidden (403) for a branch that is not his to read
 */
export const readOwned = async <T>(
  context: Context,
  asked: { readonly profile_id?: string | undefined; readonly end_date: string },
  read: (context: Context, branches: readonly number[]) => Promise<T>,
): Promise<T> => {
  const { actor } = context;
  if (actor.role !== INVESTOR) return read(context, reportBranches(context, asked.profile_id));
  return acrossBranches(context, async (tx) => {
    const held = (await run(tx, heldOn, actor.id, asked.end_date)).map(({ id }) => id);
    if (held.length === 0) throw new Refusal('forbidden');
    const own = { ...context, tx, branches: held };
    return read(own, reportBranches(own, asked.profile_id));
  });
};
