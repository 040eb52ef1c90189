// Use cases of the service module; completeness is checked in ../index.ts.
import { listBhp, showBhp } from './treatment/list-bhp.ts';
import { checkNik } from './patient/check-nik.ts';
import { customerTimeline } from './patient/customer-timeline.ts';
import { listChips } from './patient/list-chips.ts';
import { downloadPhoto } from './photo/download-photo.ts';
import { importPatients } from './patient/import-patients.ts';
import { patientTemplate, rejectedPatients } from './patient/import-sheet.ts';
import { arrangeLabels, deleteLabel, listLabel, showLabel } from './photo/photo-label.ts';
import { photoGaps, photoTiles, photoVisits } from './photo/photo-overview.ts';
import { listPhoto, readPhoto } from './photo/photo-record.ts';
import { calibrateXray } from './photo/calibrate-xray.ts';
import { editPhotoRecord, removePhoto } from './photo/photo-write.ts';
import { registerCustomer } from './patient/register-customer.ts';
import { cancelBhp, confirmBhp } from './treatment/confirm-bhp.ts';
import { listConsent, showConsent } from './consent/consent-record.ts';
import { signConsent } from './consent/sign-consent.ts';
import { withdrawConsent } from './consent/withdraw-consent.ts';
import { printConsent } from './consent/print-consent.ts';
import { editConsenttemplate } from './consent/edit-consenttemplate.ts';
import { listDuplicates, markDistinct } from './patient/list-duplicates.ts';
import { mergePatients } from './patient/merge-patients.ts';
import { editHeader } from './record/edit-header.ts';
import { listRecordTreatments, listRecordVisits } from './record/list-record.ts';
import { allowResume, printResume } from './resume/print-resume.ts';
import { countUnfinished, listUnfinished } from './unfinished/list-unfinished.ts';
import { visitCharges } from './visit/visit-charges.ts';
import { visitPartStates } from './unfinished/visit-part-states.ts';
import { billFromVisit } from './visit/bill-from-visit.ts';
import { createVisit } from './visit/create-visit.ts';
import { pickItem } from './prescription/item-picker.ts';
import { printResep } from './prescription/print-resep.ts';
import { listResep, showResep } from './prescription/resep-record.ts';
import { cancelResep, sendResep } from './prescription/resep-life.ts';
import { createResep, editResep } from './prescription/store-resep.ts';
import { countVisit, listVisit, showVisit } from './visit/list-visit.ts';
import { odontogramHandlers } from './odontogram/odontogram-handlers.ts';
import { perioHandlers } from './perio/perio-handlers.ts';
import { planFinding } from './plan/plan-finding.ts';
import { pullPlanItems } from './plan/plan-pull.ts';
import { listPlans, showPlan } from './plan/plan-record.ts';
import { approvePlan, cancelPlan, createPlan, editPlan } from './plan/plan-write.ts';
import { printEstimate } from './plan/print-estimate.ts';
import { listFormlab, showFormlab } from './lab/formlab-record.ts';
import { cancelFormlab, fitFormlab, receiveFormlab, remakeFormlab, sendFormlab } from './lab/formlab-step.ts';
import { createFormlab, editFormlab } from './lab/formlab-write.ts';
import { importJasas, jasaTemplate, rejectedJasas } from './catalog/jasa-import.ts';
import { listLaboratorium, showLaboratorium } from './catalog/laboratorium-figures.ts';
import { groupTreatments } from './catalog/group-treatments.ts';
import { raisePrices } from './catalog/raise-prices.ts';
import { printFormlab } from './lab/print-formlab.ts';
import {
  createTindakanmedis,
  editTindakanmedis,
  listTindakanmedis,
  showTindakanmedis,
} from './catalog/tindakanmedis-price.ts';
import { listDiagnosis, showDiagnosis } from './record/diagnosis-record.ts';
import { createDiagnosis, editDiagnosis, removeDiagnosis } from './record/diagnosis-write.ts';
import { listEarlier } from './record/earlier-visits.ts';
import { setAlert, showAlert } from './record/medical-alert.ts';
import { orthoCallHandlers, orthoUseCases } from './ortho/ortho-list.ts';
import { photoPairs } from './photo/photo-pairs.ts';
import { resepFavouriteHandlers } from './prescription/favourite-medicines.ts';
import { findDiagnosis } from './record/find-diagnosis.ts';
import { listFavourites, pinFavourite } from './treatment/favourite-treatments.ts';
import { createTemplate, editTemplate, removeTemplate } from './record/soap-template.ts';
import { showSoap } from './record/soap-record.ts';
import { addAddendum, lockSoap, saveSoap } from './record/soap-write.ts';
import { createJadwal, createJadwallibur, editJadwal, editJadwallibur } from './schedule/jadwal-write.ts';
import { listRecalls, showRecall } from './recall/recall-list.ts';
import { noteRecallResult } from './recall/recall-result.ts';
import { createWaiting, editWaiting } from './schedule/waiting-list.ts';
import { proposePlaces } from './schedule/propose-places.ts';
import { listPlanned } from './schedule/planned-items.ts';
import { bookPlanned } from './plan/book-planned.ts';
import { listUnits } from './visit/list-units.ts';
import { listReminders } from './visit/list-reminders.ts';
import { listSlots } from './schedule/list-slots.ts';
import { showCalendar } from './schedule/show-calendar.ts';
import { showQueue } from './visit/show-queue.ts';
import { importTreatments, rejectedTreatments, treatmentTemplate } from './catalog/treatment-import.ts';
import { listTreatment } from './treatment/list-treatment.ts';
import { showTreatment } from './treatment/treatment-record.ts';
import {
  cancelTreatment,
  createTreatment,
  doTreatment,
  editTreatment,
  undoTreatment,
} from './treatment/treatment-write.ts';
import { uploadPhoto } from './photo/upload-photo.ts';
import { cancelVisit } from './visit/visit-cancel.ts';
import { remindVisit, rescheduleVisit } from './visit/visit-booking.ts';
import { finishVisit, reopenVisit } from './visit/visit-finish.ts';
import { callVisit, confirmVisit, seatVisit, unconfirmVisit, unseatVisit } from './visit/visit-queue.ts';

