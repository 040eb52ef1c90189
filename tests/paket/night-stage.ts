// The night's work on packages, as often as a test wants it.
import { pino } from 'pino';
import { nightlyJobs } from '../../server/jobs/jobs.ts';
import { runDueJobs } from '../../server/jobs/nightly.ts';
import type { TestApp } from '../support/app.ts';

const expiry = nightlyJobs.filter(({ name }) => name === 'package-expiry');
/** The business day of the night's work begins at 02.00. */
const NIGHT_MS = 2 * 3_600_000;
let nights = 0;

/** Another night: the job of a day is done once. */
export const night = async ({ database }: Pick<TestApp, 'database'>): Promise<void> => {
  nights += 1;
  const jobs = expiry.map((job) => ({ ...job, name: `package-expiry-${nights}` }));
  const deps = { pool: database.pool, logger: pino({ level: 'silent' }), jobs };
  await runDueJobs(deps, new Date(Date.now() + NIGHT_MS));
};
