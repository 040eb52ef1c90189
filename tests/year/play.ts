// A day of the year in all branches: their visits, what else there is to do by chance, what a date brings, and the night after it.
import { inspect } from 'node:util';
import pg from 'pg';
import { weekdayOf } from '../../src/resources/service/weekday.ts';
import { addDays } from '../../src/resources/kernel/date.ts';
import { Refusal } from '../../src/resources/refusals.ts';
import type { DemoBranch } from '../../server/db/seed/branch.ts';
import { callCrew } from '../../server/db/seed/crew.ts';
import { planDay, type KnownPatient } from '../../server/db/seed/plan.ts';
import { playDay, setStage } from '../../server/db/seed/play-day.ts';
import { randomOf } from '../../server/db/seed/random.ts';
import { openTill } from '../../server/db/seed/settle.ts';
import { instantAt } from '../../server/db/seed/clock.ts';
import { tx, type Transaction } from '../../server/db/transaction.ts';
import { runDueJobs } from '../../server/jobs/nightly.ts';
import { bookWorks } from './book-work.ts';
import { goodsWorks } from './goods-work.ts';
import { moneyWorks } from './money-work.ts';
import { moveTo, type Year } from './open-year.ts';
import { afterStorm, calmed } from './storm.ts';
import { packageWorks } from './package-work.ts';
import { restock } from './restock-work.ts';
import { count, type Tally } from './tally.ts';
import { rowsOf, sceneOf, type Work } from './scene.ts';
import { payWages, punch, staffWorks } from './staff-work.ts';

const SUNDAY = 7;
const VISITS = [1, 2, 2, 3] as const;
/** By how often they come beside each other. */
const CHANCES: readonly (readonly [keyof typeof works, number])[] = [
  ['payBill', 5],
  ['payInstallment', 4],
  ['voidReceipt', 1],
  ['refund', 1],
  ['payDoctor', 1],
  ['payLaboratory', 1],
  ['payVendor', 1],
  ['payInvestor', 1],
  ['voidSlip', 0.5],
  ['expense', 2],
  ['settle', 3],
  ['invoice', 1],
  ['buy', 3],
  ['sendToRoom', 1],
  ['sendAway', 1],
  ['takeIn', 2],
  ['count', 1],
  ['writeOff', 1],
  ['orderLab', 2],
  ['takeLab', 2],
  ['confirmLab', 2],
  ['sell', 2],
  ['comeForSlot', 4],
  ['handOver', 1],
  ['takeBack', 0.5],
  ['giveUp', 0.3],
  ['extend', 0.5],
  ['askLeave', 1],
];
const works = { ...moneyWorks, ...goodsWorks, ...packageWorks, ...staffWorks, ...bookWorks, punch, payWages, restock };
type WorkName = keyof typeof works;

/** What the day of the month brings. */
const DATES: Readonly<Record<number, readonly WorkName[]>> = {
  1: ['restock'],
  2: ['payWages'],
  3: ['letRooms'],
  4: ['shareOut'],
  6: ['payInvestor'],
  8: ['remitDoctors', 'remitInvestors'],
  9: ['close'],
  11: ['reopen'],
  12: ['close'],
  16: ['restock'],
};

interface Hours {
  readonly year: Year;
  readonly branch: DemoBranch;
  readonly day: string;
  readonly tally: Tally;
  /** The database may be lost under the work: it comes back, and the work is not done again. */
  readonly stormy: boolean;
}

/** Somebody else held for seconds what it needs: over HTTP it is told to be tried again (503 overloaded). */
const waitedTooLong = (error: unknown): boolean => error instanceof pg.DatabaseError && error.code === '55P03';
const MOST_TRIES = 5;

/**
 * In a transaction of its own; refused as a person would be, tried again as he would, or lost in a storm; everything else ends the year.
 */
