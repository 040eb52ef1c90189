// npm run bench: the built server over a large database, each job beside the same work in bare SQL, in turn, three times;
// the tabs of the dashboard beside the time that they may take.
import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type BenchDatabase, openBenchDatabase } from './database.ts';
import { CASHIER, CASHIERS } from './fill-master.ts';
import { FREQUENT_DENTIST } from './fill-visit.ts';
import { type BookJob, bookJobs } from './books.ts';
import { type ClinicJob, clinicJobs } from './clinic.ts';
import { type TabJob, tabJobs } from './dashboard.ts';
import { BOOKKEEPER, DESK, GRID_LEADER, HEAD, KEEPER, LEADER, MANAGER, PASSWORD, prepare } from './prepare.ts';
import { type Job, jobsOf } from './jobs.ts';
import { askOnce, type Measured, runLoad, runPages } from './load.ts';
import { findPgbench, runRaw } from './raw.ts';
import { paketPages, pickerJobs } from './paket-jobs.ts';
import { EXPIRY_JOB, measureExpiry } from './paket-night.ts';
import { bankJobs } from './bank-jobs.ts';
import { shareJobs } from './share-jobs.ts';
import { MEMBER, type StaffPage, staffPages } from './staff-jobs.ts';
import { measureNight, NIGHT_JOBS, timedLeast } from './staff-night.ts';
import { DESK_JOB, measureDesk, measureWork, WORKS } from './staff-works.ts';
import { stockJobs, stockPages } from './stock-jobs.ts';
import { measureMix, MIX_JOB } from './stock-mix.ts';
import { findingOf, type Line, tableOf, writeFindings } from './report.ts';
import { IMPORT_JOB, IMPORT_LIMIT, measureImport } from './import.ts';
import { measureWatch, WATCH_JOB } from './watch.ts';
import { measureWorkspace } from './workspace.ts';
import { BROWSER_CONNECTIONS, CLIENTS, ROUNDS, type Scale, scaleOf } from './scale.ts';

const say = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** As `npm start` runs the server (docs/decisions/0031). */
const NODE_FLAGS = ['--max-semi-space-size=32'];

const startServer = async ({ url, appUrl }: BenchDatabase, port: number): Promise<ChildProcess> => {
  const database = { DATABASE_URL: appUrl, DATABASE_DIRECT_URL: url };
  const env = { ...process.env, ...database, PORT: String(port), LOG_LEVEL: 'error', NODE_ENV: 'production' };
  const server = spawn(process.execPath, [...NODE_FLAGS, join('dist', 'server', 'main.js')], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    server.stdout.on('data', (chunk: Buffer) => chunk.toString().includes('is ready') && resolve());
    server.on('exit', (code) => reject(new Error(`The server ended with ${code}.`)));
  });
  return server;
};

const BUSY = 503;

/** A server that has just begun may be busy for a moment and says so: it is asked again when it wants to be. */
const signIn = async (port: number, username: string): Promise<string> => {
  const { status, headers } = await fetch(`http://127.0.0.1:${port}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: `http://127.0.0.1:${port}` },
    body: JSON.stringify({ username, password: PASSWORD }),
  });
  if (status === BUSY) {
    await sleep(Number(headers.get('retry-after') ?? 1) * 1000);
    return signIn(port, username);
  }
  if (status !== 200) throw new Error(`${username} cannot sign in (${status}).`);
  return headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
};

interface Bench {
  readonly scale: Scale;
  readonly url: string;
  readonly port: number;
  readonly cookies: Readonly<Record<Job['as'] | ClinicJob['as'] | BookJob['as'], readonly string[]>>;
}

const measureApp = async (
  job: Pick<Job, 'as' | 'next' | 'calls'> | ClinicJob,
  { scale, port, cookies }: Bench,
  clients = CLIENTS,
): Promise<Measured> => {
  const jar = cookies[job.as];
  const measured = await runLoad(port, {
    clients,
    seconds: scale.seconds,
    next: job.next,
    headers: (client) => ({ cookie: jar[client % jar.length] ?? '', 'sec-fetch-site': 'same-origin' }),
  });
  return { ...measured, rate: measured.rate / ('calls' in job ? job.calls : 1) };
};

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

/** Sixteen clients at once, against a limit. */
const measureClinic = async (job: ClinicJob, bench: Bench): Promise<Line> => {
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
const isAsked = ({ name }: Step): boolean => asked.length === 0 || asked.some((words) => name.includes(words));

const main = async (): Promise<void> => {
  const scale = scaleOf(process.env);
  const database = await openBenchDatabase(join('data', 'bench'), scale, say);
  let server: ChildProcess | undefined;
  try {
    const { cashMethod, bank, runs } = await prepare(database.url);
    const port = await freePort();
    server = await startServer(database, port);
    const names = Array.from({ length: CASHIERS }, (_, i) => `${CASHIER}${i + 1}`);
    const cashier: string[] = [];
    for (const name of names) cashier.push(await signIn(port, name));
    const bench = {
      scale,
      url: database.url,
      port,
      cookies: {
        cashier,
        books: [await signIn(port, BOOKKEEPER)],
        desk: [await signIn(port, DESK)],
        keeper: [await signIn(port, KEEPER)],
        head: [await signIn(port, HEAD)],
        leader: [await signIn(port, LEADER)],
        grid: [await signIn(port, GRID_LEADER)],
        member: [await signIn(port, MEMBER)],
      },
    };
    await askOnce(port, { method: 'GET', path: '/healthz' });
    const steps: readonly Step[] = [
      ...[
        ...jobsOf(scale, cashMethod),
        ...(await shareJobs(database.url)),
        ...(await bankJobs(database.url)),
        ...(await stockJobs(database.url, scale)),
        ...pickerJobs(scale),
      ].map((job) => step(job.name, () => measure(job, bench))),
      { name: WATCH_JOB, run: () => measureWatch(database.url) },
      ...clinicJobs().map((job) => step(job.name, () => measureClinic(job, bench))),
      ...[...tabJobs(), ...bookJobs(bank), ...stockPages(), ...paketPages(), ...staffPages(runs)].map((job) =>
        step(job.name, () => measureTab(job, bench)),
      ),
      step(MIX_JOB, () => measureMix(bench)),
      ...WORKS.map((name) => step(name, () => measureWork(name, { ...bench, runs }))),
      step(DESK_JOB, () => measureDesk({ ...bench, runs })),
      ...NIGHT_JOBS.map((name) => step(name, () => measureNight(name, database))),
      { name: EXPIRY_JOB, run: () => measureExpiry({ ...bench, ...database, cookie: cashier[0] ?? '' }) },
      { name: 'visit workspace', run: () => measureChair(bench) },
      step(IMPORT_JOB, async () => measureOthers(port, await signIn(port, MANAGER))),
    ];
    const findings = [];
    for (const { name, run } of steps.filter(isAsked)) {
      say(`${name} ...`);
      findings.push(...(await run()).map(findingOf));
    }
    say(`\n${tableOf(findings)}\n`);
    if (asked.length === 0)
      writeFindings('bench.json', scale, findPgbench() === undefined ? 'pg' : 'pgbench', findings);
  } finally {
    server?.kill('SIGTERM');
    await database.stop();
  }
};

await main();
