// What menus, routes and the data provider know of every resource before one of its pages is open. For the browser the build
// writes this list down (vite.config.ts), and a declaration comes with the first page that shows it.
import type { Resource } from './kernel/define.ts';
import { allResources, type ResourceName } from './registry.ts';

export type Heading = Pick<Resource, 'kind' | 'path' | 'module' | 'label' | 'title' | 'screens' | 'operations'> & {
  readonly name: ResourceName;
  /** The whole declaration. */
  readonly load: () => Promise<Resource>;
};

export const headings: readonly Heading[] = allResources.map((resource) => ({
  kind: resource.kind,
  name: resource.name as ResourceName,
  path: resource.path,
  module: resource.module,
  label: resource.label,
  title: resource.title,
  screens: resource.screens,
  operations: resource.operations,
  load: () => Promise.resolve(resource),
}));
