// The database of an installation that names none: a supervised PostgreSQL of its own under the data directory.
import { createHmac } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { BootRefusal } from '../../boot-refusal.ts';
import { APP_ROLE } from '../app-connection.ts';
import type { DatabaseUrls } from '../urls.ts';
import { clusterAccount, giveTo } from './account.ts';
import { findBinaries } from './binaries.ts';
import { type Cluster, clusterIn, existingIdentity, newIdentity, openCluster, OWNER } from './cluster.ts';
import { lockDirectory } from './directory-lock.ts';
import {
  freePort,
  type Installation,
  type Postmaster,
  startPostmaster,
  stopOrphan,
  stopPostmaster,
} from './postmaster.ts';
import { readPostmasterNote } from './postmaster-file.ts';
import { commandLine, isAlive } from './process-table.ts';
import { socketFolder, sweepSockets } from './socket.ts';

export type { Cluster };

const DATABASE = 'klinik';
const DURABILITY = ['fsync', 'full_page_writes', 'synchronous_commit'] as const;
/** More ends than this within the window and it is no accident any more. */
const MOST_RESTARTS = 5;
const RESTART_WINDOW_MS = 60_000;

/** The ways in change with every start, for their port does. */
export interface Embedded extends DatabaseUrls {
  readonly cluster: Cluster;
  /** The running postmaster, for tests that kill it. */
  readonly pid: () => number;
  readonly stop: () => Promise<void>;
}
export interface EmbeddedOptions {
  /** Absolute; made when missing. */
  readonly dataDir: string;
  /** Folder of an npm package with another PostgreSQL; that of this release when it is left out. */
  readonly packageFolder?: string;
  /** Milliseconds that a recovery may take. */
  readonly patience?: number;
  /** Called when the server ended on its own and was started again. */
  readonly onRestart?: () => void;
  /** Called when the server cannot be kept running. */
  readonly onLost?: (error: unknown) => void;
}

/** An earlier release made the role without a way to sign in. */
const letAppSignIn = async (client: pg.Client, password: string): Promise<void> => {
  const known = await client.query('select from pg_roles where rolname = $1', [APP_ROLE]);
  if (known.rowCount === 0) await client.query(`create role ${APP_ROLE} nosuperuser nobypassrls`);
  await client.query(`alter role ${APP_ROLE} login password ${pg.escapeLiteral(password)}`);
};

/** Makes database and application role where there are none, and makes sure that a commit is on the disk when it is acknowledged. */
const prepare = async (adminUrl: string, appPassword: string): Promise<void> => {
  const client = new pg.Client({ connectionString: new URL('/postgres', adminUrl).href });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const known = await client.query('select from pg_database where datname = $1', [DATABASE]);
    if (known.rowCount === 0) await client.query(`create database ${DATABASE}`);
    await letAppSignIn(client, appPassword);
    for (const name of DURABILITY) {
      const { rows } = await client.query<{ value: string }>('select current_setting($1) as value', [name]);
      if (rows[0]?.value !== 'on')
        throw new BootRefusal(`The embedded PostgreSQL runs with ${name} = ${rows[0]?.value}: data could be lost.`);
    }
  } finally {
    await client.end();
  }
};

/** Keeps a server running on its port: kill -9 of PostgreSQL alone costs the requests under way, not the service. */
const supervise = (first: Postmaster, port: number, installation: Installation, options: EmbeddedOptions) => {
  let current = first;
  let stopping = false;
  let restart: Promise<void> = Promise.resolve();
  const ends: number[] = [];
  const watch = (): void => {
    void current.exited.then(() => {
      if (!stopping) restart = again();
    });
  };
  const again = async (): Promise<void> => {
    ends.push(Date.now());
    try {
      if (ends.filter((at) => at > Date.now() - RESTART_WINDOW_MS).length > MOST_RESTARTS) {
        throw new BootRefusal(
          `The embedded PostgreSQL ended ${MOST_RESTARTS} times within a minute; its log is ${installation.logFile}.`,
        );
      }
      current = await startPostmaster(port, installation);
      watch();
      options.onRestart?.();
    } catch (error) {
      options.onLost?.(error);
    }
  };
  watch();
  return {
    pid: () => current.pid,
    stop: async (): Promise<void> => {
      stopping = true;
      await restart;
      await stopPostmaster(current.pid, installation);
    },
  };
};

