// What has been started is closed from the last to the first, once, whoever asks: a signal, a lost database, or a failed start.

type Close = () => Promise<unknown>;

export interface Lifecycle {
  /** Starts a part and remembers how to close it. While it starts, an end waits for it, so that nothing is left half open. */
  readonly open: <T>(start: () => Promise<T>, close: (part: T) => Promise<unknown>) => Promise<T>;
  /** Closes everything; later calls change nothing. */
  readonly end: (code: number) => void;
  readonly isEnding: () => boolean;
  /** Resolves with the exit code when all is closed. */
  readonly ended: Promise<number>;
}

/**
 * Closes what was registered from the last to the first, once.
 * @param onCloseError called with the error of a part that did not close cleanly; the exit code is 1 then
 */
export const createLifecycle = (onCloseError: (error: unknown) => void): Lifecycle => {
  const closes: Close[] = [];
  let opening: Promise<unknown> = Promise.resolve();
  let ending = false;
  let finish: (code: number) => void = () => undefined;
  const ended = new Promise<number>((resolve) => (finish = resolve));

  const closeAll = async (code: number): Promise<void> => {
    await opening.catch(() => undefined);
    let result = code;
    for (const close of closes.toReversed()) {
      try {
        await close();
      } catch (error) {
        onCloseError(error);
        result = 1;
      }
    }
    finish(result);
  };

  return {
    open: async (start, close) => {
      // The end has begun: whatever follows in the start waits here for the process to leave.
      if (ending) return new Promise(() => undefined);
      const part = start();
      opening = part;
      const opened = await part;
      closes.push(() => close(opened));
      return opened;
    },
    end: (code) => {
      if (ending) return;
      ending = true;
      void closeAll(code);
    },
    isEnding: () => ending,
    ended,
  };
};
