// Use cases of the service module; completeness is checked in ../index.ts.
import { listBhp, showBhp } from './list-bhp.ts';
import { listCandidates } from './candidate.ts';
import { checkNik } from './check-nik.ts';
import { customerTimeline } from './customer-timeline.ts';
import { importPatients } from './import-patients.ts';
import { patientTemplate, rejectedPatients } from './import-sheet.ts';
import { registerCustomer } from './register-customer.ts';
import { cancelBhp, confirmBhp } from './confirm-bhp.ts';
import { listConsent, showConsent } from './consent-record.ts';
import { signConsent } from './sign-consent.ts';
import { withdrawConsent } from './withdraw-consent.ts';
import { printConsent } from './print-consent.ts';
import { editConsenttemplate } from './edit-consenttemplate.ts';
import { createVisit } from './create-visit.ts';
import { pickItem } from './item-picker.ts';
import { printResep } from './print-resep.ts';
import { listResep, showResep } from './resep-record.ts';
import { cancelResep, sendResep } from './resep-life.ts';
import { createResep, editResep } from './store-resep.ts';
import { countVisit, listVisit, showVisit } from './list-visit.ts';
import { createTindakanmedis, editTindakanmedis, listTindakanmedis, showTindakanmedis } from './tindakanmedis-price.ts';
import { listTreatment, showTreatment } from './treatment-record.ts';
import { cancelTreatment, createTreatment, doTreatment, editTreatment, undoTreatment } from './treatment-write.ts';
import { cancelVisit } from './visit-cancel.ts';
import { finishVisit, reopenVisit } from './visit-finish.ts';
import { callVisit, confirmVisit, seatVisit, unconfirmVisit, unseatVisit } from './visit-queue.ts';

export const serviceUseCases = {
  'service.visit': {
    list: listVisit,
    show: showVisit,
    create: createVisit,
    konfirmasi: confirmVisit,
    batalkonfirmasi: unconfirmVisit,
    panggil: callVisit,
    masukunit: seatVisit,
    kembaliantri: unseatVisit,
    selesai: finishVisit,
    bukakembali: reopenVisit,
    batal: cancelVisit,
  },
  'service.visitperawatan': {
    list: listTreatment,
    show: showTreatment,
    create: createTreatment,
    edit: editTreatment,
    selesai: doTreatment,
    batalselesai: undoTreatment,
    batal: cancelTreatment,
  },
  'service.visitperawatanbhp': { list: listBhp, show: showBhp },
  'service.visitresep': {
    list: listResep,
    show: showResep,
    create: createResep,
    edit: editResep,
    kirim: sendResep,
    batal: cancelResep,
  },
  'service.consent': { list: listConsent, show: showConsent },
  'service.consenttemplate': { edit: editConsenttemplate },
  'service.tindakanmedis': {
    list: listTindakanmedis,
    show: showTindakanmedis,
    create: createTindakanmedis,
    edit: editTindakanmedis,
  },
};

export const serviceCallHandlers = {
  'service.registration.storecustomer': registerCustomer,
  'service.registration.ceknik': checkNik,
  'service.registration.kandidat': listCandidates,
  'service.visitperawatan.bhp': confirmBhp,
  'service.visitperawatan.bhpbatal': cancelBhp,
  'service.itempicker': pickItem,
  'service.consent.sign': signConsent,
  'service.consent.tarik': withdrawConsent,
  'service.consent.print': printConsent,
  'service.visitresep.print': printResep,
  'service.visit.count': countVisit,
  'service.customer.timeline': customerTimeline,
  'platform.users.import': importPatients,
  'platform.users.rejected': rejectedPatients,
  'platform.users.template': patientTemplate,
};
