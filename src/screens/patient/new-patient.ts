// Registering a patient from the middle of another form: the frame around the pages gives the way (workspace.md 2, 4).
import { createContext, useContext } from 'react';

export interface Asking {
  /** What was typed: a name, or digits of a telephone. */
  readonly typed: string;
  readonly onMade: (patient: { readonly id: number; readonly name: string; readonly username: string }) => void;
}

/** Context: opens the registration of a new patient; undefined where nobody is registered, or the reader may not. */
export const NewPatient = createContext<((asking: Asking) => void) | undefined>(undefined);
export const useNewPatient = () => useContext(NewPatient);
