// Samples of leave, its balances and overtime.
import { addDays } from '../../src/resources/kernel/date.ts';
import { at, enlist } from '../attendance/leave-stage.ts';
import { idOf, today } from '../service/stage.ts';
import type { Samples, World } from './sample-kind.ts';

/** Three days for each number that a test draws, within a year before and after. */
const APART = 3;
const dayOf = (n: number): string => addDays(today(), n * APART - 360);

let nurse = 0;
const meetNurse = async ({ clinic }: World): Promise<void> => {
  await enlist(clinic);
  nurse = await idOf(clinic, 'users', 'username', 'perawat.bdg');
};
const keepBalances = async (world: World): Promise<void> => {
  await meetNurse(world);
  await world.clinic.database.asOwner(
    'insert into leavebalances (profile_id, pegawai_id, year, entitlement) select 1, $1, y, 12 from generate_series(2017, 2020) y',
    [nurse],
  );
};

export const leaveSamples = {
  'attendance.leave': {
    arrange: meetNurse,
    create: (_world, n) => ({
      pegawai_id: nurse,
      type: 3,
      start_date: dayOf(n),
      end_date: addDays(dayOf(n), APART - 1),
      is_half_day: false,
      reason: `Keperluan ${n}`,
    }),
  },
  'attendance.leavebalance': { arrange: keepBalances },
  'attendance.overtime': {
    arrange: meetNurse,
    create: (_world, n) => ({
      pegawai_id: nurse,
      work_date: dayOf(n),
      start_at: at(dayOf(n), '17:00'),
      end_at: at(dayOf(n), '19:00'),
      reason: `Lembur ${n}`,
      is_override: false,
    }),
  },
} as const satisfies Partial<Samples>;
