// The ordered list that menus, routes, tables, stories and tests iterate.
import { attendanceResources } from './attendance/index.ts';
import { financeResources } from './finance/index.ts';
import type { Resource } from './kernel/define.ts';
import { inventoryResources } from './inventory/index.ts';
import { paketResources } from './paket/index.ts';
import { platformResources } from './platform/index.ts';
import { serviceResources } from './service/index.ts';

export const resources = {
  ...platformResources,
  ...serviceResources,
  ...paketResources,
  ...inventoryResources,
  ...attendanceResources,
  ...financeResources,
};

export type Registry = typeof resources;
export type ResourceName = keyof Registry;

/** The registry as a list, for projections that treat all resources alike. */
export const allResources: readonly Resource[] = Object.values(resources);

/** The declaration of that name; a typo does not compile. */
export const resource = <N extends ResourceName>(name: N): Registry[N] => resources[name];
