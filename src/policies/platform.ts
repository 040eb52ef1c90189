// Who may do what in the platform module (platform.md 2, 4; the activity list narrows its rows by role itself).
import type { platformCalls } from '../resources/platform/calls.ts';
import type { platformResources } from '../resources/platform/index.ts';
import type { CallGrants, ResourceGrants } from './grant.ts';
import { ADMIN, DOKTER, FINANCE, MANAGER, MULTIMEDIA, PERAWAT, staffRoles, SUPERADMIN } from './role.ts';

const PATIENTS = [ADMIN, DOKTER, FINANCE, MANAGER, MULTIMEDIA, PERAWAT, SUPERADMIN] as const;

export const platformGrants: ResourceGrants<typeof platformResources> = {
  'platform.profile': { list: staffRoles, show: staffRoles, create: [SUPERADMIN], edit: [SUPERADMIN] },
  'platform.profilecontrol': { list: staffRoles, show: staffRoles, edit: [MANAGER, SUPERADMIN] },
  'platform.applog': { list: staffRoles, show: staffRoles },
  'platform.users': {
    list: PATIENTS,
    show: PATIENTS,
    edit: [ADMIN, MANAGER, SUPERADMIN],
    // Admin, finance and multimedia only where the branch allows it (profiles.isexportall).
    export: [ADMIN, FINANCE, MANAGER, MULTIMEDIA, SUPERADMIN],
  },
};

export const platformCallGrants: CallGrants<typeof platformCalls> = {
  // Whoever may not make the call that the file came with is answered 404.
  'platform.files.show': staffRoles,
  'platform.users.pembaca': [MANAGER, SUPERADMIN],
  'platform.settings.show': [MANAGER, SUPERADMIN],
  'platform.settings.change': [MANAGER, SUPERADMIN],
};
