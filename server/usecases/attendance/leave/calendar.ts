// The calendar of a team: who is away in a range of days, asked for or approved (attendance.md 10).
import type { AnswerOf } from '../../../../src/resources/answers.ts';
import { standingRequests } from '../../../../src/resources/attendance/leave-life.ts';
import { listed, named, run } from '../../../db/statement.ts';
import type { CallHandlers } from '../../kernel/contract.ts';

type Member = AnswerOf<'attendance.leave.kalender'>['data'][number];

const calendar = named<Member, [branches: readonly number[], start: string, end: string, department: number | null]>(
  'leave_calendar',
  `select u.id, u.name, d.name as department, jsonb_agg(jsonb_build_object('id', l.id, 'type', l.type, 'start_date', l.start_date,
     'end_date', l.end_date, 'is_half_day', l.is_half_day, 'days', l.days, 'status', l.status) order by l.start_date, l.id) as leaves
   from leaves l join users u on u.id = l.pegawai_id join pegawais p on p.id = u.id
   left join departments d on d.id = p.department_id
   where l.profile_id = any ($1) and l.start_date <= $3 and l.end_date >= $2 and l.status in ${listed(standingRequests)}
     and ($4::bigint is null or p.department_id = $4)
   group by u.id, u.name, d.name order by lower(u.name), u.id`,
);

/** GET /api/attendance/leave/kalender */
export const teamCalendar: CallHandlers['attendance.leave.kalender'] = async ({ tx, branches }, { query }) => ({
  data: await run(tx, calendar, branches, query.start_date, query.end_date, query.department_id ?? null),
});
