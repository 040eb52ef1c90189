// The thread that reads sheets, bundled once for the run with its packages: each would look for all their files, and compile ours.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
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
  const outDir = mkdtempSync(join(tmpdir(), 'klinik-sheet-worker-'));
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    ssr: { noExternal: true },
    build: {
      ssr: join(root, 'server', 'sheets', 'sheet-worker.ts'),
      outDir,
      emptyOutDir: false,
      minify: false,
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: 'sheet-worker.mjs' } },
    },
  });
  project.provide('sheetWorker', join(outDir, 'sheet-worker.mjs'));
  return () => rmSync(outDir, { recursive: true, force: true });
};
