// What a request that books on a chosen day rests on.
import { periode } from '../../../../src/resources/finance/periode.ts';
import { formatDate } from '../../../../src/resources/kernel/date.ts';
import { named, runOne } from '../../../db/statement.ts';
import type { Ground } from '../../kernel/approval-ground.ts';
import type { WriteContext } from '../../kernel/contract.ts';

const activePeriod = named<{ id: number }, [number]>(
  'ground_period',
  `select id from periodes where profile_id = $1 and status = ${periode.state.active}`,
);

/** What is booked on a chosen day needs that day to stay open; nothing where no period is open. */
export const openDay = async ({ tx, branch }: WriteContext, day: string): Promise<readonly Ground[]> => {
  const period = await runOne(tx, activePeriod, branch.id);
  if (!period) return [];
  return [
    {
      table: 'periodes',
      id: period.id,
      stands: `!($.lock_date >= "${day}") && !($.status == ${periode.state.closed} && $.end_date >= "${day}")`,
      reason: `Ditutup oleh sistem: tanggal ${formatDate(day)} sudah ditutup atau dikunci`,
    },
  ];
};
