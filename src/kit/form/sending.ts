// A drawer draws its button as busy while the form inside is sent.
import { createContext, useContext, useEffect } from 'react';

/** Context of a drawer: called with whether a form inside it is being sent. */
export const Sending = createContext<((busy: boolean) => void) | undefined>(undefined);

/** Tells the drawer around it, if there is one, whether the form is being sent. */
export const useTellSending = (busy: boolean): void => {
  const tell = useContext(Sending);
  useEffect(() => {
    if (!busy || !tell) return undefined;
    tell(true);
    return () => tell(false);
  }, [busy, tell]);
};
