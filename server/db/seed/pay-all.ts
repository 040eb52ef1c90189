// What a branch pays out at the end of its demo days.
import { demoBranches, type DemoBranch } from './branch.ts';
import { periodStart } from './calendar.ts';
import { callCrew } from './crew.ts';
import { shareOut } from './dividend.ts';
import { closedYear } from './last-year.ts';
import { payOut } from './payout.ts';
import type { Transaction } from '../transaction.ts';

/** What is owed for treatments, and to who has put money into the first branch. */
export const payAll = async (trx: Transaction, branch: DemoBranch, today: string): Promise<void> => {
  const crew = await callCrew(trx, branch);
  const start = periodStart(today);
  await payOut(trx, crew, today, start);
  if (branch === demoBranches[0]) await shareOut(trx, crew, today, closedYear(start).start);
};
