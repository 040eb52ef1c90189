// The newest of a function behind one that stays the same: for memoized parts by the dozen that it is handed to.
import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function that never changes and calls the newest `act`. For event handlers only, not while drawing. */
export const useSteady = <A extends readonly unknown[]>(act: (...given: A) => void) => {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((...given: A) => latest.current(...given), []);
};
