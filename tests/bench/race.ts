// A job in turn with its own statements as bare SQL, with the least work that has the same answer, and with a bare route before that
// (docs/decisions/0123): a share of its own statements alone would grow by making these worse.
import { type ChildProcess, spawn } from 'node:child_process';
import { type Cost, costOf } from './cost.ts';
import type { Job } from './jobs.ts';
import { leastCall } from './least.ts';
import { type Measured, runLoad } from './load.ts';
import { runRaw } from './raw.ts';
import { freePort } from './server.ts';
import { CLIENTS, ROUNDS, type Scale } from './scale.ts';

/** Beside the job itself and its own statements. */
export interface Race {
  readonly least: readonly Measured[];
  readonly bare: readonly Measured[];
  readonly costs: { readonly app: Cost; readonly bare: Cost };
}

/** Operations that let every session of a pool tell what it touched. */
const AGAIN = 4 * CLIENTS;

interface Stand {
  readonly url: string;
  readonly scale: Scale;
  /** Process of the program. */
  readonly pid: number | undefined;
  readonly app: (seconds: number, most?: number) => Promise<Measured>;
}
interface Bare {
  readonly port: number;
  readonly process: ChildProcess;
}

let bare: Promise<Bare> | undefined;
const startBare = async (url: string): Promise<Bare> => {
  const port = await freePort();
  const child = spawn(process.execPath, ['--import', 'tsx', 'tests/bench/least-server.ts'], {
    env: { ...process.env, DATABASE_URL: url, PORT: String(port), NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => chunk.toString().includes('is ready') && resolve());
    child.on('exit', (code) => reject(new Error(`The bare server ended with ${code}.`)));
  });
  return { port, process: child };
};
export const stopBare = async (): Promise<void> => {
  (await bare)?.process.kill('SIGTERM');
  bare = undefined;
};

/** All four in turn, as often as there are rounds. */
export const runRace = async (
  job: Job & { readonly least: NonNullable<Job['least']> },
  { url, scale, pid, app: ask }: Stand,
): Promise<{ readonly app: readonly Measured[]; readonly raw: readonly Measured[]; readonly race: Race }> => {
  bare ??= startBare(url);
  const { port, process: child } = await bare;
  const { least } = job;
  const askBare = (seconds: number, most?: number): Promise<Measured> =>
    runLoad(port, {
      clients: CLIENTS,
      seconds,
      ...(most !== undefined && { most }),
      next: (_, n) => leastCall(least.next(n)),
      headers: () => ({}),
    });
  const again = (load: (seconds: number, most?: number) => Promise<Measured>) => async () => {
    await load(scale.seconds, AGAIN);
    return AGAIN;
  };
  const seen = { app: [] as Measured[], raw: [] as Measured[], least: [] as Measured[], bare: [] as Measured[] };
  let costs: Race['costs'] | undefined;
  for (let round = 0; round < ROUNDS; round += 1) {
    const whole = await costOf({ url, pid, again: again(ask) }, () => ask(scale.seconds));
    const simple = await costOf({ url, pid: child.pid, again: again(askBare) }, () => askBare(scale.seconds));
    seen.app.push(whole.measured);
    seen.raw.push(await runRaw(url, job.raw, CLIENTS, scale.seconds));
    seen.least.push(await runRaw(url, least.raw, CLIENTS, scale.seconds));
    seen.bare.push(simple.measured);
    costs = { app: whole.cost, bare: simple.cost };
  }
  if (costs === undefined) throw new Error('There is no round.');
  return { app: seen.app, raw: seen.raw, race: { least: seen.least, bare: seen.bare, costs } };
};
