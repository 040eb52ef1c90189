// The thread that reads a sheet, with a ceiling for its memory.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { SheetRequest } from './sheet-worker.ts';

const HEAP_MB = 384;
export const resourceLimits = { maxOldGenerationSizeMb: HEAP_MB };

/** The built worker stands beside the bundle, or one folder above a chunk; from the sources it starts through tsx. */
export const startWorker = (workerData: SheetRequest): Worker => {
  if (import.meta.url.endsWith('.ts')) {
    const source = JSON.stringify(new URL('./sheet-worker.ts', import.meta.url).href);
    const start = `import('tsx/esm/api').then(({ register }) => { register(); return import(${source}); })`;
    return new Worker(start, { eval: true, workerData, resourceLimits });
  }
  const beside = new URL('./sheet-worker.js', import.meta.url);
  const built = existsSync(fileURLToPath(beside)) ? beside : new URL('../sheet-worker.js', import.meta.url);
  return new Worker(built, { workerData, resourceLimits });
};