const attempt = async (
  hours: Hours,
  name: string,
  write: (trx: Transaction) => Promise<boolean>,
  tries = 1,
): Promise<void> => {
  const { year, branch, day, tally, stormy } = hours;
  try {
    const done = await tx(year.database.pool, { branches: [branch.id] }, write);
    count(tally, done ? name : `${name}: nothing to do`);
  } catch (error) {
    if (error instanceof Refusal) count(tally, `${name}: ${error.code}`);
    else if (waitedTooLong(error) && tries < MOST_TRIES) {
      count(tally, `${name}: overloaded`);
      await attempt(hours, name, write, tries + 1);
    } else if (stormy) await afterStorm(year.database, tally);
    else throw new Error(`${branch.code} ${day} ${name}`, { cause: error });
  }
};

const doWork = (hours: Hours, name: WorkName, draw: number): Promise<void> => {
  const { year, branch, day } = hours;
  const work: Work = works[name];
  return attempt(hours, name, async (trx) =>
    work(
      sceneOf(
        trx,
        await callCrew(trx, branch, year.files),
        day,
        randomOf(year.seed, `${branch.code} ${day} ${name} ${draw}`),
      ),
    ),
  );
};

/** Visits of the day with their bills, drawers and prescriptions, as the demo plays them. */
const receivePatients = (hours: Hours, visits: number): Promise<void> => {
  const { year, branch, day } = hours;
  return attempt(hours, 'visits', async (trx) => {
    const crew = await callCrew(trx, branch, year.files);
    const known = await rowsOf<KnownPatient>(
      { trx, crew },
      'select id, birth_date from users where role = 1 and profile_id = $1 and status = 1 order by id',
    );
    const random = randomOf(year.seed, `${branch.code} ${day}`);
    const plan = planDay(random, { branch, day, minute: undefined, visits, known, newcomers: 0.15 });
    // No day is the last one: drawers are counted, prescriptions handed over.
    await playDay(await setStage(trx, crew, { day, today: addDays(day, 3) }, await openTill(trx, branch.id)), plan);
    return true;
  });
};

const playBranch = async (hours: Hours): Promise<void> => {
  const { year, branch, day } = hours;
  const random = randomOf(year.seed, `${branch.code} ${day} works`);
  if (weekdayOf(day) !== SUNDAY) await receivePatients(hours, random.pick(VISITS));
  for (const name of DATES[Number(day.slice(8))] ?? []) await doWork(hours, name, 0);
  for (let draw = random.between(2, 5); draw > 0; draw -= 1) await doWork(hours, random.weighted(CHANCES), draw);
  if (weekdayOf(day) !== SUNDAY) await doWork(hours, 'punch', 0);
};

const NIGHT = 3 * 60;
/** Both look at the night at once, and a third comes when it is over: each job is done once. */
const passNight = async ({ database }: Year, day: string): Promise<readonly string[]> => {
  const failed: string[] = [];
  const logger = {
    info: () => undefined,
    error: (told: unknown, text?: string) => void failed.push(`${text} ${inspect(told)}`),
  };
  const now = instantAt('Asia/Jakarta', addDays(day, 1), NIGHT);
  const night = () => runDueJobs({ pool: database.pool, logger }, now);
  await Promise.all([night(), night()]);
  await night();
  return failed;
};

const NOON = 12 * 60;

/**
 * Plays a day and the night that follows it; answers what the night could not do.
 * @param storm comes over the database in the middle of it
 */
export const playWholeDay = async (
  year: Year,
  day: string,
  tally: Tally,
  storm?: () => Promise<void>,
): Promise<readonly string[]> => {
  await moveTo(year, day, NOON);
  const stormy = storm !== undefined;
  const played = Promise.all(year.branches.map((branch) => playBranch({ year, branch, day, tally, stormy })));
  await storm?.();
  await played;
  // It may have come when all was done: the night finds the database there.
  if (stormy) await calmed(year.database);
  await moveTo(year, addDays(day, 1), NIGHT);
  return passNight(year, day);
};
