// What a scanner types, told from what a person types. A scanner is a keyboard: it sends the characters of a code in fast succession and
// ends it by Enter, some by Tab or a line feed.
import type { KeyboardEvent } from 'react';

/** The separator of GS1 (FNC1), and the sign that stands for it where it is seen. */
export const SEPARATOR = '\u001d';
export const SEPARATOR_SIGN = '\u241d';
/** Milliseconds between the keys of a scanner, at most, as their median: people type slower over a whole code. */
const FAST = 50;
/** Shorter than any code. */
const FEWEST = 4;

/** Milliseconds at which keys came -> whether a scanner sent them. */
export const isFast = (stamps: readonly number[]): boolean => {
  if (stamps.length < FEWEST) return false;
  const gaps = stamps
    .slice(1)
    .map((at, i) => at - (stamps[i] ?? at))
    .toSorted((one, other) => one - other);
  return (gaps[Math.floor(gaps.length / 2)] ?? 0) <= FAST;
};

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;
/** Ctrl+] and F8: how scanners type the separator of GS1, which is on no keyboard. */
export const isSeparator = ({ key, ctrlKey }: Key): boolean => key === 'F8' || (ctrlKey && key === ']');

/** Whether the key ends a code: Tab of a person leaves the field instead. */
export const endsCode = ({ key, ctrlKey }: Key, stamps: readonly number[]): boolean =>
  key === 'Enter' || (isFast(stamps) && (key === 'Tab' || (ctrlKey && key.toLowerCase() === 'j')));

export const isCharacter = ({ key, ctrlKey, metaKey, altKey }: Key): boolean =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey;
