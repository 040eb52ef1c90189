// '/' goes to the search of the list (platform.md 5).
import { useEffect } from 'react';

/** Calls `focus` when '/' is pressed anywhere but in a field or a dialog. */
export const useSlash = (focus: () => void, listening = true): void =>
  useEffect(() => {
    if (!listening) return undefined;
    const onKey = (event: KeyboardEvent) => {
      const busy = (event.target as HTMLElement).closest(
        'input, textarea, select, [contenteditable="true"], [role="dialog"]',
      );
      if (event.key !== '/' || busy || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
