// Branches that are filled at a time: one connection keeps one processor of the database busy, and waits for the program meanwhile.
import type { DemoBranch } from './branch.ts';

const LANES = 2;

const visitsOf = (lane: readonly DemoBranch[]): number => lane.reduce((sum, { visits }) => sum + visits, 0);

/** Branches one after the other in each lane, with about as many visits in one lane as in another. */
export const lanesOf = (branches: readonly DemoBranch[]): readonly (readonly DemoBranch[])[] => {
  const lanes = Array.from({ length: LANES }, (): DemoBranch[] => []);
  for (const branch of branches.toSorted((a, b) => b.visits - a.visits))
    lanes.toSorted((a, b) => visitsOf(a) - visitsOf(b))[0]?.push(branch);
  return lanes;
};

/** Plays all branches, those of different lanes at a time. What goes wrong in one of them is told at once. */
export const playAll = async (
  branches: readonly DemoBranch[],
  play: (branch: DemoBranch) => Promise<void>,
): Promise<void> => {
  const playLane = async (lane: readonly DemoBranch[]): Promise<void> => {
    for (const branch of lane) await play(branch);
  };
  await Promise.all(lanesOf(branches).map(playLane));
};
