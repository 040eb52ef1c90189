// Use cases of the chair: buttons of a doctor, and orthodontic treatment. Part of the module's list in ./index.ts.
import {
  createOrthocase,
  editOrthocase,
  finishOrthocase,
  listOrthocase,
  retainOrthocase,
  showOrthocase,
  startOrthocase,
  stopOrthocase,
} from './ortho/ortho-case.ts';
import { listLateCases } from './ortho/late-cases.ts';
import { photoPairs } from './photo/photo-pairs.ts';
import { saveProgress, showProgress } from './ortho/ortho-progress.ts';
import {
  changeResepFavourite,
  dropResepFavourite,
  keepResepFavourite,
  listResepFavourites,
} from './prescription/favourite-medicines.ts';
import { listFavourites, pinFavourite } from './treatment/favourite-treatments.ts';

import { findDiagnosis } from './record/find-diagnosis.ts';

export const chairUseCases = {
  'service.orthocase': {
    list: listOrthocase,
    show: showOrthocase,
    create: createOrthocase,
    edit: editOrthocase,
    mulai: startOrthocase,
    retensi: retainOrthocase,
    selesai: finishOrthocase,
    hentikan: stopOrthocase,
  },
};

export const chairCallHandlers = {
  'service.diagnosa.cari': findDiagnosis,
  'service.orthocase.lama': listLateCases,
  'service.multimedia.banding': photoPairs,
  'service.orthoprogress.show': showProgress,
  'service.orthoprogress.save': saveProgress,
  'service.tindakanfavorit.list': listFavourites,
  'service.tindakanfavorit.pin': pinFavourite,
  'service.resepfavorit.list': listResepFavourites,
  'service.resepfavorit.create': keepResepFavourite,
  'service.resepfavorit.edit': changeResepFavourite,
  'service.resepfavorit.delete': dropResepFavourite,
};
