// A form is sent once: a second click, or Enter that is held, comes before its button is drawn as busy, or after the answer and before
// the form is gone. Then it would be another submit, with a key of its own (src/providers/submission.ts).
import { useCallback, useLayoutEffect, useRef, useState } from 'react';

/**
 * Keeps a form from being sent twice.
 * @returns `begin()`: false while a submit is under way; `end()`: allows the next one once what the last one led to is drawn
 */
export const useOneAtATime = () => {
  const underway = useRef(false);
  const [ended, setEnded] = useState(0);
  // Drawn together with what the submit did last: a form that it has closed never gets here.
  useLayoutEffect(() => {
    underway.current = false;
  }, [ended]);
  const begin = useCallback((): boolean => {
    if (underway.current) return false;
    underway.current = true;
    return true;
  }, []);
  const end = useCallback(() => setEnded((times) => times + 1), []);
  return { begin, end };
};
