// How the staff of a branch is employed, and two months of their comings and goings.
import type { DemoBranch } from './branch.ts';
import { callCrew } from './crew.ts';
import { employStaff } from './employment.ts';
import type { Progress } from './progress.ts';
import { playPunches } from './punches.ts';

export const playStaff = async (
  { part, today }: Progress,
  branch: DemoBranch,
  { seed, now }: { readonly seed: number; readonly now: Date },
): Promise<void> => {
  await part(`${branch.code} staff`, [branch.id], async (trx) => employStaff(trx, await callCrew(trx, branch), today));
  await part(`${branch.code} punches`, [branch.id], async (trx) =>
    playPunches(trx, await callCrew(trx, branch), { seed, today, now }),
  );
};
