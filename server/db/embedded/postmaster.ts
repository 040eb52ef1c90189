// One run of the postgres program: start, wait until it is ready, stop; and an end to a run that an earlier server left behind.
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { memoryBytes } from '../../memory.ts';
import { BootRefusal } from '../../boot-refusal.ts';
import type { Account } from './account.ts';
import type { Binaries } from './binaries.ts';
import { type Cluster, directoryArgument, programEnvironment } from './cluster.ts';
import { readPostmasterNote } from './postmaster-file.ts';
import { commandLine, isAlive } from './process-table.ts';
import { errorCode } from '../../error-code.ts';
import { socketSettings } from './socket.ts';

const POLL_MS = 10;
const READY_MS = 60_000;
const STOP_MS = 15_000;
/** How long processes of a killed postmaster may hold the cluster before that counts as an error. */
const RETRY_MS = 30_000;
const LOG_BYTES = 10_000_000;

const MEGABYTE = 1024 * 1024;
const BUFFERS = { least: 128, most: 2_048, share: 8 } as const;

/**
 * Megabytes of pages that PostgreSQL keeps at hand: an eighth of what this machine or container has, so that a day's patients
 * need not be asked of the system one by one (docs/decisions/0032).
 */
const bufferMegabytes = (): number =>
  Math.min(BUFFERS.most, Math.max(BUFFERS.least, Math.floor(memoryBytes() / MEGABYTE / BUFFERS.share)));

/** What the server is told; all else is PostgreSQL's default. Durability is named so that a stray line in a file cannot switch it off. */
const SETTINGS: Readonly<Record<string, string>> = {
  listen_addresses: '127.0.0.1',
  ...socketSettings,
  max_connections: '60',
  // What is owed by age, and months of a register, are told apart in memory: PostgreSQL's 4 MB are of smaller machines.
  work_mem: '16MB',
  shared_buffers: `${bufferMegabytes()}MB`,
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  // What the archive has not taken for hours (wal-archive.ts) must not fill the clinic's disk.
  max_slot_wal_keep_size: '8GB',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  lc_messages: 'C',
};

export interface Installation {
  readonly binaries: Binaries;
  readonly account: Account | undefined;
  readonly cluster: Cluster;
  readonly logFile: string;
}
export interface Postmaster {
  readonly pid: number;
  readonly exited: Promise<void>;
}

/** A free port of the loopback address: an orphan on a fixed one would look like a successful start. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

const waitUntil = async (holds: () => boolean, milliseconds: number): Promise<boolean> => {
  const end = Date.now() + milliseconds;
  while (!holds()) {
    if (Date.now() > end) return false;
    await sleep(POLL_MS);
  }
  return true;
};

/** SIGINT is PostgreSQL's fast shutdown, SIGQUIT the immediate one; Windows has neither, there pg_ctl speaks to the server. */
const signal = (pid: number, mode: 'fast' | 'immediate', { binaries, cluster }: Installation): void => {
  if (process.platform === 'win32') {
    execFile(
      binaries.pgCtl,
      ['stop', '-D', cluster.directory, '-m', mode, '-W'],
      { windowsHide: true },
      () => undefined,
    );
    return;
  }
  try {
    process.kill(pid, mode === 'fast' ? 'SIGINT' : 'SIGQUIT');
  } catch (error) {
    if (errorCode(error) !== 'ESRCH') throw error;
  }
};

/** Stops a server and waits for its end: open transactions roll back, everything committed stays. */
export const stopPostmaster = async (pid: number, installation: Installation): Promise<void> => {
  signal(pid, 'fast', installation);
  if (await waitUntil(() => !isAlive(pid), STOP_MS)) return;
  signal(pid, 'immediate', installation);
  if (!(await waitUntil(() => !isAlive(pid), STOP_MS)))
    throw new BootRefusal(`The embedded PostgreSQL (pid ${pid}) does not stop.`);
};

/** kill -9 of a server leaves its PostgreSQL running. It is known by the cluster's name in its command line, not by a number alone. */
export const stopOrphan = async (installation: Installation): Promise<void> => {
  const note = readPostmasterNote(installation.cluster.directory);
  if (note === undefined || !isAlive(note.pid)) return;
  if (commandLine(note.pid)?.includes(installation.cluster.name)) {
    await stopPostmaster(note.pid, installation);
  } else {
    // The number belongs to another program now, which PostgreSQL would take for a running server and refuse to start.
    rmSync(`${installation.cluster.directory}/postmaster.pid`, { force: true });
  }
};

const launch = (port: number, { binaries, account, cluster, logFile }: Installation): ChildProcess => {
  const log = openSync(logFile, 'a', 0o600);
  try {
    const args = [
      '-D',
      directoryArgument(account, cluster.directory),
      '-p',
      String(port),
      '-c',
      `cluster_name=${cluster.name}`,
    ];
    for (const [name, value] of Object.entries(SETTINGS)) args.push('-c', `${name}=${value}`);
    return spawn(binaries.postgres, args, {
      cwd: cluster.directory,
      env: programEnvironment(account),
      // A file, not a pipe: the server outlives a killed parent. A session of its own: Ctrl-C reaches us first, not it.
      stdio: ['ignore', log, log],
      detached: true,
      windowsHide: true,
      ...account,
    });
  } finally {
    closeSync(log);
  }
};

const sizeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0;

const sentence = (said: string, logFile: string): string => {
  if (/no space left/i.test(said)) return 'The disk is full: the embedded PostgreSQL cannot start.';
  const reason = /(?:FATAL|PANIC|ERROR): +(.*)/.exec(said)?.[1] ?? 'it ended without a word';
  return `The embedded PostgreSQL does not start (${reason}); its log is ${logFile}.`;
};

/** A killed postmaster's processes need a moment to go: until then the cluster looks taken. */
const isStillHeld = (said: string): boolean =>
  /lock file ".*" already exists|pre-existing shared memory block|is still in use/.test(said);

/**
 * Starts the server on `port` and waits until it takes connections.
 * @param patience how long, in milliseconds
 * @throws BootRefusal with the reason out of the server's log
 */
export const startPostmaster = async (
  port: number,
  installation: Installation,
  patience = READY_MS,
): Promise<Postmaster> => {
  const { cluster, logFile } = installation;
  if (sizeOf(logFile) > LOG_BYTES) renameSync(logFile, `${logFile}.1`);
  const giveUpAt = Date.now() + RETRY_MS;
  for (;;) {
    const from = sizeOf(logFile);
    const child = launch(port, installation);
    let failure: Error | undefined;
    const exited = new Promise<void>((resolve) => {
      child.once('exit', () => resolve());
      child.once('error', (error) => {
        failure = error;
        resolve();
      });
    });
    const ended = () => failure !== undefined || child.exitCode !== null || child.signalCode !== null;
    const isReady = () => {
      const note = readPostmasterNote(cluster.directory);
      return note?.pid === child.pid && note?.ready === true;
    };
    await waitUntil(() => ended() || isReady(), patience);
    if (!ended() && child.pid !== undefined) {
      if (isReady()) return { pid: child.pid, exited };
      await stopPostmaster(child.pid, installation);
      throw new BootRefusal(
        `The embedded PostgreSQL is not ready after ${patience / 1000} seconds; its log is ${logFile}.`,
      );
    }
    const said = failure?.message ?? readFileSync(logFile).subarray(from).toString('utf8');
    if (!isStillHeld(said) || Date.now() > giveUpAt) throw new BootRefusal(sentence(said, logFile));
    await sleep(200);
  }
};
