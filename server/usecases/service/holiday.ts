// Days on which a branch is closed. No calendar of closed days is kept yet, so that every day is open; Sundays are the caller's.
import type { WriteContext } from '../contract.ts';

/** Tells of a day of the branch, from `from` on, whether it is closed. */
export const holidaysOf =
  async (_context: WriteContext, _from: string): Promise<(day: string) => boolean> =>
  () =>
    false;
