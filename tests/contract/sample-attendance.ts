// Samples of the attendance module.
import { wageSamples } from './sample-wage.ts';
import type { Samples } from './sample-kind.ts';

type Name = Extract<keyof Samples, `attendance.${string}`>;

export const attendanceSamples: Pick<Samples, Name> = {
  'attendance.department': {
    create: (_world, n) => ({ code: `DP${n}`, name: `Departemen ${n}`, status: 1 }),
    change: { name: 'Keperawatan' },
  },
  ...wageSamples,
};
