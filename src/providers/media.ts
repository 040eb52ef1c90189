// Media queries as React state.
import { useCallback, useSyncExternalStore } from 'react';

/** A query is read once: many parts ask the same at every drawing. */
const lists = new Map<string, MediaQueryList>();
const listOf = (query: string): MediaQueryList => {
  const list = lists.get(query) ?? window.matchMedia(query);
  lists.set(query, list);
  return list;
};

/** True while the media query holds. */
export const useMedia = (query: string): boolean => {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = listOf(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => listOf(query).matches);
};

/** Below this width lists become cards and the menu a drawer (platform.md 5). Paper is narrower, and has tables all the same. */
export const useNarrow = (): boolean => useMedia('screen and (max-width: 767px)');

/** True for who wants nothing to move. */
export const useCalm = (): boolean => useMedia('(prefers-reduced-motion: reduce)');
