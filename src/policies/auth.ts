// Who may sign in, out and ask who he is: everybody, and everybody who has signed in.
import type { authCalls } from '../resources/platform/auth.ts';
import type { CallGrants } from './grant.ts';
import { staffRoles } from './role.ts';

export const authCallGrants: CallGrants<typeof authCalls> = {
  'platform.auth.login': 'anyone',
  'platform.auth.logout': staffRoles,
  'platform.auth.me': staffRoles,
};
