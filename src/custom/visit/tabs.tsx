// The parts of a visit's page, as far as its reader may see them; each is fetched when it is opened (service.md 4).
import { type ComponentType, lazy } from 'react';
import type { ParseKeys } from 'i18next';
import { can, mayCall } from '../../policies/index.ts';
import type { SessionUser } from '../../providers/session.ts';
import { formlab } from '../../resources/service/formlab.ts';
import { visitmultimedia } from '../../resources/service/visitmultimedia.ts';
import { visitperawatan } from '../../resources/service/visitperawatan.ts';
import type { VisitData } from '../../screens/parts/visit/visit.ts';

export interface VisitTab {
  /** In the address: `?tab=`. */
  readonly key: string;
  readonly label: ParseKeys;
  readonly opensFor: (user: SessionUser) => boolean;
  readonly Content: ComponentType<{ visit: VisitData }>;
}

export const visitTabs: readonly VisitTab[] = [
  {
    key: 'soap',
    label: 'note.tab',
    opensFor: ({ role }) => mayCall(role, 'service.visitsoap.show'),
    Content: lazy(async () => ({ default: (await import('./soap/soap-tab.tsx')).SoapTab })),
  },
  {
    key: 'tindakan',
    label: 'workspace.treatment',
    opensFor: ({ role }) => can(role, visitperawatan.name, 'list'),
    Content: lazy(async () => ({ default: (await import('./treatments.tsx')).Treatments })),
  },
  {
    key: 'odontogram',
    label: 'chart.title',
    opensFor: ({ role }) => can(role, 'service.odontogram.show', 'call'),
    Content: lazy(async () => ({ default: (await import('./odontogram-tab.tsx')).OdontogramTab })),
  },
  {
    key: 'formlab',
    label: 'lab.title',
    opensFor: ({ role }) => can(role, formlab.name, 'create'),
    Content: lazy(async () => ({ default: (await import('./form-lab.tsx')).FormLab })),
  },
  {
    key: 'foto',
    label: 'gallery.tab',
    opensFor: ({ role }) => can(role, visitmultimedia.name, 'list'),
    Content: lazy(async () => ({ default: (await import('./photos.tsx')).Photos })),
  },
];