export const serviceUseCases = {
  ...orthoUseCases,
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
    jadwalulang: rescheduleVisit,
    ingatkan: remindVisit,
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
  'service.visitdiagnosa': {
    list: listDiagnosis,
    show: showDiagnosis,
    create: createDiagnosis,
    edit: editDiagnosis,
    delete: removeDiagnosis,
  },
  'service.soaptemplate': { create: createTemplate, edit: editTemplate, delete: removeTemplate },
  'service.treatmentplan': {
    list: listPlans,
    show: showPlan,
    create: createPlan,
    edit: editPlan,
    setujui: approvePlan,
    batal: cancelPlan,
  },
  'service.laboratorium': { list: listLaboratorium, show: showLaboratorium },
  'service.formlab': {
    list: listFormlab,
    show: showFormlab,
    create: createFormlab,
    edit: editFormlab,
    kirim: sendFormlab,
    terima: receiveFormlab,
    pasang: fitFormlab,
    ulang: remakeFormlab,
    batal: cancelFormlab,
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
  'service.jadwal': { create: createJadwal, edit: editJadwal },
  'service.recall': { list: listRecalls, show: showRecall, hasil: noteRecallResult },
  'service.daftartunggu': { create: createWaiting, edit: editWaiting },
  'service.jadwallibur': { create: createJadwallibur, edit: editJadwallibur },
  'service.multimedialabel': { list: listLabel, show: showLabel, delete: deleteLabel },
  'service.visitmultimedia': { list: listPhoto, show: readPhoto, edit: editPhotoRecord },
};

export const serviceCallHandlers = {
  ...orthoCallHandlers,
  ...resepFavouriteHandlers,
  'service.diagnosa.cari': findDiagnosis,
  'service.multimedia.banding': photoPairs,
  'service.tindakanfavorit.list': listFavourites,
  'service.tindakanfavorit.pin': pinFavourite,
  'service.registration.storecustomer': registerCustomer,
  'service.jadwal.rencana': listPlanned,
  'service.visit.janji': bookPlanned,
  'service.visit.unit': listUnits,
  'service.registration.ceknik': checkNik,
  'service.visitperawatan.bhp': confirmBhp,
  'service.visitperawatan.bhpbatal': cancelBhp,
  'service.itempicker': pickItem,
  'service.consent.sign': signConsent,
  'service.consent.tarik': withdrawConsent,
  'service.consent.print': printConsent,
  'service.visitresep.print': printResep,
  'service.registration.ganda': listDuplicates,
  'service.registration.bedakan': markDistinct,
  'service.registration.gabung': mergePatients,
  'service.rekammedis.edit': editHeader,
  'service.rekammedis.kunjungan': listRecordVisits,
  'service.rekammedis.tindakan': listRecordTreatments,
  'service.rekammedis.cetak': allowResume,
  'service.rekammedis.resume': printResume,
  'service.belumberes.list': listUnfinished,
  'service.belumberes.count': countUnfinished,
  'service.visit.count': countVisit,
  'service.jadwal.slot': listSlots,
  'service.jadwal.kalender': showCalendar,
  'service.visit.pengingat': listReminders,
  'service.visit.antrian': showQueue,
  'service.daftartunggu.usulan': proposePlaces,
  'service.formlab.letter': printFormlab,
  'service.tindakanmedis.raise': raisePrices,
  'service.tindakanmedis.import': importTreatments,
  'service.tindakanmedis.rejected': rejectedTreatments,
  'service.tindakanmedis.template': treatmentTemplate,
  'service.laboratoriumjasa.import': importJasas,
  'service.laboratoriumjasa.rejected': rejectedJasas,
  'service.laboratoriumjasa.template': jasaTemplate,
  'service.visitperawatan.group': groupTreatments,
  'service.customer.timeline': customerTimeline,
  'service.customer.chip': listChips,
  'service.visitsoap.show': showSoap,
  'service.visit.earlier': listEarlier,
  'service.visit.parts': visitPartStates,
  'service.visit.charges': visitCharges,
  'service.rekammedis.alert': showAlert,
  'service.rekammedis.setalert': setAlert,
  'service.visitsoap.save': saveSoap,
  'service.visitsoap.lock': lockSoap,
  'service.visitsoap.add': addAddendum,
  ...odontogramHandlers,
  ...perioHandlers,
  'service.treatmentplan.tarik': pullPlanItems,
  'service.treatmentplan.temuan': planFinding,
  'service.treatmentplan.print': printEstimate,
  'service.visitmultimedia.create': uploadPhoto,
  'service.visitmultimedia.delete': removePhoto,
  'service.visitmultimedia.unduh': downloadPhoto,
  'service.visitmultimedia.kalibrasi': calibrateXray,
  'service.multimedialabel.urutan': arrangeLabels,
  'service.multimedia.visit': photoVisits,
  'service.multimedia.label': photoTiles,
  'service.multimedia.matriks': photoGaps,
  'finance.bill.fromvisit': billFromVisit,
  'platform.users.import': importPatients,
  'platform.users.rejected': rejectedPatients,
  'platform.users.template': patientTemplate,
};
