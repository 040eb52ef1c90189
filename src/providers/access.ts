// The browser's side of the policies: what is offered and what may be opened. The server decides again on every request.
import type { AccessControlProvider } from '@refinedev/core';
import { can, hasFeature, mayOpenRoute, type Who } from '../policies/index.ts';
import type { Access } from '../resources/page.ts';
import { type SessionUser, session } from './session.ts';

/** Whether the user may do what `access` names: a call, or an action on a resource. */
export const allows = (who: Who, access: Access): boolean =>
  'call' in access ? can(who, access.call, 'call') : can(who, access.resource, access.action);

/** Where a guard sends the user instead of `path`: '/' for the route set, '/forbidden' for feature and action; undefined: he stays. */
export const detour = (user: SessionUser, path: string, access?: Access): '/' | '/forbidden' | undefined => {
  if (!mayOpenRoute(user, path)) return '/';
  if (!hasFeature(user, path)) return '/forbidden';
  return access && !allows(user, access) ? '/forbidden' : undefined;
};

/** Casbin behind Refine's buttons and hooks. */
export const accessControlProvider: AccessControlProvider = {
  can: async ({ resource, action }) => {
    const now = session.get();
    return { can: now.state === 'in' && resource !== undefined && can(now.user, resource, action) };
  },
};

/** True when only the choice of a branch keeps the user from this path. */
export const lacksBranch = (user: SessionUser, path: string): boolean =>
  user.session_profile_id === null &&
  !mayOpenRoute(user, path) &&
  mayOpenRoute({ ...user, session_profile_id: 0 }, path);
