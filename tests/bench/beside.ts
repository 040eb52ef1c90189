// What the desk notices of a long work: how long its search of patients takes meanwhile.
import { get } from './jobs.ts';
import { type Call, type Measured, runLoad } from './load.ts';
import type { Line } from './report.ts';
import { ROUNDS, type Scale } from './scale.ts';

/** Share by which the desk may be slower meanwhile. */
const SHARE = 2;
const CALL: Call = get('/api/users?role=1&limit=20&keyword=sari');

interface Parts {
  readonly port: number;
  readonly scale: Scale;
  /** Of the cashier. */
  readonly cookie: string;
}

/** One clerk's search while `work` goes on, a few times; its limit follows from what it takes while nothing does. */
export const measureBeside = async (
  job: string,
  { port, scale, cookie }: Parts,
  work: (round: number) => Promise<unknown>,
): Promise<Line> => {
  const search = (seconds: number, until?: { readonly isDone: boolean }): Promise<Measured> =>
    runLoad(port, {
      clients: 1,
      seconds,
      ...(until && { until }),
      next: () => CALL,
      headers: () => ({ cookie, 'sec-fetch-site': 'same-origin' }),
    });
  const app: Measured[] = [];
  const alone: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    alone.push((await search(scale.seconds)).p95 ?? 0);
    const made = { isDone: false };
    const done = work(round).finally(() => {
      made.isDone = true;
    });
    app.push(await search(Infinity, made));
    await done;
  }
  const limit = SHARE * Math.max(...alone);
  return { job, app, beside: limit, goal: { ratio: 1, p95: limit }, least: alone };
};
