// npm run bench: the built server over a large database, each job beside the same work in bare SQL, in turn, three times;
// the tabs of the dashboard beside the time that they may take.
import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { type BenchDatabase, openBenchDatabase } from './database.ts';
import { FREQUENT_DENTIST } from './fill-visit.ts';
import { type BookJob, bookJobs } from './books.ts';
import { type ClinicJob, clinicJobs } from './clinic.ts';
import { type TabJob, tabJobs } from './dashboard.ts';
import { MANAGER, PASSWORD, prepare } from './prepare.ts';
import { type Job, jobsOf } from './jobs.ts';
import { askOnce, type Measured, runLoad, runPages } from './load.ts';
import { runRace, stopBare } from './race.ts';
import { raceTableOf } from './race-report.ts';
import { GROWTH_JOB, measureGrowth } from './growth.ts';
import { findPgbench, runRaw } from './raw.ts';
import { paketPages, pickerJobs } from './paket-jobs.ts';
import { EXPIRY_JOB, measureExpiry } from './paket-night.ts';
import { bankJobs } from './bank-jobs.ts';
import { BUSY_JOB, measureBusyHour } from './busy-hour.ts';
import { measureRecovery, RECOVERY_JOB } from './recovery.ts';
import { freePort, signIn, startServer } from './server.ts';
import { shareJobs } from './share-jobs.ts';
import { type StaffPage, staffPages } from './staff-jobs.ts';
import { measureNight, NIGHT_JOBS, timedLeast } from './staff-night.ts';
import { DESK_JOB, measureDesk, measureWork, WORKS } from './staff-works.ts';
import { STOCK_JOBS, stockJobs, stockPages } from './stock-jobs.ts';
import { measureOverview, OVERVIEW_JOBS } from './overview.ts';
import { measureMix, MIX_JOB } from './stock-mix.ts';
import { findingOf, type Line, tableOf, toldOf, writeFindings } from './report.ts';
import { IMPORT_JOB, IMPORT_LIMIT, measureImport } from './import.ts';
import { type Cookies, signInAll } from './users.ts';
import { measureWatch, WATCH_JOB } from './watch.ts';
import { measureWorkspace } from './workspace.ts';
import { BROWSER_CONNECTIONS, CLIENTS, type Part, ROUNDS, type Scale, scaleOf } from './scale.ts';

const say = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

interface Bench {
  readonly scale: Scale;
  readonly url: string;
  readonly port: number;
  /** Process of the server. */
  readonly pid: number | undefined;
  readonly cookies: Cookies;
}

const measureApp = async (
  job: Pick<Job, 'as' | 'next' | 'calls'> | ClinicJob,
  { scale, port, cookies }: Bench,
  clients = CLIENTS,
  most = Infinity,
): Promise<Measured> => {
  const jar = cookies[job.as];
  const measured = await runLoad(port, {
    clients,
    seconds: scale.seconds,
    most,
    next: job.next,
    headers: (client) => ({ cookie: jar[client % jar.length] ?? '', 'sec-fetch-site': 'same-origin' }),
  });
  return { ...measured, rate: measured.rate / ('calls' in job ? job.calls : 1) };
};

/** A server in JavaScript is slower until its code is compiled: nothing of this is told. */
const warmUp = async (job: Job | ClinicJob, bench: Bench): Promise<void> => void (await measureApp(job, bench));

const sayWrong = (name: string, app: readonly Measured[]): void => {
  const wrong = app.find((run) => run.wrong !== undefined)?.wrong;
  if (wrong !== undefined) say(`  ${name}: ${wrong}`);
};

const measure = async (job: Job, bench: Bench): Promise<Line> => {
  const app: Measured[] = [];
  const raw: Measured[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    app.push(await measureApp(job, bench));
    raw.push(await runRaw(bench.url, job.raw, CLIENTS, bench.scale.seconds));
  }
  const alone = await measureApp(job, bench, 1);
  sayWrong(job.name, [...app, alone]);
  return { job: job.name, app, beside: raw, goal: job.goal, alone };
};

