// The use cases of orthodontic treatment, as the list of the module takes them up.
import {
  createOrthocase,
  editOrthocase,
  finishOrthocase,
  listOrthocase,
  retainOrthocase,
  showOrthocase,
  startOrthocase,
  stopOrthocase,
} from './ortho-case.ts';
import { listLateCases } from './late-cases.ts';
import { saveProgress, showProgress } from './ortho-progress.ts';

export const orthoUseCases = {
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

export const orthoCallHandlers = {
  'service.orthoprogress.show': showProgress,
  'service.orthoprogress.save': saveProgress,
  'service.orthocase.lama': listLateCases,
};
