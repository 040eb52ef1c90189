// How long nobody has touched the application, over all tabs of the browser (platform.md 5: 2710 s end the session).
import { useEffect, useState } from 'react';

/** Seconds without a click, a key or a move of the pointer. */
export const IDLE_LIMIT = 2_710;
/** From here on the banner counts down, and what a page reads on its own no longer keeps the session on the server. */
export const IDLE_WARNING = 10;

/** Moves come by the hundred; one a second is enough for the other tabs. */
const TELL_MS = 1_000;
const EVENTS = ['click', 'keydown', 'pointermove', 'touchstart', 'wheel'] as const;

let last = Date.now();
let told = 0;
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('klinik-idle');

const touch = (): void => {
  last = Date.now();
  if (last - told < TELL_MS) return;
  told = last;
  channel?.postMessage(last);
};

channel?.addEventListener('message', ({ data }) => {
  if (typeof data === 'number' && data > last) last = data;
});

/** Whole seconds since somebody was seen in any tab. */
export const idleSeconds = (): number => Math.floor((Date.now() - last) / 1000);

/** Watches this tab until the returned function is called; being there at all is the first sign of life. */
export const watchActivity = (): (() => void) => {
  touch();
  for (const event of EVENTS) window.addEventListener(event, touch, { passive: true });
  return () => {
    for (const event of EVENTS) window.removeEventListener(event, touch);
  };
};

/** The seconds, read anew every second. */
export const useIdleSeconds = (): number => {
  const [seconds, set] = useState(idleSeconds);
  useEffect(() => {
    const timer = setInterval(() => set(idleSeconds()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return seconds;
};
