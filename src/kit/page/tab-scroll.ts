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

/** Pixels of the next tab that show beside the chosen one that there is more. */
const NEXT = 40;

/** Slides the bar sideways, as little as it takes, until the chosen tab stands in it and a part of the next one. */
const slideTo = (box: HTMLElement): void => {
  const tab = box.querySelector('[aria-selected="true"]');
  if (!tab || box.scrollWidth <= box.clientWidth) return;
  const [outer, inner] = [box.getBoundingClientRect(), tab.getBoundingClientRect()];
  const [after, before] = [inner.right + NEXT - outer.right, inner.left - NEXT - outer.left];
  if (after > 0) box.scrollBy({ left: after });
  if (before < 0) box.scrollBy({ left: before });
};

/** The chosen tab stands in the bar, also once marks that come later have pushed it on; until somebody slides the bar himself. */
export const useTabInSight = (bar: RefObject<HTMLElement | null>, chosen: string | undefined): void => {
  useEffect(() => {
    const box = bar.current;
    const list = box?.querySelector('[role="tablist"] .ant-tabs-nav-list') ?? box?.firstElementChild;
    if (!box || !list) return undefined;
    slideTo(box);
    const grown = new ResizeObserver(() => slideTo(box));
    grown.observe(list);
    const letGo = (): void => grown.disconnect();
    for (const by of ['pointerdown', 'wheel'] as const) box.addEventListener(by, letGo, { once: true, passive: true });
    return () => {
      letGo();
      for (const by of ['pointerdown', 'wheel'] as const) box.removeEventListener(by, letGo);
    };
  }, [bar, chosen]);
};
