// Registering a patient from the middle of another form: the frame around the pages gives the way (workspace.md 2, 4).
import { createContext, useContext } from 'react';

export interface Asking {
  /** What was typed: a name, or digits of a telephone. */
  readonly typed: string;
  readonly onMade: (patient: { readonly id: number; readonly name: string; readonly username: string }) => void;
}

/** Undefined: nobody is registered here, or the reader may not. */
export const NewPatient = createContext<((asking: Asking) => void) | undefined>(undefined);
export const useNewPatient = () => useContext(NewPatient);
