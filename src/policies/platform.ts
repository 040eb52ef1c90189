// Who may do what in the platform module (platform.md 2, 4; the activity list narrows its rows by role itself).
import type { platformCalls } from '../resources/platform/calls.ts';
import type { platformResources } from '../resources/platform/index.ts';
import { dashboardCallGrants } from './dashboard.ts';
import type { CallGrants, ResourceGrants } from './grant.ts';
import { ADMIN, DOKTER, FINANCE, INVENTORY, MANAGER, MULTIMEDIA, PERAWAT, staffRoles, SUPERADMIN } from './role.ts';

const PATIENTS = [ADMIN, DOKTER, FINANCE, MANAGER, MULTIMEDIA, PERAWAT, SUPERADMIN] as const;

export const platformGrants: ResourceGrants<typeof platformResources> = {
  'platform.profile': { list: staffRoles, show: staffRoles, create: [SUPERADMIN], edit: [SUPERADMIN] },
  'platform.profilecontrol': { list: staffRoles, show: staffRoles, edit: [MANAGER, SUPERADMIN] },
  'platform.applog': { list: staffRoles, show: staffRoles },
  'platform.pengumuman': {
    list: staffRoles,
    show: staffRoles,
    create: staffRoles,
    delete: [MANAGER, SUPERADMIN],
  },
  'platform.users': {
    list: PATIENTS,
    // Whoever sells and hands over prescriptions names the patient.
    pick: [...PATIENTS, INVENTORY],
    // The use cases narrow both: customers are for those who list them, and whoever is nobody's superior changes himself only.
    show: staffRoles,
    edit: staffRoles,
    // Admin, finance and multimedia only where the branch allows it (profiles.isexportall).
    export: [ADMIN, FINANCE, MANAGER, MULTIMEDIA, SUPERADMIN],
  },
};

export const platformCallGrants: CallGrants<typeof platformCalls> = {
  ...dashboardCallGrants,
  // Whoever may not make the call that the file came with is answered 404.
  'platform.files.show': staffRoles,
  'platform.applog.decide': [MANAGER, SUPERADMIN],
  'platform.applog.withdraw': staffRoles,
  'platform.applog.seen': staffRoles,
  'platform.applog.news': staffRoles,
  'platform.approvalrule.list': [MANAGER, SUPERADMIN],
  'platform.approvalrule.set': [MANAGER, SUPERADMIN],
  // His own only; another's is answered 404.
  'platform.savedviews.list': staffRoles,
  'platform.savedviews.create': staffRoles,
  'platform.savedviews.edit': staffRoles,
  'platform.savedviews.delete': staffRoles,
  'platform.users.pembaca': [MANAGER, SUPERADMIN],
  'platform.email.show': [MANAGER, SUPERADMIN],
  'platform.email.simpan': [MANAGER, SUPERADMIN],
  'platform.email.hapus': [MANAGER, SUPERADMIN],
  'platform.settings.show': [MANAGER, SUPERADMIN],
  'platform.settings.change': [MANAGER, SUPERADMIN],
  'platform.readiness.show': [MANAGER, SUPERADMIN],
  'platform.today.show': staffRoles,
  'platform.find.words': staffRoles,
  'platform.attendancesetting.show': [MANAGER, SUPERADMIN],
  'platform.attendancesetting.change': [MANAGER, SUPERADMIN],
  // Refuses them all; the others are not told whom there is.
  'platform.users.delete': [ADMIN, MANAGER, SUPERADMIN],
  // Everybody for himself; of others superadmin and manager, and who may edit them their picture.
  'platform.users.changepassword': staffRoles,
  'platform.users.uploadavatar': staffRoles,
  'platform.users.avatar': staffRoles,
  'platform.users.sessions': staffRoles,
  'platform.auth.revoke': staffRoles,
  'platform.users.features': [MANAGER, SUPERADMIN],
  'platform.users.changefeatures': [MANAGER, SUPERADMIN],
  // Who edits a branch gives it its logo; every menu shows it.
  'platform.profile.uploadlogo': [SUPERADMIN],
  'platform.profile.logo': staffRoles,
};
