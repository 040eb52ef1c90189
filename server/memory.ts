// How much memory there is for all that runs beside each other.
import { totalmem } from 'node:os';

/** Bytes that this machine, or the container around this process, has. */
export const memoryBytes = (): number => {
  const limit = process.constrainedMemory();
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem();
};
