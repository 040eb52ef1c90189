// Samples of the attendance module.
import type { Samples } from './sample-kind.ts';
import { rosterSamples } from './sample-roster.ts';

export const attendanceSamples: Pick<Samples, `attendance.${string}` & keyof Samples> = {
  ...rosterSamples,
};
