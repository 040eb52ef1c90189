// postmaster.pid, PostgreSQL's own note in the cluster: who runs it, where it listens, and whether it is ready.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface PostmasterNote {
  readonly pid: number;
  readonly port: number;
  readonly ready: boolean;
}

/** Lines: pid, directory, start time, port, socket directory, address, shared memory, status. Undefined: not running, or half written. */
export const readPostmasterNote = (cluster: string): PostmasterNote | undefined => {
  let lines: string[];
  try {
    lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return undefined;
  }
  const pid = Number(lines[0]);
  return pid > 0 ? { pid, port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' } : undefined;
};
