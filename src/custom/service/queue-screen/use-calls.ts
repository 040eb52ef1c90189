// Which calls are new on this screen: they flash, and are spoken where the clinic wants it.
import { useEffect, useRef, useState } from 'react';
import { callKey, type Queue, type QueueCard } from './queue.ts';

const FLASH_MS = 12_000;
const VOICE = 'id-ID';

/** 'RP-004' as it is read out: letters apart, the number without its zeros. */
export const spokenLabel = (label: string): string => {
  const [letters = '', digits = ''] = label.split('-');
  return `${letters.split('').join(' ')} ${Number(digits)}`;
};

const speak = (text: string): void => {
  if (!('speechSynthesis' in window)) return;
  const words = new SpeechSynthesisUtterance(text);
  words.lang = VOICE;
  words.rate = 0.9;
  window.speechSynthesis.speak(words);
};

/**
 * Keys of the calls that flash now. What was called before the screen was opened neither flashes nor is spoken.
 * @param say the sentence of a call, or undefined while the voice is off
 */
export const useCalls = (queue: Queue | undefined, say: ((card: QueueCard) => string) | undefined) => {
  const known = useRef<ReadonlySet<string>>(undefined);
  const sentence = useRef(say);
  const [flashing, setFlashing] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    sentence.current = say;
  });
  useEffect(() => {
    if (!queue) return undefined;
    const keys = new Set(queue.called.map(callKey));
    const before = known.current;
    known.current = keys;
    if (!before) return undefined;
    const fresh = queue.called.filter((card) => !before.has(callKey(card)));
    if (fresh.length === 0) return undefined;
    const told = sentence.current;
    if (told) for (const card of fresh) speak(told(card));
    setFlashing(new Set(fresh.map(callKey)));
    const timer = setTimeout(() => setFlashing(new Set()), FLASH_MS);
    return () => clearTimeout(timer);
  }, [queue]);
  return flashing;
};
