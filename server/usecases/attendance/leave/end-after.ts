// Who leaves takes no leave and works no overtime after his last day (attendance.md 3).
import { leave } from '../../../../src/resources/attendance/leave.ts';
import { requestState, standingRequests } from '../../../../src/resources/attendance/leave-life.ts';
import { overtime } from '../../../../src/resources/attendance/overtime.ts';
import { formatDate } from '../../../../src/resources/kernel/date.ts';
import { listed, named, run } from '../../../db/statement.ts';
import { lockRow } from '../../kernel/generic.ts';
import type { FollowResign } from '../staff/resign-port.ts';
import { endLeave, shortenLeave } from './decide-leave.ts';
import { endOvertime } from './decide-overtime.ts';

const leavesAfter = named<{ id: number }, [pegawai: number, day: string]>(
  'leaves_after',
  `select id from leaves where pegawai_id = $1 and end_date > $2 and status in ${listed(standingRequests)} order by id`,
);
const overtimesAfter = named<{ id: number }, [pegawai: number, day: string]>(
  'overtimes_after',
  `select id from overtimes where pegawai_id = $1 and work_date > $2 and status in ${listed(standingRequests)} order by id`,
);

/** Cancels what is asked for or approved after a day; approved leave that has begun by then ends with it. */
export const endRequestsAfter: FollowResign = async (context, pegawai, lastDay) => {
  const reason = `Pegawai keluar per ${formatDate(lastDay)}`;
  for (const { id } of await run(context.tx, leavesAfter, pegawai, lastDay)) {
    const row = await lockRow(leave, context, id);
    const hasBegun = row.status === requestState.approved && row.start_date <= lastDay;
    await (hasBegun ? shortenLeave(context, row, lastDay, reason) : endLeave(context, row, reason));
  }
  for (const { id } of await run(context.tx, overtimesAfter, pegawai, lastDay))
    await endOvertime(context, await lockRow(overtime, context, id), reason);
};
