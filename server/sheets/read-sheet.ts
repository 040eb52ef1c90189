// Reads an uploaded .xlsx: guarded against archives that explode, in a worker that may die without harm.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { Refusal } from '../../src/resources/refusals.ts';
import type { SheetRequest, SheetRows } from './sheet-worker.ts';
import { inspectZip } from './zip-guard.ts';

const MAX_ROWS = 5000;
const MAX_COLUMNS = 100;
const TIMEOUT_MS = 20_000;
const HEAP_MB = 384;

/** The built worker stands beside the bundle, or one folder above a chunk; from the sources it starts through tsx. */
const startWorker = (workerData: SheetRequest): Worker => {
  const resourceLimits = { maxOldGenerationSizeMb: HEAP_MB };
  if (import.meta.url.endsWith('.ts')) {
    const source = JSON.stringify(new URL('./sheet-worker.ts', import.meta.url).href);
    const start = `import('tsx/esm/api').then(({ register }) => { register(); return import(${source}); })`;
    return new Worker(start, { eval: true, workerData, resourceLimits });
  }
  const beside = new URL('./sheet-worker.js', import.meta.url);
  const built = existsSync(fileURLToPath(beside)) ? beside : new URL('../sheet-worker.js', import.meta.url);
  return new Worker(built, { workerData, resourceLimits });
};

const run = async (request: SheetRequest): Promise<SheetRows> => {
  const worker = startWorker(request);
  const unreadable = () => new Refusal('wrong-template');
  try {
    return await new Promise<SheetRows>((resolve, reject) => {
      const timer = setTimeout(() => reject(unreadable()), TIMEOUT_MS);
      worker.once('message', (answer: { rows?: SheetRows; error?: string }) => {
        clearTimeout(timer);
        if (answer.rows) resolve(answer.rows);
        else reject(unreadable());
      });
      // Out of memory in the worker arrives here as an error, not as a crash of the server.
      worker.once('error', () => reject(unreadable()));
      worker.once('exit', () => reject(unreadable()));
    });
  } finally {
    await worker.terminate();
  }
};

/**
 * Rows of the first sheet that is neither hidden nor empty.
 * @throws Refusal wrong-template (422) when it is no readable workbook, too-large (413) when it unpacks too far,
 * too-many-rows (422) above 5,000 rows
 */
export const readSheet = async (bytes: Buffer): Promise<SheetRows> => {
  const verdict = inspectZip(bytes);
  if (verdict === 'too-large' || verdict === 'too-many-rows') throw new Refusal(verdict);
  if (verdict === 'not-a-zip') throw new Refusal('wrong-template');
  const rows = await run({ bytes, maxRows: MAX_ROWS, maxColumns: MAX_COLUMNS });
  if (rows.rows.length > MAX_ROWS) throw new Refusal('too-many-rows');
  return rows;
};
