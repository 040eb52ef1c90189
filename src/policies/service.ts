// Who may do what in the service module (service.md 3 and 4).
import type { serviceCalls } from '../resources/service/calls.ts';
import type { serviceResources } from '../resources/service/index.ts';
import type { CallGrants, ResourceGrants } from './grant.ts';
import { chairCallGrants } from './service-chair.ts';
import { ADMIN, DOKTER, FINANCE, INVENTORY, MANAGER, MULTIMEDIA, PERAWAT, staffRoles, SUPERADMIN } from './role.ts';

const MASTER = [MANAGER, SUPERADMIN] as const;
const DESK = [ADMIN, ...MASTER] as const;
const CLINIC = [PERAWAT, DOKTER, ...DESK] as const;
/** Who writes into the medical record; the nurse measures, and writes for the doctor. */
const CARE = [PERAWAT, DOKTER, ...MASTER] as const;
const DENTIST = [DOKTER, ...MASTER] as const;
/** Who writes in the medical record: the doctor, and who assists him. */
const CHAIR = [DOKTER, PERAWAT, ...MASTER] as const;
const CLINIC_AND_FINANCE = [FINANCE, ...CLINIC] as const;
const READ = [MULTIMEDIA, ...CLINIC] as const;
/** Who names treatments in rules of sharing as well. */
const PICK = [FINANCE, ...READ] as const;
const LABELS = [MULTIMEDIA, ...MASTER] as const;
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
    jadwalulang: [DOKTER, ...DESK],
    ingatkan: DESK,
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
  'service.treatmentplan': {
    list: CLINIC,
    show: CLINIC,
    create: CLINIC,
    edit: CLINIC,
    setujui: [DOKTER, ...DESK],
    batal: [DOKTER, ...MASTER],
  },
  'service.laboratorium': {
    list: READ,
    show: READ,
    pick: [FINANCE, ...READ],
    create: DESK,
    edit: DESK,
    delete: DESK,
    export: DESK,
  },
  'service.laboratoriumjasa': {
    list: READ,
    show: READ,
    pick: READ,
    create: DESK,
    edit: DESK,
    delete: DESK,
    export: DESK,
  },
  'service.formlab': {
    list: READ,
    show: READ,
    create: CLINIC,
    edit: CLINIC,
    export: DESK,
    kirim: CLINIC,
    terima: CLINIC,
    pasang: CLINIC,
    ulang: [DOKTER, ...MASTER],
    batal: [DOKTER, ...MASTER],
  },
  'service.visitperawatanbhp': { list: CLINIC_AND_FINANCE, show: CLINIC_AND_FINANCE },
  'service.visitresep': {
    list: CLINIC,
    show: CLINIC,
    // A nurse on the doctor's order.
    create: [DOKTER, PERAWAT, ...MASTER],
    edit: [DOKTER, PERAWAT, ...MASTER],
    kirim: [DOKTER, PERAWAT, ...MASTER],
    batal: [DOKTER, PERAWAT, ...MASTER],
  },
  'service.consent': { list: CLINIC, show: CLINIC },
  'service.consenttemplate': {
    list: CLINIC,
    show: CLINIC,
    pick: CLINIC,
    create: MASTER,
    edit: MASTER,
    delete: MASTER,
    export: MASTER,
  },
  'service.tindakanmedis': {
    list: READ,
    show: READ,
    pick: PICK,
    create: MASTER,
    edit: MASTER,
    delete: MASTER,
    export: MASTER,
  },
  'service.tindakanmediskategori': {
    list: READ,
    show: READ,
    pick: PICK,
    create: MASTER,
    edit: MASTER,
    delete: MASTER,
    export: MASTER,
  },
  'service.visitdiagnosa': { list: CLINIC, show: CLINIC, create: CARE, edit: CARE, delete: CARE },
  'service.orthocase': {
    list: CLINIC,
    show: CLINIC,
    create: DENTIST,
    edit: DENTIST,
    mulai: DENTIST,
    retensi: DENTIST,
    selesai: DENTIST,
    hentikan: DENTIST,
  },
  'service.diagnosa': {
    list: CLINIC,
    show: CLINIC,
    pick: CLINIC,
    create: MASTER,
    edit: MASTER,
    delete: MASTER,
    export: MASTER,
  },
  // A doctor his own; the use case looks.
  'service.soaptemplate': { list: CARE, show: CARE, create: DENTIST, edit: DENTIST, delete: DENTIST },
  'service.unit': { list: READ, show: READ, pick: PICK, create: MASTER, edit: MASTER, delete: MASTER, export: MASTER },
  'service.jadwal': { list: READ, show: READ, create: DESK, edit: DESK, delete: DESK, export: DESK },
  'service.recall': { list: DESK, show: DESK, create: DESK, export: DESK, hasil: DESK },
  'service.daftartunggu': { list: DESK, show: DESK, create: DESK, edit: DESK, export: DESK },
  'service.jadwallibur': { list: READ, show: READ, create: DESK, edit: DESK, delete: DESK, export: DESK },
  'service.multimedialabel': {
    list: READ,
    show: READ,
    pick: READ,
    create: LABELS,
    edit: LABELS,
    delete: LABELS,
    export: MASTER,
  },
  'service.visitmultimedia': { list: READ, show: READ, edit: READ },
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
  'service.visitperawatan.bhp': CLINIC,
  // An admin's waits for an approver.
  'service.visitperawatan.bhpbatal': DESK,
  'service.itempicker': CLINIC,
  'service.consent.sign': CLINIC,
  'service.consent.tarik': CLINIC,
  'service.consent.print': CLINIC,
  'service.visitresep.print': CLINIC,
  'service.rekammedis.edit': DESK,
  'service.rekammedis.kunjungan': READ,
  'service.rekammedis.tindakan': READ,
  'service.rekammedis.cetak': CLINIC,
  'service.rekammedis.resume': CLINIC,
  'service.belumberes.list': DESK,
  'service.belumberes.count': DESK,
  'service.visit.count': staffRoles,
  'service.jadwal.slot': READ,
  // A doctor sees his own.
  'service.jadwal.kalender': READ,
  'service.jadwal.rencana': CLINIC,
  // As a visit is made: doctor and nurse the next control only.
  'service.visit.janji': [DOKTER, PERAWAT, ...DESK],
  'service.visit.unit': CLINIC,
  'service.visit.pengingat': DESK,
  'service.visit.antrian': READ,
  'service.daftartunggu.usulan': DESK,
  'service.formlab.letter': CLINIC,
  'service.visitperawatan.group': READ,
  'service.tindakanmedis.raise': MASTER,
  'service.tindakanmedis.import': MASTER,
  'service.tindakanmedis.rejected': MASTER,
  'service.tindakanmedis.template': MASTER,
  'service.laboratoriumjasa.import': MASTER,
  'service.laboratoriumjasa.rejected': MASTER,
  'service.laboratoriumjasa.template': MASTER,
  // Each sees the kinds of entries that he may list elsewhere.
  'service.customer.timeline': [FINANCE, ...READ],
  // Who chooses a patient.
  'service.customer.chip': [FINANCE, INVENTORY, ...READ],
  'service.visit.earlier': CLINIC,
  // Each sees the parts that he may open.
  'service.visit.parts': READ,
  // Who ends visits, and sees money.
  'service.visit.charges': [DOKTER, ...DESK],
  // Allergies concern whoever comes near the patient; illnesses are left out for those who only take pictures.
  'service.rekammedis.alert': READ,
  'service.rekammedis.setalert': CLINIC,
  'service.orthoprogress.show': CLINIC,
  'service.orthoprogress.save': CARE,
  'service.visitsoap.show': CLINIC,
  'service.visitsoap.save': CARE,
  'service.visitsoap.lock': DENTIST,
  'service.visitsoap.add': CARE,
  'service.odontogram.show': CLINIC,
  'service.odontogram.record': CHAIR,
  'service.odontogram.void': CHAIR,
  'service.odontogram.sheet': CHAIR,
  ...chairCallGrants,
  'service.treatmentplan.tarik': CLINIC,
  'service.treatmentplan.temuan': CLINIC,
  // It bears amounts.
  'service.treatmentplan.print': [DOKTER, ...DESK],
  'service.visitmultimedia.create': READ,
  // Within a day whoever uploaded it; the use case asks.
  'service.visitmultimedia.delete': READ,
  'service.visitmultimedia.unduh': READ,
  'service.visitmultimedia.kalibrasi': CARE,
  'service.multimedialabel.urutan': LABELS,
  'service.multimedia.visit': READ,
  'service.multimedia.label': LABELS,
  'service.multimedia.matriks': LABELS,
};
