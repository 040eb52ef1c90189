// Routes of the derived screens, one list for the router and for Refine.
import type { ResourceProps } from '@refinedev/core';
import { type ComponentType, lazy } from 'react';
import type { Access } from '../providers/access.ts';
import type { Resource } from '../resources/kernel/define.ts';
import { allResources, type ResourceName } from '../resources/registry.ts';

const ListScreen = lazy(async () => ({ default: (await import('./list/list-screen.tsx')).ListScreen }));
const CreateScreen = lazy(async () => ({ default: (await import('./form/create-screen.tsx')).CreateScreen }));
const EditScreen = lazy(async () => ({ default: (await import('./form/edit-screen.tsx')).EditScreen }));
const ShowScreen = lazy(async () => ({ default: (await import('./record/show-screen.tsx')).ShowScreen }));
const DocumentScreen = lazy(async () => ({ default: (await import('./record/document-screen.tsx')).DocumentScreen }));

export interface ScreenRoute {
  readonly path: string;
  readonly access: Access;
  readonly resource: Resource;
  readonly Screen: ComponentType<{ resource: Resource }>;
}

/** Addresses of a resource's screens: those that it declares and has operations for. */
export const screenPaths = ({ screens, operations }: Resource) => ({
  list: screens.list,
  create: screens.list && operations.create && `${screens.list}/create`,
  show: screens.show,
  edit: screens.show && operations.edit && `${screens.show}/edit`,
});

const routesOf = (resource: Resource): readonly ScreenRoute[] => {
  const paths = screenPaths(resource);
  const record = (resource.kind === 'document' ? DocumentScreen : ShowScreen) as ScreenRoute['Screen'];
  const route = (path: string | undefined, action: string, Screen: ScreenRoute['Screen']): readonly ScreenRoute[] =>
    path ? [{ path, resource, Screen, access: { resource: resource.name as ResourceName, action } }] : [];
  return [
    ...route(paths.list, 'list', ListScreen),
    ...route(paths.create, 'create', CreateScreen),
    ...route(paths.show, 'show', record),
    ...route(paths.edit, 'edit', EditScreen),
  ];
};

export const screenRoutes: readonly ScreenRoute[] = allResources.flatMap(routesOf);

/** The registry in Refine's words. */
export const refineResources: ResourceProps[] = allResources.map((resource) => ({
  name: resource.name,
  ...screenPaths(resource),
  meta: { label: resource.label },
}));
