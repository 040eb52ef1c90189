// Whose versions somebody may write: those of his branch, and the superadmin those of all branches as well (paket.md 2.2).
import { SUPERADMIN } from '../../../../src/policies/role.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import type { WriteContext } from '../../kernel/contract.ts';

/**
 * The branch of a version that is written; null: all branches.
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

/** @throws Refusal not-found (404) for another branch's version, forbidden (403) for one of all branches by anybody else */
export const requireOwnVersion = (
  { actor, branches }: WriteContext,
  { profile_id }: { readonly profile_id: number | null },
): void => {
  if (profile_id === null && actor.role !== SUPERADMIN) throw new Refusal('forbidden');
  if (profile_id !== null && !branches.includes(profile_id)) throw new Refusal('not-found');
};
