// The features that open each resource and call of the service module (service.md 4).
import type { serviceCalls } from '../resources/service/calls.ts';
import type { serviceResources } from '../resources/service/index.ts';
import { chairCallOpenings } from './service-chair.ts';
import { CHOOSERS } from './platform-openings.ts';
import { type CallOpenings, FREE, type ResourceOpenings } from './opening.ts';

const VISIT = ['service.visit'] as const;
const RECORD = ['service.rekammedis'] as const;
const MASTER = ['service.master'] as const;
const PHOTO = ['service.multimedia'] as const;
/** What is written in a visit is read in the record as well. */
const CARE = [...VISIT, ...RECORD] as const;
/** Photos are taken in the visit, and looked at wherever the patient's record is. */
const PHOTOS = [...CARE, ...PHOTO] as const;
/** Masters that a visit asks for too, some of them with what they hold. */
const WITH_MASTER = [...MASTER, ...VISIT] as const;
/** What is chosen in the record as well. */
const CATALOGUE = [...MASTER, ...CARE] as const;
/** The list of patients stands at the desk as well. */
const PATIENTS = [...RECORD, 'service.payment', 'finance.payment'] as const;

export const serviceOpenings: ResourceOpenings<typeof serviceResources> = {
  'service.visit': { read: CARE, write: VISIT },
  'service.visitperawatan': { read: CARE, write: VISIT },
  'service.visitdiagnosa': { read: CARE, write: VISIT },
  'service.orthocase': { read: CARE, write: VISIT },
  'service.treatmentplan': { read: CARE, write: VISIT },
  'service.laboratorium': { read: MASTER, write: MASTER, pick: [...CATALOGUE, 'finance.laporan-v2'] },
  'service.laboratoriumjasa': {
    read: MASTER,
    write: MASTER,
    show: CATALOGUE,
    pick: [...CATALOGUE, 'paket.promosi'],
  },
  // Its list, with what is done to it, is a page of the records.
  'service.formlab': CARE,
  // Rules of sharing name treatments and categories; incomes are sought by treatment.
  'service.tindakanmedis': {
    read: MASTER,
    write: MASTER,
    show: CATALOGUE,
    pick: [...CATALOGUE, 'finance.master', 'finance.income', 'paket.promosi'],
  },
  'service.tindakanmediskategori': { read: MASTER, write: MASTER, pick: [...CATALOGUE, 'finance.master'] },
  'service.unit': { read: MASTER, write: MASTER, pick: [...CATALOGUE, 'finance.aset'] },
  'service.diagnosa': { read: MASTER, write: MASTER, pick: CATALOGUE },
  'service.soaptemplate': { read: WITH_MASTER, write: MASTER },
  'service.jadwal': { read: WITH_MASTER, write: MASTER },
  'service.jadwallibur': { read: WITH_MASTER, write: MASTER },
  'service.recall': VISIT,
  'service.daftartunggu': VISIT,
  'service.visitperawatanbhp': CARE,
  'service.visitresep': { read: CARE, write: VISIT },
  'service.consent': CARE,
  'service.consenttemplate': { read: MASTER, write: MASTER, show: WITH_MASTER, pick: WITH_MASTER },
  'service.multimedialabel': { read: MASTER, write: MASTER, pick: [...MASTER, ...PHOTOS] },
  'service.visitmultimedia': PHOTOS,
};

export const serviceCallOpenings: CallOpenings<typeof serviceCalls> = {
  'service.registration.storecustomer': CARE,
  'service.registration.ceknik': CARE,
  'service.registration.kandidat': CARE,
  'service.registration.ganda': RECORD,
  'service.registration.bedakan': RECORD,
  'service.registration.gabung': RECORD,
  'platform.users.import': PATIENTS,
  'platform.users.rejected': PATIENTS,
  'platform.users.template': PATIENTS,
  'service.visitperawatan.bhp': VISIT,
  'service.visitperawatan.bhpbatal': VISIT,
  'service.itempicker': [...VISIT, ...MASTER],
  'service.consent.sign': VISIT,
  'service.consent.tarik': VISIT,
  'service.consent.print': CARE,
  'service.visitresep.print': CARE,
  'service.rekammedis.edit': RECORD,
  'service.rekammedis.kunjungan': RECORD,
  'service.rekammedis.tindakan': RECORD,
  'service.rekammedis.cetak': RECORD,
  'service.rekammedis.resume': RECORD,
  'service.belumberes.list': VISIT,
  'service.belumberes.count': VISIT,
  // Counts of the dashboard.
  'service.visit.count': FREE,
  'service.jadwal.slot': VISIT,
  'service.jadwal.kalender': VISIT,
  'service.jadwal.rencana': VISIT,
  'service.visit.janji': VISIT,
  'service.visit.unit': VISIT,
  'service.visit.pengingat': VISIT,
  'service.visit.antrian': VISIT,
  'service.daftartunggu.usulan': VISIT,
  'service.formlab.letter': CARE,
  'service.visitperawatan.group': RECORD,
  'service.tindakanmedis.raise': MASTER,
  'service.tindakanmedis.import': MASTER,
  'service.tindakanmedis.rejected': MASTER,
  'service.tindakanmedis.template': MASTER,
  'service.laboratoriumjasa.import': MASTER,
  'service.laboratoriumjasa.rejected': MASTER,
  'service.laboratoriumjasa.template': MASTER,
  // The patient's page needs no feature itself: who has a page that deals with patients opens it.
  'service.customer.chip': CHOOSERS,
  'service.customer.timeline': [...PHOTOS, 'service.payment', 'finance.payment'],
  'service.visit.earlier': VISIT,
  'service.visit.parts': PHOTOS,
  'service.visit.charges': VISIT,
  'service.rekammedis.alert': PHOTOS,
  'service.rekammedis.setalert': CARE,
  'service.orthoprogress.show': CARE,
  'service.orthoprogress.save': VISIT,
  'service.visitsoap.show': CARE,
  'service.visitsoap.save': VISIT,
  'service.visitsoap.lock': VISIT,
  'service.visitsoap.add': VISIT,
  'service.odontogram.show': CARE,
  'service.odontogram.record': VISIT,
  'service.odontogram.void': VISIT,
  'service.odontogram.sheet': VISIT,
  ...chairCallOpenings,
  'service.treatmentplan.tarik': VISIT,
  'service.treatmentplan.temuan': VISIT,
  'service.treatmentplan.print': CARE,
  'service.visitmultimedia.create': PHOTOS,
  'service.visitmultimedia.delete': PHOTOS,
  'service.visitmultimedia.unduh': PHOTOS,
  'service.visitmultimedia.kalibrasi': PHOTOS,
  'service.multimedialabel.urutan': MASTER,
  'service.multimedia.visit': VISIT,
  'service.multimedia.label': PHOTO,
  'service.multimedia.matriks': PHOTO,
};
