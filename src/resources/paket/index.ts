// Resources of the packages, in menu order.
import type { Resource } from '../kernel/define.ts';
import { pakethistory } from './history.ts';
import { membership } from './membership.ts';
import { membershipperawatan } from './membershipperawatan.ts';
import { claim } from './claim.ts';
import { pakettype } from './type.ts';

export const paketResources = {
  'paket.history': pakethistory,
  'paket.membership': membership,
  'paket.membershipperawatan': membershipperawatan,
  'paket.type': pakettype,
  'paket.membershipperawatanused': claim,
} as const satisfies Readonly<Record<string, Resource>>;
