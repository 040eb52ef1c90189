// What can wait until the page stands, and what does not happen on a slow line.
/** Chromium's word about the line; other browsers have none, and are taken for fast. */
interface Line {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whoever pays for each kilobyte, or waits for it, fetches only what he opens. */
export const isSlow = ({ saveData = false, effectiveType = '4g' }: Line = {}): boolean =>
  saveData || effectiveType !== '4g';

/** How the browser says that it is connected now. */
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

/** One in an idle moment: what the reader does meanwhile comes between them. */
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
