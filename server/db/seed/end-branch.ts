// What comes after a demo branch's days: notices, the month's work of its books, goods on the road.
import { playAssets } from './assets.ts';
import { type DemoBranch, demoBranches } from './branch.ts';
import { planYear } from './budget.ts';
import { periodStart } from './calendar.ts';
import { callCrew } from './crew.ts';
import { registerTwice } from './double.ts';
import { playExpenses } from './expense.ts';
import { playFirst } from './first-branch.ts';
import { putUpNotices } from './notice.ts';
import { payAll } from './pay-all.ts';
import { runPayroll } from './payroll.ts';
import type { Progress } from './progress.ts';

export const endBranch = async (
  { now, progress }: { readonly now: Date; readonly progress: Progress },
  branch: DemoBranch,
): Promise<void> => {
  const { today, part } = progress;
  await part(`${branch.code} notices`, [branch.id], async (trx) =>
    putUpNotices(trx, await callCrew(trx, branch), today, now),
  );
  await part(`${branch.code} depreciation`, [branch.id], async (trx) =>
    playAssets(trx, await callCrew(trx, branch), { start: periodStart(today), today }),
  );
  await part(`${branch.code} expenses`, [branch.id], async (trx) =>
    playExpenses(trx, await callCrew(trx, branch), today, periodStart(today)),
  );
  await part(`${branch.code} plans`, [branch.id], async (trx) =>
    planYear(trx, await callCrew(trx, branch), { start: periodStart(today), today, visits: branch.visits }),
  );
  if (branch === demoBranches[0]) await playFirst(progress, branch, now);
  await part(`${branch.code} payouts`, [branch.id], (trx) => payAll(trx, branch, today));
  await part(`${branch.code} payroll`, [branch.id], async (trx) =>
    runPayroll(trx, await callCrew(trx, branch), today, periodStart(today)),
  );
  await part(`${branch.code} doubles`, [branch.id], async (trx) =>
    registerTwice(trx, await callCrew(trx, branch), today),
  );
};
