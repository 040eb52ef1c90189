// What came of an action is told at the foot of the window; while a field there has the cursor it is told at the top (src/base.css).
import { useEffect } from 'react';

const FIELDS = 'input, textarea, select, [contenteditable="true"]';
/** Pixels at the foot that a told result may take. */
const FOOT = 180;
const EVENTS = ['focusin', 'focusout', 'resize', 'scroll'] as const;

/** Says on the root whether a field with the cursor lies where results are told. */
export const useFootFree = (): void => {
  useEffect(() => {
    const root = document.documentElement;
    const look = () => {
      const { activeElement: field } = document;
      const taken = field?.matches(FIELDS) === true && field.getBoundingClientRect().bottom > window.innerHeight - FOOT;
      root.toggleAttribute('data-field-at-foot', taken);
    };
    for (const name of EVENTS) window.addEventListener(name, look, { capture: true, passive: true });
    return () => {
      for (const name of EVENTS) window.removeEventListener(name, look, { capture: true });
      root.removeAttribute('data-field-at-foot');
    };
  }, []);
};
