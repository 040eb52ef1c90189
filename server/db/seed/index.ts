// Demo data of `npm start`: four branches with a quarter of work behind them, made through the use cases, the same for the same number.
import type pg from 'pg';
import type { Logger } from 'pino';
import { dateIn } from '../../../src/resources/kernel/date.ts';
import type { FileStore } from '../../files/store.ts';
import { named, run } from '../statement.ts';
import { reconcileBank } from './bank.ts';
import { type DemoBranch, demoBranches } from './branch.ts';
import { settleRecords } from './clinical.ts';
import { demoDays, periodStart, visitCounts } from './calendar.ts';
import { instantAt, minuteOf } from './clock.ts';
import { bookAhead } from './appointment.ts';
import { askForMoney } from './contact.ts';
import { playCredit } from './credit.ts';
import { payCompanyTax } from './company-tax.ts';
import { callCrew } from './crew.ts';
import { enterHolidays } from './employment.ts';
import { endBranch } from './end-branch.ts';
import { meetVendors, shareCost } from './expense.ts';
import { installGroup } from './install.ts';
import { playFormLabs } from './form-lab.ts';
import { playAll } from './lanes.ts';
import { markTreatments } from './mouth.ts';
import { closedYear, playLastYear } from './last-year.ts';
import { installTemplates } from './note.ts';
import { takePhotos } from './photos.ts';
import { openBooks, registerKnown } from './opening.ts';
import { type KnownPatient, planDay } from './plan.ts';
import { playDay, setStage } from './play-day.ts';
import { openProgress, type Progress } from './progress.ts';
import { randomOf } from './random.ts';
import { sellToday } from './sale.ts';
import { agreeShares } from './sharing.ts';
import { OPENING_RECEIVABLE } from './receivable.ts';
import { offerPackages } from './package.ts';
import { importRunningPackage, OPENING_PACKAGES } from './package-brought.ts';
import { sellPackages } from './package-sale.ts';
import { openTill } from './settle.ts';
import { meetSuppliers, missMasks, stockUp } from './stock.ts';
import { playStaff } from './working-days.ts';
import type { Transaction } from '../transaction.ts';

export { DEMO_ACCOUNTS, DEMO_PASSWORD } from './staff.ts';

export interface SeedDeps {
  readonly pool: pg.Pool;
  /** Where pictures and signatures of patients are kept. */
  readonly files: FileStore;
  readonly logger: Pick<Logger, 'info'>;
  /** The moment that the data lead up to. */
  readonly now: Date;
  /** Another number, other people and days. */
  readonly seed?: number;
  readonly branches?: readonly DemoBranch[];
}

const SEED = 20_260_101;
/** Share of a branch's patients that it knows before the first demo day; the others come for the first time during it. */
const KNOWN_SHARE = 0.7;

const knownPatients = named<KnownPatient, [number]>(
  'demo_known',
  'select id, birth_date from users where role = 1 and profile_id = $1 order by id',
);

const isFirst = ({ id }: DemoBranch): boolean => id === demoBranches[0]?.id;

interface Play {
  readonly files: FileStore;
  readonly seed: number;
  readonly now: Date;
  readonly progress: Progress;
}

const playBranchDay = async (
  trx: Transaction,
  play: Play,
  branch: DemoBranch,
  day: string,
  visits: number,
): Promise<void> => {
  const { today } = play.progress;
  const crew = await callCrew(trx, branch, play.files);
  const stage = await setStage(trx, crew, { day, today }, await openTill(trx, branch.id));
  const plan = planDay(randomOf(play.seed, `${branch.code} ${day}`), {
    branch,
    day,
    minute: day === today ? minuteOf(branch.timezone, play.now) : undefined,
    visits,
    known: await run(trx, knownPatients, branch.id),
    newcomers: (branch.patients * (1 - KNOWN_SHARE)) / branch.visits,
  });
  await playDay(stage, plan);
};

/** What is the group's, before any branch needs it: packages, holidays, who supplies and invoices. @param main where it is entered */
const playGroup = async ({ part, today }: Progress, main: DemoBranch): Promise<void> => {
  await part('packages', [main.id], (trx) => offerPackages(trx, main, periodStart(today), today));
  await part('holidays', [main.id], async (trx) => enterHolidays(trx, await callCrew(trx, main), today));
  await part('vendors', [main.id], async (trx) => {
    const crew = await callCrew(trx, main);
    await meetSuppliers(trx, crew, demoDays(today)[0] ?? today);
    await meetVendors(crew, periodStart(today));
  });
};

/** What lies in the branch on the first day. */
const playStock = async ({ progress: { today, part } }: Play, branch: DemoBranch, firstDay: string): Promise<void> => {
  await part(`${branch.code} stock`, [branch.id], async (trx) =>
    stockUp(trx, await callCrew(trx, branch), {
      day: firstDay,
      today,
      visits: branch.visits,
    }),
  );
};

