// Use cases of the service module; completeness is checked in ../index.ts.
import { listCandidates } from './candidate.ts';
import { checkNik } from './check-nik.ts';
import { customerTimeline } from './customer-timeline.ts';
import { importPatients } from './import-patients.ts';
import { patientTemplate, rejectedPatients } from './import-sheet.ts';
import { listDuplicates, tellApart } from './list-duplicates.ts';
import { mergePatients } from './merge-patients.ts';
import { registerCustomer } from './register-customer.ts';
import { editHeader } from './record/edit-header.ts';
import { listRecordTreatments, listRecordVisits } from './record/list-record.ts';
import { allowResume, printResume } from './resume/print-resume.ts';
import { countUnfinished, listUnfinished } from './unfinished/list-unfinished.ts';
import { createVisit } from './create-visit.ts';
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
  'service.registration.ganda': listDuplicates,
  'service.registration.bedakan': tellApart,
  'service.registration.gabung': mergePatients,
  'service.rekammedis.edit': editHeader,
  'service.rekammedis.kunjungan': listRecordVisits,
  'service.rekammedis.tindakan': listRecordTreatments,
  'service.rekammedis.cetak': allowResume,
  'service.rekammedis.resume': printResume,
  'service.belumberes.list': listUnfinished,
  'service.belumberes.count': countUnfinished,
  'service.visit.count': countVisit,
  'service.customer.timeline': customerTimeline,
  'platform.users.import': importPatients,
  'platform.users.rejected': rejectedPatients,
  'platform.users.template': patientTemplate,
};
