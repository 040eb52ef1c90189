// A cluster with the schema of this release, made once: whoever does not ask how one is made copies it (directory.ts).
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '../../server/db/embedded/index.ts';
import { prepareDatabase } from '../../server/db/prepare.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Data directory of the cluster that is copied; no server runs in it. */
    clusterTemplate: string;
  }
}

export default async (project: TestProject): Promise<() => void> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'klinik-template-'));
  const server = await startEmbedded({ dataDir });
  try {
    await prepareDatabase(server);
  } finally {
    await server.stop();
  }
  project.provide('clusterTemplate', dataDir);
  return () => rmSync(dataDir, { recursive: true, force: true });
};
