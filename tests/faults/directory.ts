// A data directory for one test, and an end to whatever a failed test left running in it.
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, inject } from 'vitest';
import { layCluster } from '../../server/db/embedded/index.ts';
import { postmasterIn } from './postmaster.ts';

const made: string[] = [];
const lasting: string[] = [];
const running: (() => Promise<void>)[] = [];

const make = (): string => mkdtempSync(join(tmpdir(), 'klinik-faults-'));

export const newDataDir = (): string => {
  const directory = make();
  made.push(directory);
  return directory;
};

/** For `beforeAll`: stays until the end of the file. */
export const lastingDir = (): string => {
  const directory = make();
  lasting.push(directory);
  return directory;
};

/** Lays a copy of the cluster that has the schema of this release (template.ts) into a data directory, and answers that. */
export const withSchema = async (dataDir: string): Promise<string> => {
  const template = inject('clusterTemplate');
  await layCluster(dataDir, async ({ cluster, give }) => {
    cpSync(join(template, 'postgres'), cluster, { recursive: true });
    for (const name of ['', ...readdirSync(cluster, { recursive: true, encoding: 'utf8' })]) give(join(cluster, name));
    return JSON.parse(readFileSync(join(template, 'postgres.json'), 'utf8')) as { password: string };
  });
  return dataDir;
};

/** What works in a directory of the test ends before that is removed: a program whose database is gone starts another one in it. */
export const endFirst = (end: () => Promise<void>): void => {
  running.push(end);
};

const remove = (directories: string[]): void => {
  for (const directory of directories.splice(0)) {
    const pid = postmasterIn(directory);
    if (pid !== undefined) process.kill(pid, 'SIGKILL');
    rmSync(directory, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }
};
afterEach(async () => {
  for (const end of running.splice(0)) await end();
  remove(made);
});
afterAll(() => remove(lasting));
