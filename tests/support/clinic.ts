// The clinic group that tests work in: branches, staff, treatments and open books of the demo, and who takes money at an open
// drawer; without patients, visits or bills.
import { dateIn } from '../../src/resources/kernel/date.ts';
import { createPool } from '../../server/db/pool.ts';
import { demoBranches } from '../../server/db/seed/branch.ts';
import { periodStart } from '../../server/db/seed/calendar.ts';
import { callCrew, type Crew } from '../../server/db/seed/crew.ts';
import { installGroup } from '../../server/db/seed/install.ts';
import { openBooks } from '../../server/db/seed/opening.ts';
import { tx } from '../../server/db/transaction.ts';

/** Who takes cash in a branch. */
const CASHIERS = ['admin', 'finance', 'manager'];

const openBranch = async (crew: Crew, today: string, start: string): Promise<void> => {
  await openBooks(crew, today, start);
  for (const job of CASHIERS) await crew.at(job, new Date()).call('finance.kasirsesi.open', { opening_amount: 0 });
};

/** Fills an empty, migrated database; `appUrl` connects as the application. */
export const fillClinic = async (appUrl: string): Promise<void> => {
  const pool = createPool(appUrl, { max: 1 });
  const today = dateIn('Asia/Jakarta', new Date());
  const start = periodStart(today);
  try {
    await tx(pool, { branches: demoBranches.map(({ id }) => id) }, (trx) => installGroup(trx, start));
    for (const branch of demoBranches) {
      await tx(pool, { branches: [branch.id] }, async (trx) => openBranch(await callCrew(trx, branch), today, start));
    }
  } finally {
    await pool.end();
  }
};
