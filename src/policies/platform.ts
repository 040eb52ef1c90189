// Who may do what in the platform module (platform.md 2, 4; the activity list narrows its rows by role itself).
import type { platformCalls, platformResources } from '../resources/platform/index.ts';
import type { CallGrants, ResourceGrants } from './grant.ts';
import { staffRoles } from './role.ts';

export const platformGrants: ResourceGrants<typeof platformResources> = {
  'platform.profile': { list: staffRoles, show: staffRoles },
  'platform.profilecontrol': { list: staffRoles, show: staffRoles },
  'platform.applog': { list: staffRoles, show: staffRoles },
};

export const platformCallGrants: CallGrants<typeof platformCalls> = {};
