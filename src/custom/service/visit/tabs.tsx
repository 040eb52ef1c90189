// The parts of a visit's page, as far as its reader may see them; each is fetched when it is opened (service.md 4).
import { can, mayCall, maySee } from '../../../policies/index.ts';
import { formlab } from '../../../resources/service/formlab.ts';
import { visitmultimedia } from '../../../resources/service/visitmultimedia.ts';
import { bill } from '../../../resources/finance/bill.ts';
import { applog } from '../../../resources/platform/applog.ts';
import { visitdiagnosa } from '../../../resources/service/visitdiagnosa.ts';
import { visitperawatan } from '../../../resources/service/visitperawatan.ts';
import { deferred } from '../../../kit/page/deferred.tsx';
import type { VisitData } from '../../../parts/service/visit/visit.ts';
import type { PartTab } from '../../../kit/page/part-tabs.tsx';

export const visitTabs: readonly PartTab<{ visit: VisitData }>[] = [
  {
    key: 'soap',
    label: 'note.tab',
    opensFor: (me) => mayCall(me, 'service.visitsoap.show'),
    Content: deferred(async () => (await import('./soap/soap-tab.tsx')).SoapTab),
  },
  {
    key: 'diagnosa',
    label: 'note.diagnosisTab',
    opensFor: (me) => can(me, visitdiagnosa.name, 'list'),
    Content: deferred(async () => (await import('./diagnosis/diagnosis-tab.tsx')).DiagnosisTab),
  },
  {
    key: 'odontogram',
    label: 'chart.title',
    opensFor: (me) => can(me, 'service.odontogram.show', 'call'),
    Content: deferred(async () => (await import('./odontogram-tab.tsx')).OdontogramTab),
  },
  {
    key: 'rencana',
    label: 'chart.plan.tab',
    opensFor: (me) => can(me, 'service.treatmentplan', 'list'),
    Content: deferred(async () => (await import('./plan-tab.tsx')).PlanTab),
  },
  {
    key: 'tindakan',
    label: 'workspace.treatment',
    opensFor: (me) => can(me, visitperawatan.name, 'list'),
    Content: deferred(async () => (await import('./treatments.tsx')).Treatments),
  },
  {
    key: 'bhp',
    label: 'supply.bhp',
    opensFor: (me) => can(me, 'service.visitperawatan.bhp', 'call'),
    Content: deferred(async () => (await import('./bhp-tab.tsx')).BhpTab),
  },
  {
    key: 'formlab',
    label: 'lab.title',
    opensFor: (me) => can(me, formlab.name, 'create'),
    Content: deferred(async () => (await import('./form-lab.tsx')).FormLab),
  },
  {
    key: 'resep',
    label: 'supply.resep',
    opensFor: (me) => can(me, 'service.visitresep', 'list'),
    Content: deferred(async () => (await import('./resep-tab.tsx')).ResepTab),
  },
  {
    key: 'foto',
    label: 'gallery.tab',
    opensFor: (me) => can(me, visitmultimedia.name, 'list'),
    Content: deferred(async () => (await import('./photos.tsx')).Photos),
  },
  {
    key: 'orto',
    label: 'note.orthoTab',
    opensFor: (me) => mayCall(me, 'service.orthoprogress.show'),
    Content: deferred(async () => (await import('./ortho/ortho-tab.tsx')).OrthoTab),
  },
  {
    key: 'persetujuan',
    label: 'consent.tab',
    opensFor: (me) => can(me, 'service.consent', 'list'),
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
