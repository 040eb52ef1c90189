// Keys that count anywhere in a part of the page, whichever field of it has the cursor.
import { type RefObject, useEffect, useRef } from 'react';

/** @param onKey hears every key pressed inside @returns what the part takes as its ref */
export const useKeys = <E extends HTMLElement>(onKey: (event: KeyboardEvent, part: E) => void): RefObject<E | null> => {
  const ref = useRef<E>(null);
  useEffect(() => {
    const part = ref.current;
    if (!part) return undefined;
    const hear = (event: KeyboardEvent): void => onKey(event, part);
    part.addEventListener('keydown', hear);
    return () => part.removeEventListener('keydown', hear);
  }, [onKey]);
  return ref;
};

/** Ctrl+Enter in a form (Command+Enter where that is the key) sends it. @param may false: the keys do nothing */
export const useSaveKey = (may: boolean): RefObject<HTMLFormElement | null> =>
  useKeys<HTMLFormElement>((event, form) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (may) form.requestSubmit();
  });
