// Which branches a report covers (finance.md 5, 9).
import { Refusal } from '../../../src/resources/refusals.ts';
import type { Context } from './contract.ts';

/**
 * @param wanted '1,2', 'all', or undefined: the branch of the session
 * @throws Refusal forbidden (403) for a branch out of reach
 */
export const reportBranches = (context: Context, wanted: string | undefined): readonly number[] => {
  if (wanted === 'all') return context.branches;
  if (wanted === undefined) {
    const own = context.actor.session_profile_id ?? context.actor.profile_id;
    return context.branches.includes(own) ? [own] : context.branches;
  }
  const ids = [...new Set(wanted.split(',').map(Number))];
  if (ids.some((id) => !context.branches.includes(id))) throw new Refusal('forbidden');
  return ids;
};
