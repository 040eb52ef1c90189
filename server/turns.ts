// Work that comes back while the server runs: one turn after the other, until it is stopped.

export interface Turns {
  /** Milliseconds to the first turn. */
  readonly first: number;
  /** Milliseconds from the end of a turn to the next. */
  readonly every: number;
  /** The signal tells it to give up. */
  readonly turn: (signal: AbortSignal) => Promise<unknown>;
  /** Called with the error of a failed turn, and whether it was asked to stop meanwhile; the next turn comes all the same. */
  readonly onError: (error: unknown, stopping: boolean) => void;
}

/** @returns what ends it, and waits for the turn under way */
export const takeTurns = ({ first, every, turn, onError }: Turns): (() => Promise<void>) => {
  const stopping = new AbortController();
  const { signal } = stopping;
  let running: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout;
  const take = async (): Promise<void> => {
    try {
      await turn(signal);
    } catch (error) {
      onError(error, signal.aborted);
    }
    if (!signal.aborted) wait(every);
  };
  const wait = (milliseconds: number): void => {
    timer = setTimeout(() => {
      running = take();
    }, milliseconds);
  };
  wait(first);
  return async () => {
    stopping.abort();
    clearTimeout(timer);
    await running;
  };
};
