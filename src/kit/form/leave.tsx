// What a drawer or a dialog asks before it closes over work that was typed into it: by Esc, beside it, by its cross and by Batal.
import { createContext, useContext, useEffect, useReducer, useState } from 'react';
import { useAskLeave } from './use-ask-leave.ts';
import { useLeaveWarning } from './use-leave-warning.ts';
import { useReturnFocus } from '../hooks/return-focus.ts';

/** Context of a drawer or dialog. Forms inside call it with 1 when they hold typed work, and with -1 when they no longer do. */
export const Typing = createContext<((change: 1 | -1) => void) | undefined>(undefined);

/**
 * Tells the drawer or dialog around a form whether closing it would lose typed work. A form that stands on the page itself asks before
 * the page is left.
 */
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
 * Keeps track of typed work inside a part of a page.
 * @param typed what the owner itself knows; forms inside report by `useTyped`
 * @returns `pass(action)`: does what would throw work away, after asking where something was typed; `tell`: the value for `Typing`;
 * `asks`: whether something is typed
 */
export const useKept = (typed = false) => {
  const ask = useAskLeave();
  const [inside, tell] = useReducer((forms: number, change: 1 | -1) => forms + change, 0);
  const asks = typed || inside > 0;
  useLeaveWarning(asks);
  return { asks, pass: (go: () => void) => (asks ? ask(go) : go()), tell };
};

/**
 * Closes a drawer or a dialog, after asking where typed work would be lost.
 * @param typed as for `useKept`
 */
export const useLeave = (onClose: () => void, typed = false) => {
  const { pass, tell } = useKept(typed);
  useReturnFocus();
  // The second click of a double click meets what the first one has opened: beside it, that is no wish to close it.
  const leave = (event?: Pick<UIEvent, 'detail'>): void => {
    if ((event?.detail ?? 0) < 2) pass(onClose);
  };
  return { leave, tell };
};
