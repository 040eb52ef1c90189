// The parts of a visit's page, as far as its reader may see them; each is fetched when it is opened (service.md 4).
import { can, maySee } from '../../../policies/index.ts';
import { opensVisitPart } from '../../../policies/visit-part.ts';
import { bill } from '../../../resources/finance/bill.ts';
import { applog } from '../../../resources/platform/applog.ts';
import { deferred } from '../../../kit/page/deferred.tsx';
import { partLabels } from '../../../parts/service/visit/part-label.ts';
import type { VisitData } from '../../../parts/service/visit/visit.ts';
import type { PartTab } from '../../../kit/page/part-tabs.tsx';

export const visitTabs: readonly PartTab<{ visit: VisitData }>[] = [
  {
    key: 'soap',
    label: partLabels.soap,
    opensFor: opensVisitPart.soap,
    Content: deferred(async () => (await import('./soap/soap-tab.tsx')).SoapTab),
  },
  {
    key: 'diagnosa',
    label: partLabels.diagnosa,
    opensFor: opensVisitPart.diagnosa,
    Content: deferred(async () => (await import('./diagnosis/diagnosis-tab.tsx')).DiagnosisTab),
  },
  {
    key: 'odontogram',
    label: partLabels.odontogram,
    opensFor: opensVisitPart.odontogram,
    Content: deferred(async () => (await import('./odontogram-tab.tsx')).OdontogramTab),
  },
  {
    key: 'rencana',
    label: partLabels.rencana,
    opensFor: opensVisitPart.rencana,
    Content: deferred(async () => (await import('./plan-tab.tsx')).PlanTab),
  },
  {
    key: 'tindakan',
    label: partLabels.tindakan,
    opensFor: opensVisitPart.tindakan,
    Content: deferred(async () => (await import('./treatments.tsx')).Treatments),
  },
  {
    key: 'bhp',
    label: partLabels.bhp,
    opensFor: opensVisitPart.bhp,
    Content: deferred(async () => (await import('./bhp-tab.tsx')).BhpTab),
  },
  {
    key: 'formlab',
    label: partLabels.formlab,
    opensFor: opensVisitPart.formlab,
    Content: deferred(async () => (await import('./form-lab.tsx')).FormLab),
  },
  {
    key: 'resep',
    label: partLabels.resep,
    opensFor: opensVisitPart.resep,
    Content: deferred(async () => (await import('./resep-tab.tsx')).ResepTab),
  },
  {
    key: 'foto',
    label: partLabels.foto,
    opensFor: opensVisitPart.foto,
    Content: deferred(async () => (await import('./photos.tsx')).Photos),
  },
  {
    key: 'orto',
    label: partLabels.orto,
    opensFor: opensVisitPart.orto,
    Content: deferred(async () => (await import('./ortho/ortho-tab.tsx')).OrthoTab),
  },
  {
    key: 'persetujuan',
    label: partLabels.persetujuan,
    opensFor: opensVisitPart.persetujuan,
    Content: deferred(async () => (await import('./consent-tab.tsx')).ConsentTab),
  },
  {
    key: 'tagihan',
    label: 'note.billTab',
    opensFor: (me) => can(me, bill.name, 'show') && maySee(me.role, 'money'),
    Content: deferred(async () => (await import('./bill-tab.tsx')).BillTab),
  },
  {
    key: 'log',
    label: 'note.logTab',
    opensFor: (me) => can(me, applog.name, 'list'),
    Content: deferred(async () => (await import('./log-tab.tsx')).LogTab),
  },
];
