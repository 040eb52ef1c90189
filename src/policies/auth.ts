// Who may sign in (everybody), sign out and ask who he is (all who have signed in), and choose the branch to work in.
import type { authCalls } from '../resources/platform/auth.ts';
import type { liveCalls } from '../resources/platform/live.ts';
import type { CallGrants } from './grant.ts';
import { staffRoles, SUPERADMIN } from './role.ts';

export const authCallGrants: CallGrants<typeof authCalls & typeof liveCalls> = {
  'platform.auth.login': 'anyone',
  'platform.auth.logout': staffRoles,
  'platform.auth.me': staffRoles,
  'platform.profile.change': [SUPERADMIN],
  'platform.live': staffRoles,
};

/** The description of the API tells no more than the program's own sources do. */
export const docsGrants = { 'platform.docs': 'anyone' } as const;
