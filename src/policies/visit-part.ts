// Who may open which part of a visit: its tabs, and what is told of them (service.md 4).
import type { VisitPartName } from '../resources/service/visit-part.ts';
import { can, mayCall, type Who } from './enforcer.ts';

/** True where the person may open the part. */
export const opensVisitPart: Readonly<Record<VisitPartName, (who: Who) => boolean>> = {
  soap: (who) => mayCall(who, 'service.visitsoap.show'),
  diagnosa: (who) => can(who, 'service.visitdiagnosa', 'list'),
  odontogram: (who) => mayCall(who, 'service.odontogram.show'),
  rencana: (who) => can(who, 'service.treatmentplan', 'list'),
  tindakan: (who) => can(who, 'service.visitperawatan', 'list'),
  bhp: (who) => mayCall(who, 'service.visitperawatan.bhp'),
  formlab: (who) => can(who, 'service.formlab', 'create'),
  resep: (who) => can(who, 'service.visitresep', 'list'),
  foto: (who) => can(who, 'service.visitmultimedia', 'list'),
  orto: (who) => mayCall(who, 'service.orthoprogress.show'),
  persetujuan: (who) => can(who, 'service.consent', 'list'),
};
