// Nobody stands in the roster after his last day (attendance.md 3).
import { named, run } from '../../../db/statement.ts';
import type { FollowResign } from '../staff/resign-port.ts';
import { followRoster } from './follow-port.ts';

const dropAfter = named<{ work_date: string }, [pegawai: number, day: string]>(
  'roster_drop_after',
  'delete from shiftschedules where pegawai_id = $1 and work_date > $2::date returning work_date',
);

export const dropRosterAfter: FollowResign = async (context, pegawai, leaveAt) => {
  const days = (await run(context.tx, dropAfter, pegawai, leaveAt)).map(({ work_date }) => work_date).toSorted();
  const [start] = days;
  const end = days.at(-1);
  if (start !== undefined && end !== undefined)
    await followRoster.given()(context, { pegawais: [pegawai], start, end });
};
