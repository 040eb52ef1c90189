// The time zone of the branch in which the user works; instants are read in it, wherever the browser is.
import { createContext, useContext } from 'react';
import type { TimeZone } from '../../resources/kernel/date.ts';

export const Zone = createContext<TimeZone>('Asia/Jakarta');
export const useZone = (): TimeZone => useContext(Zone);
