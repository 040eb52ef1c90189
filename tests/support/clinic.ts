// The clinic group that tests work in: branches, staff, treatments and open books of the demo, without patients, visits or bills.
import { dateIn } from '../../src/resources/kernel/date.ts';
import { createPool } from '../../server/db/pool.ts';
import { demoBranches } from '../../server/db/seed/branch.ts';
import { periodStart } from '../../server/db/seed/calendar.ts';
import { callCrew } from '../../server/db/seed/crew.ts';
import { installGroup } from '../../server/db/seed/install.ts';
import { openBooks } from '../../server/db/seed/opening.ts';
import { tx } from '../../server/db/transaction.ts';

/** Fills an empty, migrated database. */
export const fillClinic = async (url: string): Promise<void> => {
  const pool = createPool(url, { max: 1 });
  const today = dateIn('Asia/Jakarta', new Date());
  const start = periodStart(today);
  try {
    await tx(pool, { branches: demoBranches.map(({ id }) => id) }, (trx) => installGroup(trx, start));
    for (const branch of demoBranches) {
      await tx(pool, { branches: [branch.id] }, async (trx) => openBooks(await callCrew(trx, branch), today, start));
    }
  } finally {
    await pool.end();
  }
};
