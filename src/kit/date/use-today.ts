// The calendar day in the branch, also on a board that stays open over midnight.
import { useCallback, useSyncExternalStore } from 'react';
import { dateIn } from '../../resources/kernel/date.ts';
import { useZone } from './zone.ts';

const LOOK_MS = 30_000;

const subscribe = (listener: () => void): (() => void) => {
  const timer = setInterval(listener, LOOK_MS);
  return () => clearInterval(timer);
};

/** Today in the branch's zone, 'YYYY-MM-DD'. */
export const useToday = (): string => {
  const zone = useZone();
  return useSyncExternalStore(
    subscribe,
    useCallback(() => dateIn(zone, new Date()), [zone]),
  );
};
