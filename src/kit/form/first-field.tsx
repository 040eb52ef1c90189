// What a drawer or a dialog holds: its first field has the cursor, so that whoever opened it by hand or by key goes on typing.
import { type ReactNode, useEffect, useRef } from 'react';

const FIELDS = 'input:not([type="hidden"], [type="file"], :disabled), textarea:not(:disabled)';

/** On a touch screen the keyboard would cover what was just opened. */
const isTouched = (): boolean => window.matchMedia('(pointer: coarse)').matches;

export const FirstField = ({ children }: { children: ReactNode }) => {
  const frame = useRef<HTMLDivElement>(null);
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
