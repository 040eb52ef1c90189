// Use cases of the service module; completeness is checked in ../index.ts.
import { listCandidates } from './candidate.ts';
import { checkNik } from './check-nik.ts';
import { customerTimeline } from './customer-timeline.ts';
import { downloadPhoto } from './download-photo.ts';
import { importPatients } from './import-patients.ts';
import { patientTemplate, rejectedPatients } from './import-sheet.ts';
import { arrangeLabels, deleteLabel, listLabel, showLabel } from './photo-label.ts';
import { photoGaps, photoTiles, photoVisits } from './photo-overview.ts';
import { listPhoto, showPhoto } from './photo-record.ts';
import { editPhotoRecord, removePhoto } from './photo-write.ts';
import { registerCustomer } from './register-customer.ts';
import { createVisit } from './create-visit.ts';
import { countVisit, listVisit, showVisit } from './list-visit.ts';
import { createTindakanmedis, editTindakanmedis, listTindakanmedis, showTindakanmedis } from './tindakanmedis-price.ts';
import { listTreatment, showTreatment } from './treatment-record.ts';
import { cancelTreatment, createTreatment, doTreatment, editTreatment, undoTreatment } from './treatment-write.ts';
import { uploadPhoto } from './upload-photo.ts';
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
  'service.multimedialabel': { list: listLabel, show: showLabel, delete: deleteLabel },
  'service.visitmultimedia': { list: listPhoto, show: showPhoto, edit: editPhotoRecord },
};

export const serviceCallHandlers = {
  'service.registration.storecustomer': registerCustomer,
  'service.registration.ceknik': checkNik,
  'service.registration.kandidat': listCandidates,
  'service.visit.count': countVisit,
  'service.customer.timeline': customerTimeline,
  'service.visitmultimedia.create': uploadPhoto,
  'service.visitmultimedia.delete': removePhoto,
  'service.visitmultimedia.unduh': downloadPhoto,
  'service.multimedialabel.urutan': arrangeLabels,
  'service.multimedia.visit': photoVisits,
  'service.multimedia.label': photoTiles,
  'service.multimedia.matriks': photoGaps,
  'platform.users.import': importPatients,
  'platform.users.rejected': rejectedPatients,
  'platform.users.template': patientTemplate,
};
