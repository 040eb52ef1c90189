// The thread that reads sheets, bundled once for the run: from its sources each thread would compile them anew.
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Path of the bundle. */
    sheetWorker: string;
  }
}

const root = fileURLToPath(new URL('../..', import.meta.url));

export default async (project: TestProject): Promise<() => void> => {
  // Below the packages that it finds there.
  const outDir = mkdtempSync(join(root, 'node_modules', '.sheet-worker-'));
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      ssr: join(root, 'server', 'sheets', 'sheet-worker.ts'),
      outDir,
      minify: false,
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: 'sheet-worker.mjs' } },
    },
  });
  project.provide('sheetWorker', join(outDir, 'sheet-worker.mjs'));
  return () => rmSync(outDir, { recursive: true, force: true });
};
