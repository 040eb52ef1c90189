// Samples of the attendance module.
import type { Samples } from './sample-kind.ts';

export const attendanceSamples: Pick<Samples, 'attendance.department'> = {
  'attendance.department': {
    create: (_world, n) => ({ code: `DP${n}`, name: `Departemen ${n}`, status: 1 }),
    change: { name: 'Keperawatan' },
  },
};
