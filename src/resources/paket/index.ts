// Resources of the packages, in menu order.
import type { Resource } from '../kernel/define.ts';
import { pakethistory } from './history.ts';
import { pakettype } from './type.ts';

export const paketResources = {
  'paket.history': pakethistory,
  'paket.type': pakettype,
} as const satisfies Readonly<Record<string, Resource>>;
