// The parts of a patient's record, as far as its reader may see them; each is fetched when it is opened (service.md 4).
import { can, mayCall } from '../../../policies/index.ts';
import { deferred } from '../../../kit/page/deferred.tsx';
import type { PersonData } from '../../../parts/platform/person/person.ts';
import type { PartTab } from '../../../kit/page/part-tabs.tsx';

export const recordTabs: readonly PartTab<{ patient: PersonData }>[] = [
  {
    key: 'riwayat',
    label: 'record.history',
    opensFor: (me) => mayCall(me, 'service.rekammedis.kunjungan'),
    Content: deferred(async () => (await import('./history.tsx')).History),
  },
  {
    key: 'tindakan',
    label: 'record.treatments',
    opensFor: (me) => mayCall(me, 'service.rekammedis.tindakan'),
    Content: deferred(async () => (await import('./treatments.tsx')).Treatments),
  },
  {
    key: 'odontogram',
    label: 'chart.title',
    opensFor: (me) => mayCall(me, 'service.odontogram.show'),
    Content: deferred(async () => (await import('./chart.tsx')).Chart),
  },
  {
    key: 'rencana',
    label: 'record.plans',
    opensFor: (me) => can(me, 'service.treatmentplan', 'list'),
    Content: deferred(async () => (await import('./lists.tsx')).Plans),
  },
  {
    key: 'orto',
    label: 'record.courses',
    opensFor: (me) => can(me, 'service.orthocase', 'list'),
    Content: deferred(async () => (await import('./lists.tsx')).Courses),
  },
  {
    key: 'formlab',
    label: 'lab.title',
    opensFor: (me) => can(me, 'service.formlab', 'list'),
    Content: deferred(async () => (await import('./lists.tsx')).FormLabs),
  },
  {
    key: 'resep',
    label: 'record.prescriptions',
    opensFor: (me) => can(me, 'service.visitresep', 'list'),
    Content: deferred(async () => (await import('./lists.tsx')).Prescriptions),
  },
  {
    key: 'persetujuan',
    label: 'record.consents',
    opensFor: (me) => can(me, 'service.consent', 'list'),
    Content: deferred(async () => (await import('./lists.tsx')).Consents),
  },
  {
    key: 'foto',
    label: 'gallery.tab',
    opensFor: (me) => can(me, 'service.visitmultimedia', 'list'),
    Content: deferred(async () => (await import('./photos.tsx')).Photos),
  },
  {
    key: 'tagihan',
    label: 'record.bills',
    opensFor: (me) => can(me, 'finance.bill', 'list'),
    Content: deferred(async () => (await import('./lists.tsx')).Bills),
  },
];
