// The screens that a user may open, as one list for menus, launcher, palette and home page.
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { matchPath, useLocation } from 'react-router';
import { showsInLauncher, showsModule } from '../policies/index.ts';
import { FINANCE, INVENTORY } from '../policies/role.ts';
import { detour } from '../providers/access.ts';
import { inOrder, opensFor } from '../providers/opens.ts';
import { useUser } from '../providers/session.ts';
import type { Module, Resource } from '../resources/kernel/define.ts';
import { type Screen, screens as declared } from '../resources/screens.ts';

/** What menus, launcher and palette show of a screen. */
export type Entry = Pick<Screen, 'path' | 'label' | 'module' | 'count' | 'group' | 'access' | 'mirrorOf'>;

/** The key of an entry in recents and shortcuts: a screen and its mirrors share one. */
export const keyOf = ({ path, mirrorOf = path }: Pick<Entry, 'path' | 'mirrorOf'>): string => mirrorOf;

/** The first part of an address: 'inventory-v2'. */
const prefixOf = (path: string): string => path.split('/')[1] ?? '';

/** Of a screen and its mirrors one is offered: the one below the prefix where the user is, else the first that he may open. */
const onceEach = (screens: readonly Screen[], prefix: string): readonly Screen[] =>
  screens.filter((screen) => {
    const doors = screens.filter((other) => keyOf(other) === keyOf(screen));
    return screen === (doors.find(({ path }) => prefixOf(path) === prefix) ?? doors[0]);
  });

interface Screens {
  /** What the user may open, in menu order. */
  readonly entries: readonly Entry[];
  /** Is there a screen at this path, and may the user open it? */
  readonly opens: (path: string) => boolean;
  /** The address below the prefix where the user is, where the screen has a mirror there; else as it was given. */
  readonly near: (path: string) => string;
}

/** The module in which a role works all day: the launcher, of which only the beginning is in sight, shows it first. */
const OWN: Readonly<Partial<Record<number, Module>>> = { [FINANCE]: 'finance', [INVENTORY]: 'inventory' };

const MODULES: readonly Module[] = ['service', 'paket', 'inventory', 'attendance', 'finance', 'platform'];

const Navigation = createContext<Screens>({ entries: [], opens: () => false, near: (path) => path });

interface Props {
  /** In menu order; all of the program's. */
  readonly screens?: readonly Screen[];
  readonly children: ReactNode;
}

/** Provides the screens that the user may open to menus, launcher and palette. */
export const NavigationProvider = ({ screens = declared, children }: Props) => {
  const user = useUser();
  const prefix = prefixOf(useLocation().pathname);
  const known = useMemo((): Screens => {
    const all = onceEach(
      screens.filter(({ menu, path, access }) => menu && !detour(user, path, access)),
      prefix,
    );
    const ungrouped = all.filter((entry) => !entry.group);
    const grouped = all.filter((entry) => entry.group);
    const ordered = inOrder(screens);
    return {
      entries: MODULES.flatMap((module) => [...ungrouped, ...grouped].filter((entry) => entry.module === module)),
      opens: opensFor(user, ordered),
      near: (path) => {
        const twin = ordered.find((one) => matchPath(one.path, path.replace(/[?#].*$/, '')))?.path;
        const mirror =
          twin !== undefined && screens.some((one) => one.mirrorOf === twin && prefixOf(one.path) === prefix);
        return mirror ? path.replace(prefixOf(path), prefix) : path;
      },
    };
  }, [screens, user, prefix]);
  return <Navigation value={known}>{children}</Navigation>;
};

/** Every screen that the user may open, in menu order, whether a path leads to one, and where its mirror is. */
export const useScreens = (): Screens => useContext(Navigation);

/** The declaration as a bespoke page shows it: its addresses lie below the prefix where the user is (decision 62). */
export const useMirrored = <R extends Resource>(resource: R): R => {
  const { near } = useScreens();
  return useMemo(() => {
    const { list, show } = resource.screens;
    return {
      ...resource,
      screens: { ...resource.screens, ...(list && { list: near(list) }), ...(show && { show: near(show) }) },
    };
  }, [resource, near]);
};

/** The entries of the modules that stand in the role's menus (specified), in menu order. */
export const useNavigation = (): readonly Entry[] => {
  const { role } = useUser();
  const { entries } = useScreens();
  return useMemo(() => entries.filter(({ module }) => showsModule(role, module)), [entries, role]);
};

/** The launcher's items (specified by role), the user's own income among them, those of his own module first. */
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
    const offered = [...entries, ...(opens(income.path) ? [income] : [])].filter(({ path }) =>
      showsInLauncher(role, path),
    );
    const isOwn = ({ module }: Entry): boolean => module === OWN[role];
    return [...offered.filter(isOwn), ...offered.filter((entry) => !isOwn(entry))];
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
