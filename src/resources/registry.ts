// The ordered list that menus, routes, tables, stories and tests iterate.
import type { Document, Resource } from './kernel/define.ts';
import { tindakanmediskategori } from './service/tindakanmediskategori.ts';

export const resources = {
  'service.tindakanmediskategori': tindakanmediskategori,
} as const satisfies Readonly<Record<string, Resource>>;

export type Registry = typeof resources;
export type ResourceName = keyof Registry;
export type DocumentName = { [N in ResourceName]: Registry[N] extends Document ? N : never }[ResourceName];

/** The registry as a list, for projections that treat all resources alike. */
export const allResources: readonly Resource[] = Object.values(resources);

/** The declaration of that name; a typo does not compile. */
export const resource = <N extends ResourceName>(name: N): Registry[N] => resources[name];
