// A machine that is loaded says so before it does anything, and is asked again, as a browser would.
import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
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

/** Waits until a server in this process would not turn a request away for the load of the machine alone. */
export const calm = async (app: FastifyInstance, tries = TRIES): Promise<void> => {
  if (!app.isUnderPressure() || tries === 0) return;
  await setTimeout(PAUSE_MS);
  await calm(app, tries - 1);
};
