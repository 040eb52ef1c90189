// Stands for server/sheets/start-worker.ts in the tests of the server (vitest.config.ts): the same thread with the same ceiling, from
// the bundle of the run.
import { Worker } from 'node:worker_threads';
import { inject } from 'vitest';
import type * as program from '../../server/sheets/start-worker.ts';
import { resourceLimits } from '../../server/sheets/start-worker.ts';

export const startWorker: typeof program.startWorker = (workerData) =>
  new Worker(inject('sheetWorker'), { workerData, resourceLimits });
