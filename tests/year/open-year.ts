// A small group of four branches at the beginning of its year: the demo's, with few patients, and everything that its modules need.
import { addDays } from '../../src/resources/kernel/date.ts';
import type { FileStore } from '../../server/files/store.ts';
import { demoBranches, type DemoBranch } from '../../server/db/seed/branch.ts';
import { instantAt } from '../../server/db/seed/clock.ts';
import { callCrew } from '../../server/db/seed/crew.ts';
import { closeDrawer } from '../../server/db/seed/drawer.ts';
import { seedDemo } from '../../server/db/seed/index.ts';
import { openTill } from '../../server/db/seed/settle.ts';
import { tx } from '../../server/db/transaction.ts';
import { setClock } from '../support/clock.ts';
import type { TestDatabase } from '../support/database.ts';
import { memoryStore } from '../support/memory-store.ts';

export interface Year {
  readonly database: TestDatabase;
  readonly files: FileStore;
  readonly branches: readonly DemoBranch[];
  readonly seed: number;
  /** The day before the first one that is played. */
  readonly eve: string;
}

/** Patients of a branch, and visits of its quarter before the year. */
const SMALL = { patients: 24, visits: 30 } as const;
const EVE = '2025-12-31';
const EVENING = 20 * 60;

/** Moves the clinic's clock to a minute of a day, as its first branch counts it. */
export const moveTo = ({ database }: Pick<Year, 'database'>, day: string, minute: number): Promise<unknown> =>
  setClock(database, instantAt('Asia/Jakarta', day, minute));

/** The last demo day's drawers are counted, so that the year can begin with new ones. */
export const openYear = async (database: TestDatabase, seed: number): Promise<Year> => {
  const files = memoryStore();
  const branches = demoBranches.map((branch) => ({ ...branch, ...SMALL }));
  await moveTo({ database }, EVE, EVENING);
  const now = instantAt('Asia/Jakarta', EVE, EVENING);
  const { pool } = database;
  await seedDemo({ pool, files, logger: { info: () => undefined }, now, seed, branches });
  for (const branch of branches)
    await tx(pool, { branches: [branch.id] }, async (trx) => {
      const till = await openTill(trx, branch.id);
      await closeDrawer({ crew: await callCrew(trx, branch), day: EVE, today: addDays(EVE, 3), till });
    });
  return { database, files, branches, seed, eve: EVE };
};
