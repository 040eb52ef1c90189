// What can wait until the page stands, and what does not happen on a slow line.
import { useEffect, useState } from 'react';

/** Chromium's `navigator.connection`; other browsers have none, and their line is taken for fast. */
interface Line {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** True for a slow or metered line: nothing is fetched ahead there. */
export const isSlow = ({ saveData = false, effectiveType = '4g' }: Line = {}): boolean =>
  saveData || effectiveType !== '4g';

/** Whether this browser says that its line is slow or metered. */
export const isSlowHere = (): boolean => isSlow((navigator as { readonly connection?: Line }).connection);

/** Milliseconds without an answer after which the page itself has all that it asked for. */
const QUIET_MS = 1_000;
let lastAnswer = 0;
let isWatched = false;
const watchAnswers = (): void => {
  if (isWatched) return;
  isWatched = true;
  new PerformanceObserver(() => (lastAnswer = performance.now())).observe({ type: 'resource' });
};

const waiting: (() => void)[] = [];
let isUnderWay = false;

/** Runs the next waiting job in an idle moment of the browser; what the reader does comes between two jobs. */
const doNext = (): void => {
  waiting.shift()?.();
  isUnderWay = waiting.length > 0;
  if (isUnderWay) window.requestIdleCallback(doNext);
};

const doWhenQuiet = (): void => {
  const left = lastAnswer + QUIET_MS - performance.now();
  if (left <= 0) doNext();
  else setTimeout(() => window.requestIdleCallback(doWhenQuiet), left);
};

/**
 * Does something once the page has all that it asked for and nothing else to do; where the browser cannot tell, or on a slow line,
 * never.
 */
export const atRest = (act: () => void): void => {
  if (isSlowHere() || !('requestIdleCallback' in window)) return;
  waiting.push(act);
  if (isUnderWay) return;
  isUnderWay = true;
  watchAnswers();
  lastAnswer = performance.now();
  window.requestIdleCallback(doWhenQuiet);
};

/** Milliseconds after which nothing waits any longer for a page that goes on asking. */
const PATIENCE_MS = 5_000;
let quiet: Promise<void> | undefined;

const untilQuiet = async (): Promise<void> => {
  // Where the browser cannot tell, it is quiet at once.
  if (!('requestIdleCallback' in window)) return;
  watchAnswers();
  const begun = performance.now();
  lastAnswer = begun;
  for (;;) {
    const now = performance.now();
    const left = Math.min(lastAnswer + QUIET_MS, begun + PATIENCE_MS) - now;
    if (left <= 0) break;
    await new Promise((resolve) => setTimeout(resolve, left));
  }
  await new Promise((resolve) => window.requestIdleCallback(resolve, { timeout: PATIENCE_MS }));
};

/**
 * True once the page that was opened first has all that it asked for, on a slow line too: for what every page shows at its edge and
 * nobody waits for.
 */
export const useQuiet = (): boolean => {
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => {
    let isHere = true;
    quiet ??= untilQuiet();
    void quiet.then(() => isHere && setQuiet(true));
    return () => {
      isHere = false;
    };
  }, []);
  return isQuiet;
};
