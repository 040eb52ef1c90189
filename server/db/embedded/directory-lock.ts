// One server per data directory. The lock names its owner by pid and start mark, so that a lock left by kill -9 is taken over.
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BootRefusal } from '../../boot-refusal.ts';
import { isAlive, startMark } from './process-table.ts';
import { errorCode } from '../../error-code.ts';

const ATTEMPTS = 20;

const read = (path: string): string | undefined => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
};

const ownerLives = (text: string): boolean => {
  const [pid = '', mark] = text.split('\n');
  return Number(pid) > 0 && isAlive(Number(pid)) && startMark(Number(pid)) === (mark || undefined);
};

/** Puts a lock of a dead owner aside. Another starter may have done so first and hold the lock now: then it gets its own back. */
const reap = (path: string, dead: string): void => {
  const aside = `${path}.${process.pid}.dead`;
  try {
    renameSync(path, aside);
    if (read(aside) !== dead) linkSync(aside, path);
  } catch {
    // Gone, or taken again, in between: the next attempt sees which.
  }
  rmSync(aside, { force: true });
};

/**
 * Takes the lock of a data directory.
 * @returns what gives it back
 * @throws BootRefusal when a living process holds it
 */
export const lockDirectory = (directory: string): (() => void) => {
  const path = join(directory, 'lock');
  const own = `${path}.${process.pid}`;
  const mine = `${process.pid}\n${startMark(process.pid) ?? ''}\n`;
  writeFileSync(own, mine);
  try {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      try {
        // Linking a finished file is atomic: nobody ever reads half a lock.
        linkSync(own, path);
        return () => {
          if (read(path) === mine) rmSync(path, { force: true });
        };
      } catch (error) {
        if (errorCode(error) !== 'EEXIST') throw error;
      }
      const holder = read(path);
      if (holder !== undefined && ownerLives(holder)) break;
      if (holder !== undefined) reap(path, holder);
    }
  } finally {
    rmSync(own, { force: true });
  }
  throw new BootRefusal(
    `The data directory ${directory} is in use by another process (pid ${read(path)?.split('\n')[0] ?? 'unknown'}).`,
  );
};
