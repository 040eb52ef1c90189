// Does the night's jobs of every branch when its night has come, while the server runs.
import type pg from 'pg';
import type { Logger } from 'pino';
import { activeStatus } from '../../src/resources/kernel/active.ts';
import { dateIn, type TimeZone } from '../../src/resources/kernel/date.ts';
import { clinicNow } from '../db/clock.ts';
import { named, planned, run, runOne } from '../db/statement.ts';
import { tx } from '../db/transaction.ts';
import { takeTurns } from '../turns.ts';
import { type Job, type Night, nightlyJobs, type PieceJob } from './jobs.ts';

/** The business day of the night's work begins at 02.00. */
const NIGHT_MS = 2 * 3_600_000;
const CHECK_EVERY_MS = 10 * 60_000;
/** The first minute belongs to those who wait for the server. */
const FIRST_CHECK_MS = 60_000;

const branchesNow = planned<{ id: number; timezone: TimeZone }>(
  `select id, timezone from profiles where status = ${activeStatus.active} order by id`,
);
const claim = named<{ job: string }, [string, number, string, string]>(
  'job_claim',
  `insert into job_runs (job, profile_id, day, ran_at) values ($1, $2, $3, $4) on conflict do nothing returning job`,
);

const wasDone = named<{ done: boolean }, [string, number, string]>(
  'job_done',
  'select exists (select from job_runs where job = $1 and profile_id = $2 and day = $3) as done',
);

interface Deps {
  readonly pool: pg.Pool;
  readonly logger: Pick<Logger, 'info' | 'error'>;
  readonly jobs?: readonly (Job | PieceJob)[];
}

/** Each in a transaction with its claim: whoever comes second finds it done. */
const runWhole = (pool: pg.Pool, job: Job, { branch, day, now }: Night): Promise<number | null> =>
  tx(pool, { branches: [branch] }, async (trx) =>
    (await runOne(trx, claim, job.name, branch, day, now.toISOString())) ? job.run(trx, { branch, day, now }) : null,
  );

/** All pieces, each for itself; the job is done once none of them fails. */
const runPieces = async (
  { pool, logger }: Deps,
  { name, pieces, runPiece }: PieceJob,
  night: Night,
): Promise<number | null> => {
  const { branch, day, now } = night;
  const scope = { branches: [branch] };
  const due = await tx(pool, scope, async (trx) =>
    (await runOne(trx, wasDone, name, branch, day))?.done ? null : pieces(trx, night),
  );
  if (due === null) return null;
  let changed = 0;
  let failed = 0;
  for (const id of due) {
    try {
      changed += await tx(pool, scope, (trx) => runPiece(trx, night, id));
    } catch (error) {
      failed += 1;
      logger.error({ err: error, job: name, branch, day, id }, 'a piece of the night failed');
    }
  }
  if (failed === 0) await tx(pool, scope, (trx) => runOne(trx, claim, name, branch, day, now.toISOString()));
  return changed;
};

/**
 * Does what is due at a moment, each job of each branch in transactions of its own: one that fails is tried again at the next
 * look, and holds up no other. Of several servers on one database one does it.
 */
export const runDueJobs = async (deps: Deps, now: Date): Promise<void> => {
  const { pool, logger, jobs = nightlyJobs } = deps;
  const branches = await tx(pool, { branches: [] }, (trx) => run(trx, branchesNow));
  for (const { id, timezone } of branches) {
    const day = dateIn(timezone, new Date(now.getTime() - NIGHT_MS));
    const night: Night = { branch: id, day, now };
    for (const job of jobs) {
      try {
        const changed = 'run' in job ? await runWhole(pool, job, night) : await runPieces(deps, job, night);
        if (changed) logger.info({ job: job.name, branch: id, day, changed }, 'job of the night done');
      } catch (error) {
        logger.error({ err: error, job: job.name, branch: id, day }, 'job of the night failed');
      }
    }
  }
};

/** Looks now and then until the answered function is called; a look under way is awaited. */
export const keepNights = (deps: Deps): (() => Promise<void>) =>
  takeTurns({
    first: FIRST_CHECK_MS,
    every: CHECK_EVERY_MS,
    turn: async () => runDueJobs(deps, await clinicNow(deps.pool)),
    onError: (error) => deps.logger.error({ err: error }, 'the jobs of the night were not looked at'),
  });
