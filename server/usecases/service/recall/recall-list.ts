// Patients who are to come again, with the way to reach them (service.md 10).
import type { WholeOf } from '../../../../src/resources/answers.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { recall } from '../../../../src/resources/service/recall.ts';
import { openVisitStates } from '../../../../src/resources/service/visit-state.ts';
import { recallText } from '../../../../src/resources/service/recall-text.ts';
import { listed, planned, runOne } from '../../../db/statement.ts';
import type { UseCases } from '../../kernel/contract.ts';
import { addPatientKeyword } from '../../kernel/patient-search.ts';
import { declaredWhere, readPage } from '../../kernel/read-page.ts';

type Operations = UseCases['service.recall'];
/** What is read of a recall; the rest follows from that. */
interface Row extends Omit<WholeOf<'service.recall', 'list'>, 'statusname' | 'text'> {
  readonly branch: string;
}
const COLUMNS = `t.id, t.profile_id, t.status, t.version, t.created_at, t.created_by, t.updated_at, t.customer_id, t.doctor_id, t.reason,
  t.due_at, t.note, t.source_visit_id, t.visit_id, t.attempts, t.last_contact_at, p.name as branch,
  json_build_object('id', c.id, 'name', c.name, 'code', c.username, 'phone', coalesce(c.phone, c.wali_phone)) as customerdata,
  case when d.id is not null then json_build_object('id', d.id, 'name', d.name, 'code', d.username) end as doctordata,
  case when s.id is not null then json_build_object('id', s.id, 'name', s.code, 'code', s.code) end as sourcedata,
  case when v.id is not null then json_build_object('id', v.id, 'name', v.code, 'code', v.code,
    'visit_date', v.visit_date) end as visitdata,
  case when t.status = ${recall.state.open} then (
    select json_build_object('id', n.id, 'name', n.code, 'code', n.code, 'visit_date', n.visit_date) from visits n
    where n.customer_id = t.customer_id and n.profile_id = t.profile_id and n.status in ${listed(openVisitStates)}
      and n.visit_date >= (now() at time zone p.timezone)::date
    order by n.visit_date, n.id limit 1) end as nextdata`;
const JOINS = `join users c on c.id = t.customer_id join profiles p on p.id = t.profile_id left join users d on d.id = t.doctor_id
  left join visits s on s.id = t.source_visit_id left join visits v on v.id = t.visit_id`;

const present = ({ branch, ...row }: Row) => ({
  ...row,
  statusname: recall.states[row.status].label,
  text: recallText({
    name: row.customerdata.name,
    reason: row.reason,
    doctor: row.doctordata?.name ?? null,
    branch,
  }),
});

/** Rows with the patient's number and the text that asks him to come. */
export const listRecalls: Operations['list'] = async (context, parameters) => {
  const where = declaredWhere(recall, context, parameters);
  addPatientKeyword(where, context, parameters.keyword);
  const { rows, count } = await readPage<Row>(context, recall, parameters, { where, columns: COLUMNS, joins: JOINS });
  return { data: rows.map(present), count };
};

const byId = planned<Row, [number, readonly number[]]>(
  `select ${COLUMNS} from recalls t ${JOINS} where t.id = $1 and t.profile_id = any ($2)`,
);

/** @throws Refusal not-found */
export const showRecall: Operations['show'] = async ({ tx, branches }, id) => {
  const row = await runOne(tx, byId, id, branches);
  if (!row) throw new Refusal('not-found');
  return present(row);
};
