// A machine that is loaded says so before it does anything, and is asked again, as a browser would.
import { setTimeout } from 'node:timers/promises';
import type { Answer, Json } from './app.ts';

const TRIES = 60;
const PAUSE_MS = 250;

export const patiently = async <T>(ask: () => Promise<Answer<T>>, tries = TRIES): Promise<Answer<T>> => {
  const answer = await ask();
  const busy = answer.status === 503 && (answer.body as Json)['code'] === 'overloaded';
  if (!busy || tries === 0) return answer;
  await setTimeout(PAUSE_MS);
  return patiently(ask, tries - 1);
};
