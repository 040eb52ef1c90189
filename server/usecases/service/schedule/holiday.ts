// Days on which a branch is closed, from its own calendar (service.md 2.5, 6.7). Sundays are the caller's.
import { named, run } from '../../../db/statement.ts';
import type { WriteContext } from '../../kernel/contract.ts';

/** Absences of the whole branch; a day is closed when one of them covers it from its noon on. */
const closedDays = named<{ day: string }, [number, string, string]>(
  'branch_closed_days',
  `select distinct d::date::text as day
   from jadwalliburs l, generate_series((l.start_at at time zone $3)::date, (l.end_at at time zone $3)::date, interval '1 day') d
   where l.profile_id = $1 and l.doctor_id is null and l.end_at >= $2::date
     and (d + interval '12 hours') at time zone $3 >= l.start_at and (d + interval '12 hours') at time zone $3 < l.end_at`,
);

/** Tells of a day of the branch, from `from` on, whether it is closed. */
export const holidaysOf = async (
  { tx, branch, timezone }: WriteContext,
  from: string,
): Promise<(day: string) => boolean> => {
  const closed = new Set((await run(tx, closedDays, branch.id, from, timezone)).map(({ day }) => day));
  return (day) => closed.has(day);
};
