// Waits for a fact, not for a time: polls it, and says what it waited for when it does not come.
import { setTimeout as sleep } from 'node:timers/promises';

const POLL_MS = 20;

export const until = async <T>(what: string, fact: () => T | Promise<T>, seconds = 20): Promise<NonNullable<T>> => {
  const end = Date.now() + seconds * 1000;
  for (;;) {
    const found = await fact();
    if (found !== undefined && found !== null && found !== false) return found;
    if (Date.now() > end) throw new Error(`${what}: not within ${seconds} s`);
    await sleep(POLL_MS);
  }
};
