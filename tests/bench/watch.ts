// What it costs a payment that it is let in by policy and feature, and that open requests are watched (docs/decisions/0036).
// Both are far below what two runs of a payment differ by: each is measured by itself, a thousand times over.
import pg from 'pg';
import { can, defaultFeatures } from '../../src/policies/index.ts';
import { ADMIN } from '../../src/policies/role.ts';
import { type Measured, summaryOf } from './load.ts';
import type { Line } from './report.ts';
import { ROUNDS } from './scale.ts';

export const WATCH_JOB = 'watch, a thousand changed rows';
const GUARD_JOB = 'guard, a thousand calls';
/** Milliseconds: well below three in a hundred of what a thousand payments take. */
const LIMIT = 100;

const THOUSAND = 1000;
const PAGES = 100;

/** @param took milliseconds of a thousand each */
const measuredOf = (took: readonly number[]): Measured =>
  summaryOf(took, took.reduce((sum, ms) => sum + ms, 0) / 1000, undefined);

const lineOf = (job: string, app: readonly Measured[]): Line => ({
  job,
  app,
  beside: LIMIT,
  goal: { ratio: 1, p95: LIMIT },
});

/** Times of a thousand decisions about a cashier's payment. */
const measureGuard = (): Measured => {
  const cashier = { role: ADMIN, features: defaultFeatures(ADMIN) };
  const took = Array.from({ length: PAGES }, () => {
    const began = performance.now();
    for (let n = 0; n < THOUSAND; n += 1) {
      if (!can(cashier, 'finance.billtransaction.record', 'call')) throw new Error('The cashier is not let in.');
    }
    return performance.now() - began;
  });
  return measuredOf(took);
};

interface Explained {
  readonly Triggers: readonly { readonly 'Trigger Name': string; readonly Time: number; readonly Calls: number }[];
}

/** Milliseconds that the watch took of a change of a thousand bills, by the database's own count. Nothing stays changed. */
const watchedChange = async (client: pg.Client): Promise<number> => {
  await client.query('begin');
  const { rows } = await client.query<{ 'QUERY PLAN': readonly Explained[] }>(
    `explain (analyze, format json)
     update bills set updated_at = updated_at where id in (select id from bills order by id limit ${THOUSAND})`,
  );
  await client.query('rollback');
  const watch = rows[0]?.['QUERY PLAN'][0]?.Triggers.find((trigger) => trigger['Trigger Name'] === 'grounds');
  if (watch?.Calls !== THOUSAND) throw new Error(`The watch was called for ${watch?.Calls} of ${THOUSAND} bills.`);
  return watch.Time;
};

const measureWatched = async (client: pg.Client): Promise<Measured> => {
  const took: number[] = [];
  for (let n = 0; n < PAGES / 10; n += 1) took.push(await watchedChange(client));
  return measuredOf(took);
};

/** The watch and the guard against their limits. @param url the owner's */
export const measureWatch = async (url: string): Promise<readonly Line[]> => {
  const client = new pg.Client(url);
  await client.connect();
  const watched: Measured[] = [];
  try {
    for (let round = 0; round < ROUNDS; round += 1) watched.push(await measureWatched(client));
  } finally {
    await client.end();
  }
  return [lineOf(WATCH_JOB, watched), lineOf(GUARD_JOB, Array.from({ length: ROUNDS }, measureGuard))];
};
