// Orthodontic patients who have not been controlled for weeks (workspace.md 3): active cases of the branches in reach.
import type { AnswerOf } from '../../../../src/resources/answers.ts';
import { monthOf } from '../../../../src/resources/service/ortho-month.ts';
import { orthocase } from '../../../../src/resources/service/orthocase.ts';
import { openVisitStates } from '../../../../src/resources/service/visit-state.ts';
import { DOKTER } from '../../../../src/policies/role.ts';
import { listed, planned, run, runOne } from '../../../db/statement.ts';
import { acrossBranches } from '../../kernel/across-branches.ts';
import type { CallHandlers } from '../../kernel/contract.ts';

type Row = Omit<AnswerOf<'service.orthocase.lama'>['data'][number], 'month'>;
type Asked = [branches: readonly number[], today: string, weeks: number, doctor: number | null];

/** A control in another branch counts as well; a case without one waits since its start. */
const CASES = `orthocases t
  cross join lateral (select max(v.visit_date) as last_control_at from orthoprogresses g join visits v on v.id = g.visit_id
    where g.orthocase_id = t.id) l`;
const IS_LATE = `t.profile_id = any ($1) and t.status = ${orthocase.state.active}
  and coalesce(l.last_control_at, t.start_at) < $2::date - $3::int * 7
  and ($4::bigint is null or t.doctor_id = $4 or t.customer_id in (select own.customer_id from own_customers($4) own))`;
const NEXT = `select v.id, v.visit_date from visits v where v.customer_id = t.customer_id and v.profile_id = any ($1)
  and v.visit_date >= $2::date and v.status in ${listed(openVisitStates)}
  order by v.visit_date, v.id limit 1`;
const rowsOf = (limit: number, offset: number) =>
  planned<Row, Asked>(
    `select t.id, t.appliance, t.start_at, t.planned_months, l.last_control_at,
       $2::date - coalesce(l.last_control_at, t.start_at) as days, n.id as next_visit_id, n.visit_date as next_visit_date,
       json_build_object('id', c.id, 'name', c.name, 'code', c.username) as customerdata,
       json_build_object('id', d.id, 'name', d.name, 'code', d.username) as doctordata
     from ${CASES} join users c on c.id = t.customer_id join users d on d.id = t.doctor_id left join lateral (${NEXT}) n on true
     where ${IS_LATE}
     order by coalesce(l.last_control_at, t.start_at), t.id limit ${limit} offset ${offset}`,
  );
const countLate = planned<{ count: number }, Asked>(`select count(*)::int as count from ${CASES} where ${IS_LATE}`);

/** GET /api/service/orthokontrol: those who wait longest first; a doctor sees his own cases and those of his patients. */
export const listLateCases: CallHandlers['service.orthocase.lama'] = (context, { query }) => {
  const { actor, branches, today } = context;
  const asked: Asked = [branches, today, query.weeks, actor.role === DOKTER ? actor.id : null];
  return acrossBranches(context, async (wide) => {
    const [rows, total] = await Promise.all([
      run(wide, rowsOf(query.limit, (query.page - 1) * query.limit), ...asked),
      runOne(wide, countLate, ...asked),
    ]);
    return { data: rows.map((row) => ({ ...row, month: monthOf(row.start_at, today) })), count: total?.count ?? 0 };
  });
};
