// Where the cursor goes inside a drawer or a dialog when the control that had it is gone, as the button that took a row away, or cannot
// be pressed any more. Else it would be nowhere: Esc would not be heard, and Tab would begin at the top of the page.
import { type RefObject, useEffect } from 'react';
import { isTouched } from './touched.ts';

const CONTROLS = 'a[href], button, input:not([type="hidden"], [type="file"]), textarea, select, [tabindex="0"]';
const FIELDS = 'input, textarea';

/** Nowhere, or still on what cannot be pressed any more: the browser takes it from there with its next picture. */
const isLost = (): boolean => {
  const now = document.activeElement;
  return now === null || now === document.body || now.matches(':disabled');
};

const controlsIn = (root: ParentNode): readonly HTMLElement[] => [...root.querySelectorAll<HTMLElement>(CONTROLS)];
const usable = (control: HTMLElement | undefined): control is HTMLElement =>
  control?.isConnected === true && !control.matches(':disabled');

/** In the row that took the place of the one that is gone, else in the one before it, the control at the same place. */
const inNextRow = (last: Element, changes: readonly MutationRecord[]): HTMLElement | undefined => {
  for (const { removedNodes, nextSibling, previousSibling } of changes) {
    const row = [...removedNodes].find((node) => node.contains(last));
    if (!(row instanceof Element)) continue;
    const at = controlsIn(row).findIndex((control) => control === last);
    const heirs = [nextSibling, previousSibling].flatMap((beside) =>
      beside instanceof Element && beside.tagName === row.tagName ? [controlsIn(beside)[at]] : [],
    );
    return heirs.find(usable);
  }
  return undefined;
};

/**
 * Where rows are left, the one that took the place of the row has the cursor; where none is, the first field. A control that can no
 * longer be pressed leaves it to the drawer itself: what stands beside it must not be pressed by a second stroke of the same key.
 */
const heirOf = (frame: HTMLElement, last: Element, changes: readonly MutationRecord[]): HTMLElement | null => {
  const drawer = frame.closest<HTMLElement>('[tabindex="-1"]');
  if (last.isConnected) return drawer;
  const field = isTouched()
    ? undefined
    : controlsIn(frame).find((control) => control.matches(FIELDS) && usable(control));
  return inNextRow(last, changes) ?? field ?? drawer;
};

export const useKeptFocus = (frame: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const here = frame.current;
    if (!here) return undefined;
    let last: Element | null = null;
    const note = ({ target }: FocusEvent) => {
      last = target instanceof Element ? target : null;
    };
    here.addEventListener('focusin', note);
    const watch = new MutationObserver((changes) => {
      if (!last || !isLost() || (here.contains(last) && !last.matches(':disabled'))) return;
      const heir = heirOf(here, last, changes);
      last = null;
      heir?.focus({ preventScroll: true });
    });
    watch.observe(here, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    return () => {
      here.removeEventListener('focusin', note);
      watch.disconnect();
    };
  }, [frame]);
};
