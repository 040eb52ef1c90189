// The wall clock of the branch, to the second.
import { useSyncExternalStore } from 'react';
import { useZone } from '../../../kit/date/zone.ts';
import type { TimeZone } from '../../../resources/kernel/date.ts';

const SECOND_MS = 1000;
const subscribe = (listener: () => void): (() => void) => {
  const timer = setInterval(listener, SECOND_MS);
  return () => clearInterval(timer);
};
const timeNow = (zone: TimeZone): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit', second: '2-digit' }).format();

export const Clock = ({ className }: { className?: string | undefined }) => {
  const zone = useZone();
  const now = useSyncExternalStore(subscribe, () => timeNow(zone));
  return (
    <time role="timer" aria-live="off" className={className}>
      {now}
    </time>
  );
};
