// Where the parts of a page were scrolled to, and whether the open one's tab is in sight.
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** Each part comes back where it was left; one that was not open yet begins at its top. Answers what notes the place before a change. */
export const useKeptScroll = (chosen: string | undefined, keeps: boolean): (() => void) => {
  const kept = useRef(new Map<string, number>());
  const shown = useRef(chosen);
  useLayoutEffect(() => {
    if (!keeps || shown.current === chosen || chosen === undefined) return;
    shown.current = chosen;
    window.scrollTo(0, kept.current.get(chosen) ?? 0);
  }, [chosen, keeps]);
  return () => {
    if (chosen !== undefined) kept.current.set(chosen, window.scrollY);
  };
};

/** Slides the bar sideways, as little as it takes, until the chosen tab stands in it. */
export const useTabInSight = (bar: RefObject<HTMLElement | null>, chosen: string | undefined): void => {
  useEffect(() => {
    const box = bar.current;
    const tab = box?.querySelector('[aria-selected="true"]');
    if (!box || !tab) return;
    const [outer, inner] = [box.getBoundingClientRect(), tab.getBoundingClientRect()];
    if (inner.right > outer.right) box.scrollBy({ left: inner.right - outer.right });
    if (inner.left < outer.left) box.scrollBy({ left: inner.left - outer.left });
  }, [bar, chosen]);
};
