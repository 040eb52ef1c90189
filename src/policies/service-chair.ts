// Who may use the buttons of a doctor at the chair and write its examinations; part of the module's grants and openings (workspace.md 3).
import type { CallGrants } from './grant.ts';
import type { CallOpenings } from './opening.ts';
import type { diagnosisCalls } from '../resources/service/diagnosis-calls.ts';
import type { favouriteCalls } from '../resources/service/favourite-calls.ts';
import type { orthoCalls } from '../resources/service/ortho-calls.ts';
import type { photoCalls } from '../resources/service/photo-calls.ts';
import type { perioCalls } from '../resources/service/perio-calls.ts';
import type { resepFavouriteCalls } from '../resources/service/resep-favourite-calls.ts';
import { ADMIN, DOKTER, MANAGER, PERAWAT, SUPERADMIN } from './role.ts';

type ChairCalls = typeof diagnosisCalls &
  typeof perioCalls &
  typeof favouriteCalls &
  typeof resepFavouriteCalls &
  Pick<typeof orthoCalls, 'service.orthocase.lama'> &
  Pick<typeof photoCalls, 'service.multimedia.banding'>;

const CLINIC = [PERAWAT, DOKTER, ADMIN, MANAGER, SUPERADMIN] as const;
const CHAIR = [DOKTER, PERAWAT, MANAGER, SUPERADMIN] as const;
/** His own; nobody keeps them for him. */
const OWN = [DOKTER] as const;
const VISIT = ['service.visit'] as const;
const CARE = [...VISIT, 'service.rekammedis'] as const;

export const chairCallGrants: CallGrants<ChairCalls> = {
  'service.orthocase.lama': CLINIC,
  'service.multimedia.banding': CLINIC,
  'service.diagnosa.cari': CLINIC,
  'service.perio.show': CLINIC,
  'service.perio.record': CHAIR,
  'service.perio.print': CLINIC,
  'service.tindakanfavorit.list': CLINIC,
  'service.tindakanfavorit.pin': OWN,
  'service.resepfavorit.list': CLINIC,
  'service.resepfavorit.create': OWN,
  'service.resepfavorit.edit': OWN,
  'service.resepfavorit.delete': OWN,
};

export const chairCallOpenings: CallOpenings<ChairCalls> = {
  'service.orthocase.lama': VISIT,
  'service.multimedia.banding': CARE,
  'service.diagnosa.cari': CARE,
  'service.perio.show': CARE,
  'service.perio.record': VISIT,
  'service.perio.print': CARE,
  'service.tindakanfavorit.list': VISIT,
  'service.tindakanfavorit.pin': VISIT,
  'service.resepfavorit.list': VISIT,
  'service.resepfavorit.create': VISIT,
  'service.resepfavorit.edit': VISIT,
  'service.resepfavorit.delete': VISIT,
};
