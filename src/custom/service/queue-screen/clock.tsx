// The branch's own time, in large figures.
import { useCallback, useSyncExternalStore } from 'react';
import { useBranch } from '../../../providers/branch.ts';
import { formatTime, timeIn } from '../../../resources/kernel/date.ts';
import style from './queue-screen.module.css';

const LOOK_MS = 1_000;

const subscribe = (listener: () => void): (() => void) => {
  const timer = setInterval(listener, LOOK_MS);
  return () => clearInterval(timer);
};

export const Clock = () => {
  const zone = useBranch()?.timezone ?? 'Asia/Jakarta';
  const time = useSyncExternalStore(
    subscribe,
    useCallback(() => timeIn(zone, new Date()), [zone]),
  );
  return <time className={style.clock}>{formatTime(time)}</time>;
};
