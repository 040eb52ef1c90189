// Resources of the packages, in menu order.
import type { Resource } from '../kernel/define.ts';
import { pakettype } from './type.ts';

export const paketResources = {
  'paket.type': pakettype,
} as const satisfies Readonly<Record<string, Resource>>;
