// Who may do what in the service module (service.md 3 and 4).
import type { serviceCalls } from '../resources/service/calls.ts';
import type { serviceResources } from '../resources/service/index.ts';
import type { CallGrants, ResourceGrants } from './grant.ts';
import { ADMIN, DOKTER, FINANCE, MANAGER, MULTIMEDIA, PERAWAT, staffRoles, SUPERADMIN } from './role.ts';

const MASTER = [MANAGER, SUPERADMIN] as const;
const DESK = [ADMIN, ...MASTER] as const;
const CLINIC = [PERAWAT, DOKTER, ...DESK] as const;
const READ = [MULTIMEDIA, ...CLINIC] as const;
/** Admin, finance and multimedia only where the branch allows it (profiles.isexportall). */
const SHEETS = [ADMIN, FINANCE, MULTIMEDIA, ...MASTER] as const;

export const serviceGrants: ResourceGrants<typeof serviceResources> = {
  'service.visit': {
    list: READ,
    show: READ,
    create: [DOKTER, PERAWAT, ...DESK],
    export: DESK,
    konfirmasi: DESK,
    batalkonfirmasi: DESK,
    panggil: CLINIC,
    masukunit: CLINIC,
    kembaliantri: CLINIC,
    // An admin only where the branch's preferences let him.
    selesai: [DOKTER, ...DESK],
    bukakembali: DESK,
    batal: [DOKTER, ...DESK],
  },
  'service.visitperawatan': {
    list: READ,
    show: READ,
    create: CLINIC,
    edit: CLINIC,
    export: DESK,
    selesai: CLINIC,
    batalselesai: [DOKTER, ...MASTER],
    batal: [DOKTER, ...MASTER],
  },
  'service.tindakanmedis': { list: READ, show: READ, create: MASTER, edit: MASTER, delete: MASTER, export: MASTER },
  'service.tindakanmediskategori': {
    list: READ,
    show: READ,
    create: MASTER,
    edit: MASTER,
    delete: MASTER,
    export: MASTER,
  },
  'service.unit': { list: READ, show: READ, create: MASTER, edit: MASTER, delete: MASTER, export: MASTER },
};

export const serviceCallGrants: CallGrants<typeof serviceCalls> = {
  'service.registration.storecustomer': DESK,
  'service.registration.ceknik': DESK,
  'service.registration.kandidat': DESK,
  'service.registration.ganda': DESK,
  'service.registration.bedakan': DESK,
  // An admin's merge waits for an approver.
  'service.registration.gabung': DESK,
  'platform.users.import': SHEETS,
  'platform.users.rejected': SHEETS,
  'platform.users.template': SHEETS,
  'service.rekammedis.edit': DESK,
  'service.rekammedis.kunjungan': READ,
  'service.rekammedis.tindakan': READ,
  'service.rekammedis.cetak': CLINIC,
  'service.rekammedis.resume': CLINIC,
  'service.belumberes.list': DESK,
  'service.belumberes.count': DESK,
  'service.visit.count': staffRoles,
  // Each sees the kinds of entries that he may list elsewhere.
  'service.customer.timeline': [FINANCE, ...READ],
};
