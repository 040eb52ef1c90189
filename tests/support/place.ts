// Where tests put what they throw away.
import { existsSync, mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
/** Bytes. */
const ROOM = 4 * 2 ** 30;

const place = (): string => {
  const { bavail, bsize } = existsSync(MEMORY) ? statfsSync(MEMORY) : { bavail: 0, bsize: 0 };
  return bavail * bsize > ROOM ? MEMORY : tmpdir();
};

/** A new folder, in memory where there is room: tests make databases and throw them away, and a disk would be asked to keep them. */
export const newTestDir = (prefix: string): string => mkdtempSync(join(place(), prefix));