/** What is sold on the last day, and found missing. */
const playGoods = async ({ progress: { today, part }, now }: Play, branch: DemoBranch): Promise<void> => {
  await part(`${branch.code} sales`, [branch.id], async (trx) =>
    sellToday(
      await openTill(trx, branch.id),
      await callCrew(trx, branch),
      instantAt(branch.timezone, today, minuteOf(branch.timezone, now)),
    ),
  );
  await part(`${branch.code} masks`, [branch.id], async (trx) => missMasks(trx, await callCrew(trx, branch), today));
};

const playBranch = async (play: Play, branch: DemoBranch): Promise<void> => {
  const { seed, progress, files } = play;
  const { today, part } = progress;
  const days = demoDays(today);
  const firstDay = days[0] ?? today;
  const { start: opened } = closedYear(periodStart(today));
  const packages = isFirst(branch) ? OPENING_PACKAGES : 0;
  const owed = OPENING_RECEIVABLE;
  await part(`${branch.code} books`, [branch.id], async (trx) =>
    openBooks(await callCrew(trx, branch), today, opened, { owed, packages }),
  );
  await playStaff(progress, branch, play);
  await part(`${branch.code} shares`, [branch.id], (trx) =>
    agreeShares(trx, branch, { since: opened, start: periodStart(today) }),
  );
  await part(`${branch.code} patients`, [branch.id], async (trx) =>
    registerKnown(
      await callCrew(trx, branch),
      randomOf(seed, `${branch.code} patients`),
      branch,
      firstDay,
      Math.round(branch.patients * KNOWN_SHARE),
    ),
  );
  await part(`${branch.code} receivables`, [branch.id], async (trx) =>
    importRunningPackage(trx, await callCrew(trx, branch, files), { today, start: opened, packages }),
  );
  await part(`${branch.code} last year`, [branch.id], async (trx) =>
    playLastYear(trx, await callCrew(trx, branch), branch.visits, periodStart(today)),
  );
  await playStock(play, branch, firstDay);
  for (const [day, visits] of [...visitCounts(seed, branch, today)].toSorted(([a], [b]) => a.localeCompare(b))) {
    await part(`${branch.code} ${day}`, [branch.id], (trx) => playBranchDay(trx, play, branch, day, visits));
  }
  await playGoods(play, branch);
  await part(`${branch.code} labs`, [branch.id], async (trx) =>
    playFormLabs(trx, await callCrew(trx, branch), play.now),
  );
  await part(`${branch.code} photos`, [branch.id], async (trx) =>
    takePhotos(trx, await callCrew(trx, branch, files), { today, now: play.now, device: isFirst(branch) }),
  );
  await part(`${branch.code} credit`, [branch.id], async (trx) => {
    const crew = await callCrew(trx, branch);
    await playCredit(trx, crew, today);
    await askForMoney(trx, crew, today);
  });
  await part(`${branch.code} packages sold`, [branch.id], async (trx) =>
    sellPackages(trx, await callCrew(trx, branch, files), today, play.now),
  );
  await part(`${branch.code} schedule`, [branch.id], async (trx) =>
    bookAhead(
      {
        trx,
        crew: await callCrew(trx, branch),
        random: randomOf(seed, `${branch.code} schedule`),
        today,
        known: await run(trx, knownPatients, branch.id),
      },
      branch,
      minuteOf(branch.timezone, play.now),
    ),
  );
  await part(`${branch.code} records`, [branch.id], async (trx) =>
    settleRecords(trx, await callCrew(trx, branch), { today, ortho: branch === demoBranches[0] }),
  );
  await endBranch(play, branch);
};

/**
 * Loads the demo data into an empty database, and goes on with a load that was interrupted; otherwise does nothing.
 * Each branch-day is one transaction. @returns true when anything was loaded
 */
export const seedDemo = async ({
  pool,
  files,
  logger,
  now,
  seed = SEED,
  branches = demoBranches,
}: SeedDeps): Promise<boolean> => {
  const progress = await openProgress(pool, dateIn('Asia/Jakarta', now));
  if (!progress) return false;
  const began = performance.now();
  logger.info({ today: progress.today }, 'loading demo data');
  await progress.part(
    'group',
    demoBranches.map(({ id }) => id),
    async (trx) => {
      await installGroup(trx, periodStart(progress.today));
      await markTreatments(trx);
      await installTemplates(trx);
    },
  );
  const [main] = branches;
  if (main) await playGroup(progress, main);
  await playAll(branches, (branch) => playBranch({ files, seed, now, progress }, branch));
  const all = branches.map(({ id }) => id);
  await progress.part('shared costs', all, (trx) => shareCost(trx, branches, progress.today));
  if (main)
    await progress.part('company tax', all, async (trx) =>
      payCompanyTax(trx, await callCrew(trx, main), progress.today, periodStart(progress.today)),
    );
  if (main)
    await progress.part(`${main.code} bank`, [main.id], async (trx) =>
      reconcileBank(trx, await callCrew(trx, main), progress.today),
    );
  await progress.complete();
  logger.info({ seconds: Math.round((performance.now() - began) / 1000) }, 'demo data loaded');
  return true;
};
