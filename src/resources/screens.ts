// Every screen of the program, declared: pages of their own, and those of the resources. Router, menus, launcher, palette, guard and
// Refine read this list and no other.
import { financePages } from './finance/pages.ts';
import { type Heading, headings } from './headings.ts';
import type { Resource, ScreenName } from './kernel/define.ts';
import type { Page } from './page.ts';
import { platformPages } from './platform/pages.ts';
import { servicePages } from './service/pages.ts';

const pages = [...platformPages, ...servicePages, ...financePages] as const;
/** Addresses of the pages that no declaration of a resource has. */
export type PagePath = (typeof pages)[number]['path'];

export interface Screen extends Page {
  /** The resource that it is a screen of, and which one; none for a page of its own. */
  readonly of?: { readonly heading: Heading; readonly name: ScreenName };
  /** Shown by a component of its own instead of what is made from the declaration. */
  readonly bespoke: boolean;
}

/** Addresses of a resource's screens: those that it declares and has operations for. */
export const screenPaths = ({ screens: paths, operations }: Pick<Resource, 'screens' | 'operations'>) =>
  ({
    list: paths.list,
    create: paths.list && operations.create && `${paths.list}/create`,
    show: paths.show,
    edit: paths.show && operations.edit && `${paths.show}/edit`,
  }) satisfies Record<ScreenName, string | undefined>;

const screensOf = (heading: Heading): readonly Screen[] => {
  const paths = screenPaths(heading);
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
    };
  });
};

/** In menu order: of a module, the pages of their own stand before those of its resources. */
export const screens: readonly Screen[] = [
  ...pages.map((page) => ({ ...page, bespoke: true })),
  ...headings.flatMap(screensOf),
];
