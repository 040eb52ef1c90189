// The cluster on disk: made once, by initdb, with a password of its own.
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BootRefusal } from '../../boot-refusal.ts';
import { type Account, giveTo } from './account.ts';
import type { Binaries } from './binaries.ts';

export const OWNER = 'klinik';

export interface Cluster {
  readonly directory: string;
  readonly password: string;
  /** Stands in the command line of this cluster's server, by which an orphan is known. */
  readonly name: string;
}
interface Identity {
  readonly password: string;
  readonly name: string;
}

/** Older ones, on which only tests run, have the character type alone. */
const FIRST_WITH_BUILTIN_LOCALE = 17;
/** Letters are letters for the search index only under a UTF-8 character type, and that has another name on each system. */
const CHARACTER_TYPE: Partial<Record<NodeJS.Platform, string>> = { linux: 'C.UTF-8', darwin: 'UTF-8' };

/**
 * How PostgreSQL is told its directory. On Linux a root server changes into it first and passes this name, which is found
 * without walking the path: the unprivileged account need not be able to enter the folders above (/root, a home).
 */
export const directoryArgument = (account: Account | undefined, directory: string): string =>
  account !== undefined && process.platform === 'linux' ? '/proc/self/cwd' : directory;

const run = (file: string, args: readonly string[], cwd: string, account: Account | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(file, args, {
      cwd,
      env: programEnvironment(account),
      stdio: ['ignore', 'ignore', 'pipe'],
      windowsHide: true,
      ...account,
    });
    let complaint = '';
    child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve() : reject(new BootRefusal(initSentence(complaint)))));
  });

const initSentence = (complaint: string): string =>
  /no space left/i.test(complaint)
    ? 'The disk is full: there is no room for the database.'
    : `The embedded database could not be created: ${complaint.trim().split('\n').at(-1) ?? 'initdb failed'}`;

/** Nothing of the operator's own PG... settings reaches the embedded server. */
export const programEnvironment = (account: Account | undefined): NodeJS.ProcessEnv => ({
  PATH: process.env['PATH'],
  SystemRoot: process.env['SystemRoot'],
  TEMP: process.env['TEMP'],
  TZ: 'UTC',
  HOME: account?.home ?? process.env['HOME'],
});

const initialise = async (
  directory: string,
  password: string,
  binaries: Binaries,
  account: Account | undefined,
): Promise<void> => {
  // A folder under another name until initdb is through: a start that was killed in the middle leaves no half cluster.
  const fresh = `${directory}.new`;
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { recursive: true });
  chmodSync(fresh, 0o700);
  giveTo(account, fresh);
  const secrets = mkdtempSync(join(tmpdir(), 'klinik-'));
  try {
    const passwordFile = join(secrets, 'password');
    writeFileSync(passwordFile, password, { mode: 0o600 });
    giveTo(account, passwordFile);
    giveTo(account, secrets);
    const args = [
      '-D',
      directoryArgument(account, fresh),
      '-U',
      OWNER,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
    ];
    args.push('--encoding=UTF8', '--locale=C', `--lc-ctype=${CHARACTER_TYPE[process.platform] ?? 'C'}`);
    args.push('--no-instructions');
    if (Number(binaries.version.split('.')[0]) >= FIRST_WITH_BUILTIN_LOCALE)
      args.push('--locale-provider=builtin', '--builtin-locale=C.UTF-8');
    await run(binaries.initdb, args, fresh, account);
  } finally {
    rmSync(secrets, { recursive: true, force: true });
  }
  renameSync(fresh, directory);
};

/** What an earlier start wrote down; undefined: there was none. */
export const existingIdentity = (dataDir: string): Identity | undefined => {
  const path = join(dataDir, 'postgres.json');
  if (!existsSync(path)) return undefined;
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Identity;
  } catch {
    throw new BootRefusal(`The file ${path} is damaged: it holds the password of the embedded database.`);
  }
};

/**
 * Writes down how a cluster is entered and known.
 * @param password the owner's, where the cluster was made elsewhere
 */
export const newIdentity = (dataDir: string, password = randomBytes(24).toString('base64url')): Identity => {
  const fresh: Identity = { password, name: `klinik_${randomBytes(6).toString('hex')}` };
  writeFileSync(join(dataDir, 'postgres.json'), JSON.stringify(fresh), { mode: 0o600 });
  return fresh;
};

/** Where the cluster stands in a data directory. */
export const clusterIn = (dataDir: string): string => join(dataDir, 'postgres');

/**
 * The cluster under the data directory, made when there is none.
 * @throws BootRefusal when it belongs to another account or another major version
 */
export const openCluster = async (
  dataDir: string,
  binaries: Binaries,
  account: Account | undefined,
): Promise<Cluster> => {
  const directory = clusterIn(dataDir);
  const identity = existingIdentity(dataDir) ?? newIdentity(dataDir);
  if (!existsSync(directory)) await initialise(directory, identity.password, binaries, account);
  const owner = statSync(directory).uid;
  const ours = account?.uid ?? process.getuid?.() ?? owner;
  if (owner !== ours) {
    throw new BootRefusal(
      `The database in ${directory} belongs to another user (uid ${owner}): start the server as the user who made it.`,
    );
  }
  const made = readFileSync(join(directory, 'PG_VERSION'), 'utf8').trim();
  const major = binaries.version.split('.')[0];
  if (made !== major) {
    throw new BootRefusal(
      `The database in ${directory} was made by PostgreSQL ${made}, and this release runs ${major}: restore it from a backup.`,
    );
  }
  return { directory, ...identity };
};
