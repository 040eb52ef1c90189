// The thread that reads a sheet, with a ceiling for its memory.
import type { Worker } from 'node:worker_threads';
import { startThread } from '../thread.ts';
import type { SheetRequest } from './sheet-worker.ts';

const HEAP_MB = 384;
export const resourceLimits = { maxOldGenerationSizeMb: HEAP_MB };

export const startWorker = (workerData: SheetRequest): Worker =>
  startThread('sheets', 'sheet-worker', { workerData, resourceLimits });
