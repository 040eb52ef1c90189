// The database that runs in a data directory.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandLine, isAlive } from '../../server/db/embedded/process-table.ts';

const firstLine = (path: string): string | undefined => {
  try {
    return readFileSync(path, 'utf8').split('\n')[0];
  } catch {
    return undefined;
  }
};

/** Pid of the PostgreSQL that runs in a data directory, by its own note. */
export const postmasterIn = (dataDir: string): number | undefined => {
  const pid = Number(firstLine(join(dataDir, 'postgres', 'postmaster.pid')));
  return pid > 0 && isAlive(pid) && commandLine(pid)?.includes('cluster_name=klinik') ? pid : undefined;
};
