// What it costs a payment that it is let in by policy and feature, and that open requests are watched (docs/decisions/0036).
import pg from 'pg';
import { can, defaultFeatures } from '../../src/policies/index.ts';
import { ADMIN } from '../../src/policies/role.ts';
import { type Measured, summaryOf } from './load.ts';
import type { Line } from './report.ts';
import { ROUNDS } from './scale.ts';

export const WATCH_JOB = 'payment, requests watched';
/** Of the rate without the triggers. */
const WATCH_RATIO = 0.97;

const GUARD_JOB = 'guard, a thousand calls';
/** Milliseconds: well below three in a hundred of what a thousand payments take. */
const GUARD_LIMIT = 100;

const DECISIONS = 1000;
const PAGES = 100;

/** Times of a thousand decisions about a cashier's payment. */
const measureGuard = (): Measured => {
  const cashier = { role: ADMIN, features: defaultFeatures(ADMIN) };
  const took = Array.from({ length: PAGES }, () => {
    const began = performance.now();
    for (let n = 0; n < DECISIONS; n += 1) {
      if (!can(cashier, 'finance.billtransaction.record', 'call')) throw new Error('The cashier is not let in.');
    }
    return performance.now() - began;
  });
  return summaryOf(took, took.reduce((sum, ms) => sum + ms, 0) / 1000, undefined);
};

/** Runs the work while no table is watched, and watches them again. @param url the owner's */
const unwatched = async (url: string, work: () => Promise<Measured>): Promise<Measured> => {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    `select tgrelid::regclass::text as name from pg_trigger where tgname = 'grounds'`,
  );
  const turn = async (way: 'enable' | 'disable') => {
    for (const { name } of rows) await client.query(`alter table ${name} ${way} trigger grounds`);
  };
  try {
    await turn('disable');
    return await work();
  } finally {
    await turn('enable');
    await client.end();
  }
};

/** The payment beside itself without the watch, in turn, and the guard against its limit. */
export const measureWatch = async (url: string, pay: () => Promise<Measured>): Promise<readonly Line[]> => {
  const app: Measured[] = [];
  const beside: Measured[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    app.push(await pay());
    beside.push(await unwatched(url, pay));
  }
  return [
    { job: WATCH_JOB, app, beside, goal: { ratio: WATCH_RATIO } },
    {
      job: GUARD_JOB,
      app: Array.from({ length: ROUNDS }, measureGuard),
      beside: GUARD_LIMIT,
      goal: { ratio: 1, p95: GUARD_LIMIT },
    },
  ];
};
