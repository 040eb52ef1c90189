// A small group of four branches at the beginning of its year: the demo's, with few patients, and everything that its modules need.
import { dividendMethod } from '../../src/resources/finance/devidensetting.ts';
import { addDays } from '../../src/resources/kernel/date.ts';
import type { FileStore } from '../../server/files/store.ts';
import { demoBranches, type DemoBranch } from '../../server/db/seed/branch.ts';
import { instantAt } from '../../server/db/seed/clock.ts';
import { callCrew } from '../../server/db/seed/crew.ts';
import { closeDrawer } from '../../server/db/seed/drawer.ts';
import { seedDemo } from '../../server/db/seed/index.ts';
import { openTill } from '../../server/db/seed/settle.ts';
import { planned, runOne } from '../../server/db/statement.ts';
import { tx, type Transaction } from '../../server/db/transaction.ts';
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

/** A quarter of a month's profit, after a fifth was kept. */
const BY_PROFIT = { metode: dividendMethod.ofProfit, percent: 25, reserve_percent: 20, interval: 1 } as const;
const dividendTax = planned<{ id: number }>(`select id from pajaks where code = 'PPH_DIVIDEN'`);
/** The first branch shares each treatment with its investors; the others have one who shares in what a month leaves. */
const invest = async (trx: Transaction, branch: DemoBranch): Promise<void> => {
  const crew = await callCrew(trx, branch);
  const finance = crew.at('finance', instantAt(branch.timezone, EVE, EVENING));
  const person = { name: `Investor ${branch.code}`, user_id: null, is_badan: false, status: 1 } as const;
  const { id: investor_id } = await finance.create('finance.investor', person);
  const valid_from = addDays(EVE, 1);
  const held = { investor_id, lembar: 10, modal_amount: 100_000_000, valid_from };
  await finance.create('finance.investorshare', held);
  const tax = await runOne(trx, dividendTax);
  if (!tax) throw new Error('There is no tax of dividends.');
  await finance.create('finance.devidensetting', { ...BY_PROFIT, pajak_id: tax.id, valid_from });
};

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
      if (branch !== branches[0]) await invest(trx, branch);
      await closeDrawer({ crew: await callCrew(trx, branch), day: EVE, today: addDays(EVE, 3), till });
    });
  return { database, files, branches, seed, eve: EVE };
};