/** Of a job of the race four contenders are in turn, of another two. */
const measureJob = async (job: Job, bench: Bench): Promise<Line> => {
  const { least } = job;
  await warmUp(job, bench);
  if (least === undefined) return measure(job, bench);
  const { url, scale, pid } = bench;
  const ask = (_seconds: number, most?: number) => measureApp(job, bench, CLIENTS, most);
  const { app, raw, race } = await runRace({ ...job, least }, { url, scale, pid, app: ask });
  const alone = await measureApp(job, bench, 1);
  sayWrong(job.name, [...app, ...race.bare, alone]);
  return { job: job.name, app, beside: raw, goal: job.goal, alone, race };
};

/** Sixteen clients at once, against a limit. */
const measureClinic = async (job: ClinicJob, bench: Bench): Promise<Line> => {
  await warmUp(job, bench);
  const app: Measured[] = [];
  for (let round = 0; round < ROUNDS; round += 1) app.push(await measureApp(job, bench));
  sayWrong(job.name, app);
  return { job: job.name, app, beside: job.limit, goal: { ratio: 1, p95: job.limit } };
};

/** A page is asked by one browser: its limit is what a person waits. */
const measureTab = async (job: TabJob | BookJob | StaffPage, { scale, url, port, cookies }: Bench): Promise<Line> => {
  const { name, paths, limit } = job;
  const page = {
    calls: paths.map((path) => ({ method: 'GET', path }) as const),
    connections: BROWSER_CONNECTIONS,
    seconds: scale.seconds,
    headers: { cookie: cookies['as' in job ? job.as : 'books'][0] ?? '', 'sec-fetch-site': 'same-origin' },
  };
  const app: Measured[] = [];
  const least: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    app.push(await runPages(port, page));
    if ('least' in job && job.least !== undefined) least.push(await timedLeast({ url }, job.least));
  }
  sayWrong(name, app);
  return { job: name, app, beside: limit, goal: { ratio: 1, p95: limit }, ...(least.length > 0 && { least }) };
};

/** The page of a visit in a browser, where there is one. */
const measureChair = async ({ scale, port }: Bench): Promise<readonly Line[]> => {
  const desk = { origin: `http://localhost:${port}`, username: FREQUENT_DENTIST, password: PASSWORD };
  const measured = await measureWorkspace(desk, scale, say);
  if (!measured) say('visit workspace: not measured, there is no Chromium here (set BROWSER_PATH to one).');
  return (measured ?? []).map(({ job, app }) => ({
    job: job.name,
    app,
    beside: job.limit,
    goal: { ratio: 1, p95: job.limit },
  }));
};

/** Last of all: every round adds its patients. */
const measureOthers = async (port: number, cookie: string): Promise<Line> => {
  const app: Measured[] = [];
  for (let round = 0; round < ROUNDS; round += 1) app.push(await measureImport(port, cookie));
  sayWrong(IMPORT_JOB, app);
  return { job: IMPORT_JOB, app, beside: IMPORT_LIMIT, goal: { ratio: 1, p95: IMPORT_LIMIT } };
};

interface Step {
  readonly name: string;
  readonly run: () => Promise<readonly Line[]>;
}
const step = (name: string, run: () => Promise<Line>): Step => ({ name, run: async () => [await run()] });

/** `npm run bench -- slip "rows of a doctor"`: only jobs whose names hold one of the words; all without any. */
const asked = process.argv.slice(2);
const isAsked = ({ name }: Pick<Step, 'name'>): boolean =>
  asked.length === 0 || asked.some((words) => name.includes(words));

