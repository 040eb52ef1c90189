// The first page of finance as people open it: sixteen of them, one call each two seconds, whether or not the answer before has come
// (workspace.md 5). What is late in coming is counted from the moment that it was asked.
import { askOnce, type Measured, summaryOf } from './load.ts';
import type { Line } from './report.ts';
import { BRANCH, CLIENTS, ROUNDS, type Scale } from './scale.ts';
import { timedLeast } from './staff-night.ts';

/** Milliseconds that ninety-five in a hundred may take. */
const LIMIT_MS = 150;
const EVERY_MS = 2000;
const WRONG = 300;
const PATH = '/api/finance/ringkasan';

export const OVERVIEW_JOBS = ['finance overview of a branch', 'finance overview of all branches'] as const;
type OverviewJob = (typeof OVERVIEW_JOBS)[number];

interface Stand {
  readonly port: number;
  readonly url: string;
  readonly scale: Scale;
  readonly cookies: Readonly<Record<'books' | 'head', readonly string[]>>;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** People who come at even distances, each again and again. @param seconds how long they come */
const arrivals = async (
  port: number,
  path: string,
  headers: Readonly<Record<string, string>>,
  seconds: number,
): Promise<Measured> => {
  const took: number[] = [];
  let wrong: string | undefined;
  const began = performance.now();
  const visit = async (due: number): Promise<void> => {
    await pause(Math.max(0, due - performance.now()));
    const { status, body } = await askOnce(port, { method: 'GET', path }, headers);
    took.push(performance.now() - due);
    if (status >= WRONG) wrong ??= `${path} answered ${status}: ${body.toString('utf8', 0, 200)}`;
  };
  const times = Array.from({ length: Math.floor((CLIENTS * seconds * 1000) / EVERY_MS) }, (_, at) => at);
  await Promise.all(times.map((at) => visit(began + (at * EVERY_MS) / CLIENTS)));
  return summaryOf(took, seconds, wrong);
};

/** The least that says what cash there is: one of the answer's five parts. */
const leastOf = (where: string): string =>
  `select t.akun_id, sum(t.debit - t.credit) from akunfolds f join akuntotals t on t.profile_id = f.profile_id and t.month = f.through
   join akuns a on a.id = t.akun_id where a.cashflow = 0 ${where} group by 1`;

export const measureOverview = async (job: OverviewJob, { port, url, scale, cookies }: Stand): Promise<Line> => {
  const all = job === OVERVIEW_JOBS[1];
  const path = all ? `${PATH}?profile_id=all` : PATH;
  const headers = { cookie: cookies[all ? 'head' : 'books'][0] ?? '', 'sec-fetch-site': 'same-origin' };
  const app: Measured[] = [];
  const least: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    app.push(await arrivals(port, path, headers, scale.seconds * 2));
    least.push(await timedLeast({ url }, leastOf(all ? '' : `and f.profile_id = ${BRANCH}`)));
  }
  return { job, app, beside: LIMIT_MS, goal: { ratio: 1, p95: LIMIT_MS }, least };
};
