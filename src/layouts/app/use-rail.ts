// The reader's places, and the one where he is.
import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { currentEntry, type Entry, useLauncherEntries, useNavigation } from '../navigation.tsx';
import { railFor, railOf, type RailPlace } from './rail-places.ts';

interface Rail {
  readonly places: readonly RailPlace[];
  /** Undefined: on a page that belongs to none of them. */
  readonly current: RailPlace | undefined;
  /** The entry whose page is open. */
  readonly entry: Entry | undefined;
}

/** The rail of the signed-in user. An investor, who has no menus, finds the pages of his launcher there. */
export const useRail = (): Rail => {
  const menu = useNavigation();
  const launched = useLauncherEntries();
  const { pathname } = useLocation();
  return useMemo(() => {
    const known = new Set(menu.map(({ path }) => path));
    const entries = [...menu, ...launched.filter(({ path }) => !known.has(path))];
    const places = railFor(entries);
    const entry = currentEntry(entries, pathname);
    // Records of patients and people lie beside the menus.
    const here = railOf(entry ?? { path: pathname });
    return { places, entry, current: places.find(({ name }) => name === here) };
  }, [menu, launched, pathname]);
};
