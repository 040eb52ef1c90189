// The branch in which the user works, and the superadmin's way to change it.
import { useOne } from '@refinedev/core';
import { useQuery } from '@tanstack/react-query';
import type { ListBody } from '../resources/kernel/wire.ts';
import type { ResourceName } from '../resources/registry.ts';
import { api } from './http.ts';
import { branchOf, type SessionBranch, useUser } from './session.ts';

/** A branch as its record has it. */
export interface Branch extends SessionBranch {
  readonly address: string | null;
  readonly phone: string | null;
  /** Address of the logo; the product's own mark stands in where there is none. */
  readonly logourl: string | null;
  /** Tax number, printed by a PKP: from this day on, 'YYYY-MM-DD'. */
  readonly npwp: string | null;
  readonly pkp_since: string | null;
}

/** By name: the shell needs nothing else of it. */
const PROFILE: ResourceName = 'platform.profile';
const RELOAD_MS = 300;
const STALE_MS = 5 * 60_000;

/** The current branch, as the session tells it; null when none is chosen. */
export const useBranch = (): SessionBranch | null => useUser().branch;

/**
 * The record of the current branch, for what tells its address or shows its logo; undefined while it loads, null when none is chosen.
 * What is changed on it is read anew.
 * @param wanted false: it is not asked for yet
 */
export const useBranchRecord = (wanted = true): Branch | null | undefined => {
  const id = branchOf(useUser());
  const { result } = useOne<Branch>({
    resource: PROFILE,
    id: id ?? 0,
    liveMode: 'auto',
    errorNotification: false,
    queryOptions: { enabled: wanted && id !== null, staleTime: STALE_MS },
  });
  return id === null ? null : result;
};

/** All branches, for the picker. */
export const useBranches = (enabled: boolean) =>
  useQuery({
    queryKey: ['branches'],
    queryFn: ({ signal }) => api.get<ListBody<Branch>>('profile', { query: { limit: 100 }, signal }),
    enabled,
    staleTime: STALE_MS,
  });

/**
 * Works in another branch from now on, null: in none, over all of them. Every row on the page belongs to the old one, so the page loads
 * anew (specified: after 300 ms).
 * @param then the address to go on with; left out: the one that is shown
 */
export const changeBranch = async (id: number | null, then?: string): Promise<void> => {
  await api.post('profile/changeprofile', { body: { session_profile_id: id } });
  setTimeout(() => (then === undefined ? window.location.reload() : window.location.assign(then)), RELOAD_MS);
};
