// The parts of a patient's record, as far as its reader may see them; each is fetched when it is opened (service.md 4).
import { type ComponentType, lazy } from 'react';
import type { ParseKeys } from 'i18next';
import { can, mayCall } from '../../policies/index.ts';
import type { SessionUser } from '../../providers/session.ts';
import { bill } from '../../resources/finance/bill.ts';
import type { PersonData } from '../../screens/parts/person/person.ts';

export interface RecordTab {
  /** In the address: `?tab=`. */
  readonly key: string;
  readonly label: ParseKeys;
  readonly opensFor: (user: SessionUser) => boolean;
  readonly Content: ComponentType<{ patient: PersonData }>;
}

export const recordTabs: readonly RecordTab[] = [
  {
    key: 'riwayat',
    label: 'record.history',
    opensFor: ({ role }) => mayCall(role, 'service.rekammedis.kunjungan'),
    Content: lazy(async () => ({ default: (await import('./history.tsx')).History })),
  },
  {
    key: 'tindakan',
    label: 'record.treatments',
    opensFor: ({ role }) => mayCall(role, 'service.rekammedis.tindakan'),
    Content: lazy(async () => ({ default: (await import('./treatments.tsx')).Treatments })),
  },
  {
    key: 'tagihan',
    label: 'record.bills',
    opensFor: ({ role }) => can(role, bill.name, 'list'),
    Content: lazy(async () => ({ default: (await import('./bills.tsx')).Bills })),
  },
];
