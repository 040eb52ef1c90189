// Steps of the browser's history (back, forward) while something typed is stored nowhere: they are taken back, and asked about first.
// The router numbers its entries (`idx`), so that it is known how far a step led; it hears of a step only when it may be taken.

type Asker = (go: () => void) => void;

const askers: Asker[] = [];
let here: number | undefined;
/** The next step is our own: `back` takes one back unseen, `on` takes what was asked about. */
let own: 'back' | 'on' | undefined;

const indexOf = (state: unknown): number | undefined => {
  const index = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : undefined;
  return typeof index === 'number' ? index : undefined;
};

/** Remembers the entry that is shown; to be called whenever the address has changed. */
export const noteEntry = (): void => {
  here = indexOf(window.history.state);
};

const onStep = (event: PopStateEvent): void => {
  const led = own;
  own = undefined;
  if (led === 'on') return;
  if (led === 'back') {
    event.stopImmediatePropagation();
    return;
  }
  const there = indexOf(event.state);
  const ask = askers.at(-1);
  // An entry of nobody's making, an anchor, leads away from nothing.
  if (!ask || here === undefined || there === undefined || there === here) return;
  const steps = there - here;
  event.stopImmediatePropagation();
  own = 'back';
  window.history.go(-steps);
  ask(() => {
    own = 'on';
    window.history.go(steps);
  });
};

// A window tells its listeners in the order in which they came: this one before the router's (src/app.tsx).
window.addEventListener('popstate', onStep);

/** Has every step of the history asked about by `ask`, the newest of several; returns the way to stop. */
export const guardSteps = (ask: Asker): (() => void) => {
  askers.push(ask);
  noteEntry();
  return () => void askers.splice(askers.lastIndexOf(ask), 1);
};
