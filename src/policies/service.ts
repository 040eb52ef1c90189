// Who may do what in the service module (service.md 3 and 4).
import type { serviceCalls, serviceResources } from '../resources/service/index.ts';
import type { CallGrants, ResourceGrants } from './grant.ts';
import { ADMIN, DOKTER, MANAGER, MULTIMEDIA, PERAWAT, SUPERADMIN } from './role.ts';

const MASTER = [MANAGER, SUPERADMIN] as const;
const READ = [ADMIN, DOKTER, PERAWAT, MULTIMEDIA, ...MASTER] as const;

export const serviceGrants: ResourceGrants<typeof serviceResources> = {
  'service.tindakanmediskategori': { list: READ, show: READ, create: MASTER, edit: MASTER, delete: MASTER, export: MASTER },
};

export const serviceCallGrants: CallGrants<typeof serviceCalls> = {};