/** The application's password follows from the owner's, which cannot be told from it: one secret is kept for both. */
const appPasswordOf = (password: string): string => createHmac('sha256', password).update(APP_ROLE).digest('base64url');

const urlsOf = (cluster: string, password: string, port: number): DatabaseUrls => {
  const loopback = '127.0.0.1';
  const nearest = encodeURIComponent(socketFolder(cluster, port) ?? loopback);
  return {
    adminUrl: `postgres://${OWNER}:${password}@${loopback}:${port}/${DATABASE}`,
    appUrl: `postgres://${APP_ROLE}:${appPasswordOf(password)}@${nearest}:${port}/${DATABASE}`,
  };
};

/** Ways into the cluster that a server is running in this directory now; undefined: none is. */
export const runningUrls = (dataDir: string): DatabaseUrls | undefined => {
  const cluster = clusterIn(dataDir);
  const note = readPostmasterNote(cluster);
  const identity = existingIdentity(dataDir);
  if (note === undefined || identity === undefined || !note.ready) return undefined;
  const isOurs = isAlive(note.pid) && commandLine(note.pid)?.includes(identity.name) === true;
  return isOurs ? urlsOf(cluster, identity.password, note.port) : undefined;
};

/**
 * Starts the embedded PostgreSQL, recovering by itself from whatever the last run left behind.
 * @throws BootRefusal when the directory is in use, belongs to another account or version, or the disk is full
 */
export const startEmbedded = async (options: EmbeddedOptions): Promise<Embedded> => {
  const { dataDir } = options;
  mkdirSync(dataDir, { recursive: true });
  const unlock = lockDirectory(dataDir);
  try {
    const account = clusterAccount();
    const binaries = findBinaries(account, options.packageFolder);
    const cluster = await openCluster(dataDir, binaries, account);
    const installation: Installation = { binaries, account, cluster, logFile: join(dataDir, 'postgres.log') };
    await stopOrphan(installation);
    sweepSockets(cluster.directory);
    const port = await freePort();
    const first = await startPostmaster(port, installation, options.patience);
    const urls = urlsOf(cluster.directory, cluster.password, port);
    try {
      await prepare(urls.adminUrl, appPasswordOf(cluster.password));
    } catch (error) {
      await stopPostmaster(first.pid, installation);
      throw error;
    }
    const server = supervise(first, port, installation, options);
    const stop = async (): Promise<void> => {
      await server.stop();
      unlock();
    };
    return { ...urls, cluster, pid: server.pid, stop };
  } catch (error) {
    unlock();
    throw error;
  }
};

/** Where a cluster that comes from elsewhere is laid down. */
export interface Place {
  readonly cluster: string;
  /** Hands a path to the account that runs PostgreSQL. */
  readonly give: (path: string) => void;
}

/**
 * Lets `lay` put a cluster into a data directory in which no server runs; it gets a name of its own there.
 * @throws BootRefusal when the directory is in use
 */
export const layCluster = async <T extends { readonly password: string }>(
  dataDir: string,
  lay: (place: Place) => Promise<T>,
): Promise<T> => {
  mkdirSync(dataDir, { recursive: true });
  const unlock = lockDirectory(dataDir);
  try {
    const account = clusterAccount();
    const laid = await lay({ cluster: clusterIn(dataDir), give: (path) => giveTo(account, path) });
    newIdentity(dataDir, laid.password);
    return laid;
  } finally {
    unlock();
  }
};
