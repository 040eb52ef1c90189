// The declared screens in Refine's words.
import type { ResourceProps } from '@refinedev/core';
import { reached, type Screen, screenPaths, screens } from '../resources/screens.ts';

/** What it is about: the resource, or what its call is of ('attendance.pegawai' of 'attendance.pegawai.list'). */
const subjectOf = ({ access }: Screen): string =>
  'call' in access ? access.call.slice(0, access.call.lastIndexOf('.')) : access.resource;

const actionOf = ({ path }: Screen) =>
  path.endsWith('/create') ? ('create' as const) : path.includes('/:id') ? ('show' as const) : ('list' as const);

/** Each resource with its screens, once more for each mirror, then each page of its own, told apart from its resource by its address. */
export const refineResources: ResourceProps[] = [
  ...reached.map(({ heading, twin }) => ({
    name: heading.name,
    ...(twin && { identifier: heading.screens.list ?? heading.name }),
    ...screenPaths(heading),
    meta: { label: heading.label, module: heading.module },
  })),
  ...screens
    .filter(({ of }) => !of)
    .map((screen) => {
      const { path, ...meta } = screen;
      return { name: subjectOf(screen), identifier: path, [actionOf(screen)]: path, meta };
    }),
];
