// Words on their way into the note of a visit: from a template, from an earlier visit. They wait until the note is open.
import type { SoapText } from '../../../resources/service/soap.ts';

export type Words = Readonly<Partial<Record<SoapText, string | null>>>;
type Taker = (words: Words) => void;

const takers = new Map<number, Taker>();
const waiting = new Map<number, Words>();

export const copyIntoNote = (visitId: number, words: Words): void => {
  const take = takers.get(visitId);
  if (take) take(words);
  else waiting.set(visitId, words);
};

/** The open note takes what comes, and what has waited for it. Returns the way to stop. */
export const takeCopies = (visitId: number, take: Taker): (() => void) => {
  takers.set(visitId, take);
  const words = waiting.get(visitId);
  waiting.delete(visitId);
  if (words) take(words);
  return () => takers.delete(visitId);
};

/** What stands there stays; new words come below it, and those that are there already do not come twice. */
export const joinWords = (
  current: Readonly<Record<SoapText, string>>,
  words: Words,
): Partial<Record<SoapText, string>> =>
  Object.fromEntries(
    (Object.entries(words) as [SoapText, string | null][]).flatMap(([name, text]) => {
      const added = text?.trim() ?? '';
      const there = current[name];
      if (added === '' || there.includes(added)) return [];
      return [[name, there.trim() === '' ? added : `${there.trimEnd()}\n${added}`]];
    }),
  );
