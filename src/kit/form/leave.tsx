// What a drawer or a dialog asks before it closes over work that was typed into it: by Esc, beside it, by its cross and by Batal.
import { createContext, useContext, useEffect, useReducer, useState } from 'react';
import { useAskLeave } from './use-ask-leave.ts';
import { useLeaveWarning } from './use-leave-warning.ts';
import { useReturnFocus } from '../hooks/return-focus.ts';

/** Around what a drawer or a dialog holds; its value is `tell` of `useLeave`. Told is by how much the number of typed forms changes. */
export const Typing = createContext<(change: 1 | -1) => void>(() => undefined);

/** Tells the drawer or dialog around it whether closing it would lose something; without one nobody is told. */
export const useTyped = (typed: boolean): void => {
  const tell = useContext(Typing);
  useEffect(() => {
    if (!typed) return undefined;
    tell(1);
    return () => tell(-1);
  }, [typed, tell]);
};

/** Whether a value differs from what it was at first. @param value plain data */
export const useChanged = (value: unknown): boolean => {
  const now = JSON.stringify(value);
  const [first] = useState(now);
  return now !== first;
};

/**
 * The way out of a drawer or a dialog.
 * @param typed what its owner knows of it; forms inside tell by `useTyped`
 */
export const useLeave = (onClose: () => void, typed = false) => {
  const ask = useAskLeave();
  const [inside, tell] = useReducer((forms: number, change: 1 | -1) => forms + change, 0);
  const asks = typed || inside > 0;
  useLeaveWarning(asks);
  useReturnFocus();
  return { leave: () => (asks ? ask(onClose) : onClose()), tell };
};
