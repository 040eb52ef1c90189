// Every screen of the program, declared: pages of their own, and those of the resources. Router, menus, launcher, palette, guard and
// Refine read this list and no other.
import { attendancePages } from './attendance/pages.ts';
import { financePages } from './finance/pages.ts';
import { type Heading, headings } from './headings.ts';
import { inventoryPages } from './inventory/pages.ts';
import type { Resource, ScreenName, Screens } from './kernel/define.ts';
import type { Page } from './page.ts';
import { paketPages } from './paket/pages.ts';
import { platformPages } from './platform/pages.ts';
import { servicePages } from './service/pages.ts';

const pages = [
  ...platformPages,
  ...servicePages,
  ...paketPages,
  ...inventoryPages,
  ...attendancePages,
  ...financePages,
] as const;
/** Addresses of the pages that no declaration of a resource has. */
export type PagePath = (typeof pages)[number]['path'];

export interface Screen extends Omit<Page, 'mirrors'> {
  /** The resource that it is a screen of, and which one; none for a page of its own. */
  readonly of?: { readonly heading: Heading; readonly name: ScreenName };
  /** Shown by a component of its own instead of what is made from the declaration. */
  readonly bespoke: boolean;
  /** Address of the screen that this one shows below another prefix. */
  readonly mirrorOf?: string;
}

/** Addresses of a resource's screens: those that it declares and has operations for. */
export const screenPaths = ({ screens: paths, operations }: Pick<Resource, 'screens' | 'operations'>) =>
  ({
    list: paths.list,
    create: paths.list && operations.create && `${paths.list}/create`,
    show: paths.show,
    edit: paths.show && operations.edit && `${paths.show}/edit`,
  }) satisfies Record<ScreenName, string | undefined>;

/** A resource as its screens are reached: by the addresses that it declares, or below one of its mirrors. */
interface Reached {
  readonly heading: Heading;
  /** The resource at its own addresses; none for those themselves. */
  readonly twin?: Heading;
}

const below = (mirror: string, { list = '', ...screens }: Screens): Screens => ({
  ...screens,
  list: mirror,
  ...(screens.show && { show: screens.show.replace(list, mirror) }),
});

/** The same resource in all but its addresses, so that what is made from it leads to the mirror's own pages. */
const mirrored = (twin: Heading, mirror: string): Reached => {
  const screensThere = below(mirror, twin.screens);
  const load = () => twin.load().then((declared) => ({ ...declared, screens: screensThere }));
  return { heading: { ...twin, screens: screensThere, load }, twin };
};

export const reached: readonly Reached[] = headings.flatMap((heading) => [
  { heading },
  ...(heading.screens.mirrors ?? []).map((mirror) => mirrored(heading, mirror)),
]);

const screensOf = ({ heading, twin }: Reached): readonly Screen[] => {
  const paths = screenPaths(heading);
  const twins = twin && screenPaths(twin);
  const { bespoke = [], group } = heading.screens;
  return (Object.keys(paths) as ScreenName[]).flatMap((name) => {
    const path = paths[name];
    if (!path) return [];
    return {
      path,
      label: heading.label,
      module: heading.module,
      access: { resource: heading.name, action: name },
      menu: name === 'list',
      group: group ?? (path.includes('/master/') ? 'Master' : undefined),
      of: { heading, name },
      bespoke: bespoke.includes(name),
      ...(twins && { mirrorOf: twins[name] ?? path }),
    };
  });
};

const pageScreens = ({ mirrors = [], ...page }: Page): readonly Screen[] => [
  { ...page, bespoke: true },
  ...mirrors.map((path) => ({ ...page, path, bespoke: true, mirrorOf: page.path })),
];

const isLast = (page: Page): boolean => page.last === true;

/** In menu order: of a module, the pages of their own stand before those of its resources where they do not say otherwise. */
export const screens: readonly Screen[] = [
  ...pages.filter((page) => !isLast(page)).flatMap(pageScreens),
  ...reached.flatMap(screensOf),
  ...pages.filter(isLast).flatMap(pageScreens),
];
