// What one branch shows for all of them: what it orders and receives and sends to the second, and who asks for leave.
import type { DemoBranch } from './branch.ts';
import { callCrew } from './crew.ts';
import { askForLeave } from './leave.ts';
import { playMutations } from './mutation.ts';
import type { Progress } from './progress.ts';
import { buy } from './purchase.ts';

export const playFirst = async ({ part, today }: Progress, branch: DemoBranch, now: Date): Promise<void> => {
  await part(`${branch.code} purchases`, [branch.id], async (trx) => buy(trx, await callCrew(trx, branch), today));
  await part(`${branch.code} mutations`, [branch.id], async (trx) =>
    playMutations(trx, await callCrew(trx, branch), today),
  );
  await part(`${branch.code} leave`, [branch.id], async (trx) =>
    askForLeave(trx, await callCrew(trx, branch), today, now),
  );
};
