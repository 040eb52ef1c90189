// What a drawer or a dialog asks before it closes over work that was typed into it: by Esc, beside it, by its cross and by Batal.
import { createContext, useContext, useEffect, useReducer, useState } from 'react';
import { useAskLeave } from './use-ask-leave.ts';
import { useLeaveWarning } from './use-leave-warning.ts';
import { useReturnFocus } from '../hooks/return-focus.ts';

/** Around what a drawer or a dialog holds; its value is `tell` of `useKept`. Told is by how much the number of typed forms changes. */
export const Typing = createContext<((change: 1 | -1) => void) | undefined>(undefined);

/** Tells what is around a form whether closing it would lose something; one that stands on the page itself asks before the page goes. */
export const useTyped = (typed: boolean): void => {
  const tell = useContext(Typing);
  useLeaveWarning(typed && !tell);
  useEffect(() => {
    if (!typed || !tell) return undefined;
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
 * What is typed inside a part of a page. `pass` does what would throw it away, where something was typed after it was asked; `tell` is
 * the value of `Typing`, and `asks` whether something is typed.
 * @param typed what its owner knows of it; forms inside tell by `useTyped`
 */
export const useKept = (typed = false) => {
  const ask = useAskLeave();
  const [inside, tell] = useReducer((forms: number, change: 1 | -1) => forms + change, 0);
  const asks = typed || inside > 0;
  useLeaveWarning(asks);
  return { asks, pass: (go: () => void) => (asks ? ask(go) : go()), tell };
};

/** The way out of a drawer or a dialog. @param typed as `useKept` */
export const useLeave = (onClose: () => void, typed = false) => {
  const { pass, tell } = useKept(typed);
  useReturnFocus();
  // The second click of a double click meets what the first one has opened: beside it, that is no wish to close it.
  const leave = (event?: Pick<UIEvent, 'detail'>): void => {
    if ((event?.detail ?? 0) < 2) pass(onClose);
  };
  return { leave, tell };
};
