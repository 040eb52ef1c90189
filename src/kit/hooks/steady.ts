// The newest of a function behind one that stays the same: for memoized parts by the dozen that it is handed to.
import { useCallback, useLayoutEffect, useRef } from 'react';

/** Calls the `act` of the last drawing; to be called by events, not while drawing. */
export const useSteady = <A extends readonly unknown[]>(act: (...given: A) => void) => {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((...given: A) => latest.current(...given), []);
};
