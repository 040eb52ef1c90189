// When a mouse or a finger begins to drag, moves and lets go. A click stays a click, and a finger that scrolls does not drag.
import type { Point } from './drag-store.ts';

interface Follow {
  readonly begin: (from: Point) => void;
  readonly move: (to: Point) => void;
  readonly end: (dropped: boolean) => void;
}

/** A mouse drags from as many pixels on, a finger that rests for so long. */
const FAR = 6;
const REST_MS = 250;
/** The click that the browser makes of letting go comes within this time. */
const CLICK_MS = 50;

const pointOf = ({ clientX, clientY }: MouseEvent | Touch): Point => ({ x: clientX, y: clientY });
const isFar = (a: Point, b: Point): boolean => Math.hypot(a.x - b.x, a.y - b.y) > FAR;
const prevent = (event: Event): void => event.preventDefault();

/** Letting go is no click on what lies below. */
const swallowClick = (): void => {
  const over = new AbortController();
  const stop = (event: Event): void => {
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('click', stop, { capture: true, signal: over.signal });
  setTimeout(() => over.abort(), CLICK_MS);
};

/** What gives a drag up, whichever pointer it is. */
const giveUpOn = (signal: AbortSignal, finish: (dropped: boolean) => void): void => {
  const escape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    finish(false);
  };
  document.addEventListener('keydown', escape, { capture: true, signal });
  document.addEventListener('visibilitychange', () => finish(false), { signal });
};

/** Follows the mouse from where its first button went down. */
export const followMouse = (down: MouseEvent, { begin, move, end }: Follow): void => {
  if (down.button !== 0) return;
  const watch = new AbortController();
  const { signal } = watch;
  const from = pointOf(down);
  let drags = false;
  const finish = (dropped: boolean): void => {
    watch.abort();
    if (!drags) return;
    swallowClick();
    end(dropped);
  };
  const onMove = (event: MouseEvent): void => {
    const to = pointOf(event);
    // Its button came up where nobody heard of it.
    if (!drags && event.buttons === 0) return finish(false);
    if (!drags) {
      if (!isFar(from, to)) return;
      drags = true;
      begin(from);
      giveUpOn(signal, finish);
    }
    event.preventDefault();
    document.getSelection()?.removeAllRanges();
    move(to);
  };
  document.addEventListener('mousemove', onMove, { signal });
  document.addEventListener('mouseup', () => finish(true), { signal });
  // A link would be dragged by the browser itself.
  window.addEventListener('dragstart', prevent, { signal });
};

/** Follows one finger that rests first. */
export const followFinger = (down: TouchEvent, { begin, move, end }: Follow): void => {
  const [finger, ...others] = down.touches;
  const node = down.target;
  if (!finger || others.length > 0 || !node) return;
  const watch = new AbortController();
  const { signal } = watch;
  const from = pointOf(finger);
  let drags = false;
  const finish = (dropped: boolean): void => {
    watch.abort();
    if (drags) end(dropped);
  };
  const timer = setTimeout(() => {
    drags = true;
    begin(from);
    giveUpOn(signal, finish);
    move(from);
  }, REST_MS);
  signal.addEventListener('abort', () => clearTimeout(timer));
  const onMove = (event: Event): void => {
    const [now] = (event as TouchEvent).touches;
    if (!now) return;
    if (!drags) {
      if (isFar(from, pointOf(now))) finish(false);
      return;
    }
    if (event.cancelable) event.preventDefault();
    move(pointOf(now));
  };
  const onEnd = (event: Event): void => {
    if (drags && event.cancelable) event.preventDefault();
    finish(true);
  };
  // On the node itself: it hears its finger even after it was drawn anew elsewhere.
  node.addEventListener('touchmove', onMove, { signal, passive: false });
  node.addEventListener('touchend', onEnd, { signal });
  node.addEventListener('touchcancel', () => finish(false), { signal });
  window.addEventListener('contextmenu', prevent, { signal });
};

/** Safari on a telephone lets a finger be held only where somebody listened before it came down. @returns what ends it */
export const listenForFingers = (): (() => void) => {
  const watch = new AbortController();
  window.addEventListener('touchmove', () => undefined, { passive: false, signal: watch.signal });
  return () => watch.abort();
};
