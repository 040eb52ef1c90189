// A drawer that keeps what is typed by itself builds on the record as it was when it opened: what a colleague stores meanwhile is not
// overwritten, and is taken over when whoever types says so.
import { createElement, type ReactNode, useState } from 'react';
import type { Refusal } from './refusal.ts';
import { TakeNewest } from './take-newest.tsx';

interface Options<T> {
  /** Reads the record as it is stored now. */
  readonly newest: () => Promise<T>;
  /** What a person is told of it. */
  readonly tell?: (now: T) => ReactNode;
  /** Puts what was typed on top of it. */
  readonly onTake?: (now: T, base: T) => void;
}

/**
 * @returns `base`, whose version is sent; `follow` puts a newer one in its place; `refuse` adds to a refusal the way to a newer
 * version, and says in `words` that there is one
 */
export const useHeld = <T extends { readonly version: number }>(record: T, { newest, tell, onTake }: Options<T>) => {
  const [base, setBase] = useState(record);
  const refuse = async (refusal: Refusal, words: string, onTaken: () => void): Promise<Refusal> => {
    if (refusal.code !== 'stale-version') return refusal;
    // Where it cannot be read, the refusal says that much itself.
    const now = await newest().catch(() => undefined);
    if (!now || now.version === base.version) return refusal;
    const take = (): void => {
      setBase(now);
      onTake?.(now, base);
      onTaken();
    };
    return { ...refusal, message: words, more: createElement(TakeNewest, { onTake: take }, tell?.(now)) };
  };
  return { base, refuse, follow: setBase };
};
