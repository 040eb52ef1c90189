// Samples of the attendance module.
import { wageSamples } from './sample-wage.ts';
import type { Samples } from './sample-kind.ts';
import { rosterSamples } from './sample-roster.ts';

export const attendanceSamples: Pick<Samples, `attendance.${string}` & keyof Samples> = {
  ...rosterSamples,
  ...wageSamples,
};
