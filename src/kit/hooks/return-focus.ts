// Where the cursor goes when a drawer or a dialog is gone: back to what opened it. Those of antd do so when they fade, not when they
// are taken away with what they hold, as ours are.
import { useEffect, useState } from 'react';

/** What has the focus; of a menu that is about to close, the button that it hangs from. */
const openerOf = (): Element | null => {
  const now = document.activeElement;
  return now?.closest('.ant-dropdown') ? document.querySelector('.ant-dropdown-open') : now;
};

/** Of the part that draws the drawer or the dialog. */
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