interface Stand extends Bench, Awaited<ReturnType<typeof prepare>> {
  readonly database: BenchDatabase;
}
/** Jobs of the parts that are filled. */
const stepsOf = async (stand: Stand): Promise<readonly Step[]> => {
  const { scale, url, port, cookies, cashMethod, bank, runs, database } = stand;
  const has = (part: Part): boolean => scale.parts.includes(part);
  const jobs = (made: readonly Job[]): Step[] => made.map((job) => step(job.name, () => measureJob(job, stand)));
  const pages = (made: readonly (TabJob | BookJob | StaffPage)[]): Step[] =>
    made.map((job) => step(job.name, () => measureTab(job, stand)));
  const works = [
    ...WORKS.map((name) => step(name, () => measureWork(name, { ...stand, runs }))),
    step(DESK_JOB, () => measureDesk({ ...stand, runs })),
  ];
  const nights = NIGHT_JOBS.map((name) => step(name, () => measureNight(name, database)));
  const expiry: Step = {
    name: EXPIRY_JOB,
    run: () => measureExpiry({ ...stand, ...database, cookie: cookies.cashier[0] ?? '' }),
  };
  // What stands on documents of its own has them made only where it is asked.
  const stock = has('stock') && STOCK_JOBS.some((name) => isAsked({ name })) ? await stockJobs(url, scale) : [];
  return [
    ...(has('ledger') ? jobs(jobsOf(scale, cashMethod)) : []),
    ...(has('owed') ? jobs(await shareJobs(url)) : []),
    ...(has('ledger') ? jobs(await bankJobs(url)) : []),
    ...jobs(stock),
    ...(has('packages') ? jobs(pickerJobs(scale)) : []),
    { name: WATCH_JOB, run: () => measureWatch(url) },
    ...(has('chair') ? clinicJobs().map((job) => step(job.name, () => measureClinic(job, stand))) : []),
    ...(has('ledger') ? pages([...tabJobs(), ...bookJobs(bank)]) : []),
    ...(has('ledger') ? OVERVIEW_JOBS.map((name) => step(name, () => measureOverview(name, stand))) : []),
    ...(has('stock') ? [...pages(stockPages()), step(MIX_JOB, () => measureMix(stand))] : []),
    ...(has('packages') ? [...pages(paketPages()), expiry] : []),
    ...(has('staff') ? [...pages(staffPages(runs)), ...works, ...nights] : []),
    ...(has('chair') ? [{ name: 'visit workspace', run: () => measureChair(stand) }] : []),
    step(BUSY_JOB, async () => {
      const manager = await signIn(port, MANAGER);
      return measureBusyHour({ ...stand, runs, cookies: { ...cookies, manager }, say });
    }),
    { name: GROWTH_JOB, run: () => measureGrowth({ ...stand, cookie: cookies.leader[0] ?? '', say }) },
    step(RECOVERY_JOB, measureRecovery),
    step(IMPORT_JOB, async () => measureOthers(port, await signIn(port, MANAGER))),
  ];
};

const main = async (): Promise<void> => {
  const scale = scaleOf(process.env);
  const database = await openBenchDatabase(join('data', 'bench'), scale, say);
  let server: ChildProcess | undefined;
  try {
    const { cashMethod, bank, runs } = await prepare(database.url);
    const port = await freePort();
    server = await startServer(database, port);
    const bench = {
      scale,
      url: database.url,
      port,
      pid: server.pid,
      cookies: await signInAll(port, scale),
    };
    await askOnce(port, { method: 'GET', path: '/healthz' });
    const steps = await stepsOf({ ...bench, cashMethod, bank, runs, database });
    const findings = [];
    const lines: Line[] = [];
    for (const { name, run } of steps.filter(isAsked)) {
      say(`${name} ...`);
      const made = await run();
      lines.push(...made);
      const found = made.map(findingOf);
      findings.push(...found);
      // Kept in sight when a later job ends the program.
      for (const finding of found) say(`  ${toldOf(finding)}`);
    }
    say(`\n${tableOf(findings)}\n`);
    say(raceTableOf(lines));
    if (asked.length === 0)
      writeFindings('bench.json', scale, findPgbench() === undefined ? 'pg' : 'pgbench', findings);
  } finally {
    server?.kill('SIGTERM');
    await stopBare();
    await database.stop();
  }
};

await main();
