// Samples of the attendance module.
import { wageSamples } from './sample-wage.ts';
import type { Samples } from './sample-kind.ts';
import { leaveSamples } from './sample-leave.ts';
import { payrollSamples } from './sample-payroll.ts';
import { rosterSamples } from './sample-roster.ts';

export const attendanceSamples: Pick<Samples, `attendance.${string}` & keyof Samples> = {
  ...rosterSamples,
  ...leaveSamples,
  ...payrollSamples,
  ...wageSamples,
};
