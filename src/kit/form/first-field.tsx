// What a drawer or a dialog holds: its first field has the cursor, so that whoever opened it by hand or by key goes on typing, and the
// cursor stays in it, so that Esc is heard.
import { type ReactNode, useEffect, useRef } from 'react';
import { useKeptFocus } from '../hooks/kept-focus.ts';
import { isTouched } from '../hooks/touched.ts';

const FIELDS = 'input:not([type="hidden"], [type="file"], :disabled), textarea:not(:disabled)';

export const FirstField = ({ children }: { children: ReactNode }) => {
  const frame = useRef<HTMLDivElement>(null);
  useKeptFocus(frame);
  useEffect(() => {
    if (isTouched()) return undefined;
    // A frame later: by then the overlay has noted where the focus came from, and taken it itself.
    const request = requestAnimationFrame(() => {
      const field = frame.current?.querySelector<HTMLInputElement | HTMLTextAreaElement>(FIELDS);
      field?.focus({ preventScroll: true });
      field?.select();
    });
    return () => cancelAnimationFrame(request);
  }, []);
  return <div ref={frame}>{children}</div>;
};
