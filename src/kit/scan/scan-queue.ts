// Codes are handled one after the other, in the order in which they came: the next one waits until the page has drawn what the last
// one changed.
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { refusalOf } from '../form/refusal.ts';

interface Waiting {
  readonly at: number;
  readonly code: string;
}
/** What became of a code. */
export interface Outcome extends Waiting {
  readonly text: string;
  readonly failed: boolean;
}
export interface Handling<T> {
  /** What the code stands for; what it throws is shown. */
  readonly resolve: (code: string) => Promise<T>;
  /** Does with it what the page is for, and says so in words; what it throws is shown. */
  readonly onFound: (found: T) => string | Promise<string>;
}

/** Outcomes that are shown at most, the newest first. */
const TOLD = 4;

export const useScanQueue = <T>({ resolve, onFound }: Handling<T>) => {
  const [queue, setQueue] = useState<readonly Waiting[]>([]);
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([]);
  const count = useRef(0);
  const ask = useEffectEvent(resolve);
  const take = useEffectEvent(onFound);
  const [head] = queue;
  useEffect(() => {
    if (!head) return;
    const done = (text: string, failed: boolean): void => {
      setOutcomes((before) => [{ ...head, text, failed }, ...before].slice(0, TOLD));
      setQueue((waiting) => waiting.filter((one) => one !== head));
    };
    const handle = async (): Promise<void> => {
      try {
        done(await take(await ask(head.code)), false);
      } catch (error) {
        const { message, errors = {} } = refusalOf(error);
        done(Object.values(errors)[0]?.[0] ?? message, true);
      }
    };
    void handle();
  }, [head]);
  return {
    outcomes,
    waiting: queue.length,
    put: (code: string): void => {
      count.current += 1;
      const at = count.current;
      setQueue((waiting) => [...waiting, { at, code }]);
    },
  };
};
