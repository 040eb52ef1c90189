// Media queries as React state.
import { useCallback, useSyncExternalStore } from 'react';

/** True while the media query holds. */
export const useMedia = (query: string): boolean => {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
};

/** Below this width lists become cards and the menu a drawer (platform.md 5). Paper is narrower, and has tables all the same. */
export const useNarrow = (): boolean => useMedia('screen and (max-width: 767px)');

/** True for who wants nothing to move. */
export const useCalm = (): boolean => useMedia('(prefers-reduced-motion: reduce)');
