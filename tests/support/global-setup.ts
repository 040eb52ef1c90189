// One PostgreSQL for the whole test run, in a temporary folder, with every migration applied to the database that test files clone.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '../../server/db/embedded/index.ts';
import { migrate } from '../../server/db/migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Owner's URL of the migrated template database. */
    templateUrl: string;
  }
}

export default async (project: TestProject): Promise<() => Promise<void>> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'klinik-test-'));
  const server = await startEmbedded({ dataDir });
  const stop = async (): Promise<void> => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await migrate(server.adminUrl);
  } catch (error) {
    await stop();
    throw error;
  }
  project.provide('templateUrl', server.adminUrl);
  return stop;
};
