// Where the cursor goes when a drawer or a dialog is gone: back to what opened it. Those of antd do so when they fade, not when they
// are taken away with what they hold, as ours are.
import { useEffect, useState } from 'react';

/** The element that has the focus; in a menu that is about to close, the button that opened the menu. */
const openerOf = (): Element | null => {
  const now = document.activeElement;
  return now?.closest('.ant-dropdown') ? document.querySelector('.ant-dropdown-open') : now;
};

/** Gives the focus back to what opened a drawer or dialog. To be called in the component that draws it. */
export const useReturnFocus = (): void => {
  const [opener] = useState(openerOf);
  useEffect(
    () => () => {
      const lost = document.activeElement === null || document.activeElement === document.body;
      if (lost && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    },
    [opener],
  );
};
