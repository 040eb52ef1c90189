// Routes of the derived screens, one list for the router and for Refine.
import type { ResourceProps } from '@refinedev/core';
import type { ComponentType } from 'react';
import type { Access } from '../providers/access.ts';
import { type Heading, headings } from '../resources/headings.ts';
import type { Resource } from '../resources/kernel/define.ts';
import { type Deferred, deferred } from '../kit/page/deferred.tsx';

type Screen = ComponentType<{ resource: Resource }>;
const screens = {
  list: async () => (await import('./list/list-screen.tsx')).ListScreen,
  create: async () => (await import('./form/create-screen.tsx')).CreateScreen,
  edit: async () => (await import('./form/edit-screen.tsx')).EditScreen,
  show: async () => (await import('./record/show-screen.tsx')).ShowScreen,
  document: async () => (await import('./record/document-screen.tsx')).DocumentScreen as Screen,
} as const satisfies Readonly<Record<string, () => Promise<Screen>>>;

export interface ScreenRoute {
  readonly path: string;
  readonly access: Access;
  readonly Page: Deferred<object>;
}

/** Addresses of a resource's screens: those that it declares and has operations for. */
export const screenPaths = ({ screens: paths, operations }: Pick<Resource, 'screens' | 'operations'>) => ({
  list: paths.list,
  create: paths.list && operations.create && `${paths.list}/create`,
  show: paths.show,
  edit: paths.show && operations.edit && `${paths.show}/edit`,
});

/** The screen comes together with the declaration that it shows. */
const screenOf = (heading: Heading, load: () => Promise<Screen>): Deferred<object> =>
  deferred(async () => {
    const [Screen, resource] = await Promise.all([load(), heading.load()]);
    return () => <Screen resource={resource} />;
  });

const routesOf = (heading: Heading): readonly ScreenRoute[] => {
  const paths = screenPaths(heading);
  const route = (path: string | undefined, action: string, load: () => Promise<Screen>): readonly ScreenRoute[] =>
    path ? [{ path, Page: screenOf(heading, load), access: { resource: heading.name, action } }] : [];
  return [
    ...route(paths.list, 'list', screens.list),
    ...route(paths.create, 'create', screens.create),
    ...route(paths.show, 'show', heading.kind === 'document' ? screens.document : screens.show),
    ...route(paths.edit, 'edit', screens.edit),
  ];
};

export const screenRoutes: readonly ScreenRoute[] = headings.flatMap(routesOf);

/** The registry in Refine's words. */
export const refineResources: ResourceProps[] = headings.map((heading) => ({
  name: heading.name,
  ...screenPaths(heading),
  meta: { label: heading.label },
}));
