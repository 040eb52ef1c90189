// The screens that a user may open, as one list for menus, launcher, palette and home page.
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { matchPath } from 'react-router';
import { showsInLauncher, showsModule } from '../policies/index.ts';
import { type Access, detour } from '../providers/access.ts';
import { useUser } from '../providers/session.ts';
import { type Heading, headings } from '../resources/headings.ts';
import type { Module } from '../resources/kernel/define.ts';
import { screenRoutes } from '../screens/routes.tsx';

export interface Entry {
  readonly path: string;
  readonly label: string;
  readonly module: Module;
  /** Call below /api that answers how much waits there since earlier days: `{late}`. */
  readonly count?: string;
  /** Heading inside the module's menu. */
  readonly group?: string;
  readonly access: Access;
}

/** A bespoke page; those reached from another page only stay out of the menus. */
interface Page extends Entry {
  readonly menu: boolean;
}

interface Screens {
  /** What the user may open, in menu order. */
  readonly entries: readonly Entry[];
  /** Is there a screen at this path, and may the user open it? */
  readonly opens: (path: string) => boolean;
}

const MODULES: readonly Module[] = ['service', 'paket', 'inventory', 'attendance', 'finance', 'platform'];

const ofResource = (resource: Heading): Entry | undefined =>
  resource.screens.list
    ? {
        path: resource.screens.list,
        label: resource.label,
        module: resource.module,
        group: resource.screens.list.includes('/master/') ? 'Master' : undefined,
        access: { resource: resource.name, action: 'list' },
      }
    : undefined;

const Navigation = createContext<Screens>({ entries: [], opens: () => false });

/** Puts bespoke pages before the derived ones of the same module, and leaves out what the user may not open. */
export const NavigationProvider = ({ pages, children }: { pages: readonly Page[]; children: ReactNode }) => {
  const user = useUser();
  const screens = useMemo((): Screens => {
    const derived = headings.map(ofResource).filter((entry) => entry !== undefined);
    const own = pages.filter(({ menu }) => menu);
    const all = [...own, ...derived].filter((entry) => !detour(user, entry.path, entry.access));
    const ungrouped = all.filter((entry) => !entry.group);
    const grouped = all.filter((entry) => entry.group);
    return {
      entries: MODULES.flatMap((module) => [...ungrouped, ...grouped].filter((entry) => entry.module === module)),
      opens: (path) => {
        const screen = [...pages, ...screenRoutes].find((known) => matchPath(known.path, path));
        return screen !== undefined && !detour(user, path, screen.access);
      },
    };
  }, [pages, user]);
  return <Navigation value={screens}>{children}</Navigation>;
};

/** Every screen that the user may open, in menu order, and whether a path leads to one. */
export const useScreens = (): Screens => useContext(Navigation);

/** The entries of the modules that stand in the role's menus (specified), in menu order. */
export const useNavigation = (): readonly Entry[] => {
  const { role } = useUser();
  const { entries } = useScreens();
  return useMemo(() => entries.filter(({ module }) => showsModule(role, module)), [entries, role]);
};

/** The launcher's items (specified by role), the user's own income among them. */
export const useLauncherEntries = (): readonly Entry[] => {
  const { t } = useTranslation();
  const { id, role } = useUser();
  const { entries, opens } = useScreens();
  return useMemo(() => {
    const income: Entry = {
      path: `/user/${id}/finance`,
      label: t('menu.income'),
      module: 'platform',
      access: { resource: 'platform.users', action: 'show' },
    };
    return [...entries, ...(opens(income.path) ? [income] : [])].filter(({ path }) => showsInLauncher(role, path));
  }, [entries, opens, id, role, t]);
};

/** Modules that have at least one entry, in menu order. */
export const modulesOf = (entries: readonly Entry[]): readonly Module[] =>
  MODULES.filter((module) => entries.some((entry) => entry.module === module));

/** The entry whose screen, or whose record, is shown at this path: the longest that fits. */
export const currentEntry = (entries: readonly Entry[], path: string): Entry | undefined =>
  entries
    .filter((entry) => path === entry.path || path.startsWith(`${entry.path}/`))
    .toSorted((a, b) => b.path.length - a.path.length)[0];
