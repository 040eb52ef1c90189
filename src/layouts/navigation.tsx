// The screens that a user may open, as one list for menus, launcher and home page.
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { type Access, detour } from '../providers/access.ts';
import { useUser } from '../providers/session.ts';
import type { Module, Resource } from '../resources/kernel/define.ts';
import { allResources, type ResourceName } from '../resources/registry.ts';

export interface Entry {
  readonly path: string;
  readonly label: string;
  readonly module: Module;
  /** Heading inside the module's menu. */
  readonly group?: string;
  readonly access: Access;
}

const MODULES: readonly Module[] = ['service', 'paket', 'inventory', 'attendance', 'finance', 'platform'];

const ofResource = (resource: Resource): Entry | undefined =>
  resource.screens.list
    ? {
        path: resource.screens.list,
        label: resource.label,
        module: resource.module,
        group: resource.screens.list.includes('/master/') ? 'Master' : undefined,
        access: { resource: resource.name as ResourceName, action: 'list' },
      }
    : undefined;

const Navigation = createContext<readonly Entry[]>([]);

/** Puts bespoke pages before the derived ones of the same module, and leaves out what the user may not open. */
export const NavigationProvider = ({ pages, children }: { pages: readonly Entry[]; children: ReactNode }) => {
  const user = useUser();
  const entries = useMemo(() => {
    const derived = allResources.map(ofResource).filter((entry) => entry !== undefined);
    const all = [...pages, ...derived].filter((entry) => !detour(user, entry.path, entry.access));
    const ungrouped = all.filter((entry) => !entry.group);
    const grouped = all.filter((entry) => entry.group);
    return MODULES.flatMap((module) => [...ungrouped, ...grouped].filter((entry) => entry.module === module));
  }, [pages, user]);
  return <Navigation value={entries}>{children}</Navigation>;
};

/** The entries that the signed-in user may open, in menu order. */
export const useNavigation = (): readonly Entry[] => useContext(Navigation);

/** Modules that have at least one entry, in menu order. */
export const modulesOf = (entries: readonly Entry[]): readonly Module[] =>
  MODULES.filter((module) => entries.some((entry) => entry.module === module));

/** The entry whose screen, or whose record, is shown at this path: the longest that fits. */
export const currentEntry = (entries: readonly Entry[], path: string): Entry | undefined =>
  entries
    .filter((entry) => path === entry.path || path.startsWith(`${entry.path}/`))
    .toSorted((a, b) => b.path.length - a.path.length)[0];
