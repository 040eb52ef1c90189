// What the parts of a visit are called, on its tabs and at its end.
import type { ParseKeys } from 'i18next';
import type { VisitPartName } from '../../../resources/service/visit-part.ts';

export const partLabels: Readonly<Record<VisitPartName, ParseKeys>> = {
  soap: 'note.tab',
  diagnosa: 'note.diagnosisTab',
  odontogram: 'chart.title',
  rencana: 'chart.plan.tab',
  tindakan: 'workspace.treatment',
  bhp: 'supply.bhp',
  formlab: 'lab.title',
  resep: 'supply.resep',
  foto: 'gallery.tab',
  orto: 'note.orthoTab',
  persetujuan: 'consent.tab',
};
