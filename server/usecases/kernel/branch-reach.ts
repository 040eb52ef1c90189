// Rows that are of one branch or of all of them: everybody writes those of his branch, the superadmin those of all as well.
import { SUPERADMIN } from '../../../src/policies/role.ts';
import { Refusal } from '../../../src/resources/refusals.ts';
import type { WriteContext } from './contract.ts';

/**
 * The branch of a row that is written; null: all branches.
 * @param wanted undefined: the branch of the request
 * @throws Refusal forbidden (403) for all branches by anybody else; invalid (422) for a branch out of reach
 */
export const branchToWrite = (
  { actor, branch, branches }: WriteContext,
  wanted: number | null | undefined,
): number | null => {
  if (wanted === undefined) return branch.id;
  if (wanted === null) {
    if (actor.role !== SUPERADMIN) throw new Refusal('forbidden');
    return null;
  }
  if (!branches.includes(wanted)) throw new Refusal('invalid', {}, { profile_id: ['Data tidak ditemukan'] });
  return wanted;
};

/**
 * Lets the actor write a row of his own branch; a row of all branches (`profile_id` null) only a superadmin.
 * @throws Refusal not-found (404) for another branch's row, forbidden (403) for one of all branches by anybody else
 */
export const requireOwnRow = (
  { actor, branches }: WriteContext,
  { profile_id }: { readonly profile_id: number | null },
): void => {
  if (profile_id === null && actor.role !== SUPERADMIN) throw new Refusal('forbidden');
  if (profile_id !== null && !branches.includes(profile_id)) throw new Refusal('not-found');
};
