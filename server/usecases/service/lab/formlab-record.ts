// A form lab as it is answered, and the list of them (service.md 2.9, 4).
import type { WholeOf } from '../../../../src/resources/answers.ts';
import { maySee } from '../../../../src/policies/index.ts';
import { DOKTER } from '../../../../src/policies/role.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { formlab } from '../../../../src/resources/service/formlab.ts';
import { named, runOne } from '../../../db/statement.ts';
import type { Context, UseCases } from '../../kernel/contract.ts';
import { addPatientKeyword } from '../../kernel/patient-search.ts';
import { declaredWhere, readPage, sumRows } from '../../kernel/read-page.ts';
import { requireOwnCustomer } from '../../kernel/own-customer.ts';

type Operations = UseCases['service.formlab'];
/** What is read of a form lab; the rest follows from that. */
type Row = Omit<WholeOf<'service.formlab', 'list'>, 'statusname' | 'islate'>;

const COLUMNS = `
  t.id, t.profile_id, t.code, t.status, t.version, t.created_at, t.created_by, t.updated_at, t.visit_id, t.visitperawatan_id,
  t.customer_id, t.doctor_id, t.laboratorium_id, t.laboratoriumjasa_id, t.tooth, t.shade, t.material, t.instruksi, t.qty, t.price,
  t.membershipperawatan_id, t.override_reason, t.labfee_estimate, t.courier, t.sent_at, t.due_at, t.received_at, t.checked_by,
  t.fitted_at, t.parent_id, t.isremake, t.remake_fault,
  json_build_object('id', p.id, 'name', p.name, 'code', p.code, 'status', p.status) as perawatandata,
  json_build_object('id', v.id, 'name', v.code, 'code', v.code, 'status', v.status, 'visit_date', v.visit_date) as visitdata,
  json_build_object('id', c.id, 'name', c.name, 'code', c.username, 'phone', c.phone) as customerdata,
  json_build_object('id', d.id, 'name', d.name, 'code', d.username) as doctordata,
  json_build_object('id', l.id, 'name', l.name, 'phone', l.phone) as labdata,
  json_build_object('id', j.id, 'name', j.name, 'turnaround_days', j.turnaround_days) as jasadata,
  case when k.id is not null then json_build_object('id', k.id, 'name', k.name, 'code', k.username) end as checkerdata,
  case when f.id is not null then json_build_object('id', f.id, 'name', f.code, 'code', f.code) end as parentdata`;

const JOINS = `
  join visitperawatans p on p.id = t.visitperawatan_id
  join visits v on v.id = t.visit_id
  join users c on c.id = t.customer_id
  join users d on d.id = t.doctor_id
  join laboratoriums l on l.id = t.laboratorium_id
  join laboratoriumjasas j on j.id = t.laboratoriumjasa_id
  left join users k on k.id = t.checked_by
  left join formlabs f on f.id = t.parent_id`;

const byId = named<Row, [number, readonly number[]]>(
  'formlab_by_id',
  `select ${COLUMNS} from formlabs t ${JOINS} where t.id = $1 and t.profile_id = any($2)`,
);

/** With its state's name, and whether the laboratory is late; without the patient's phone for roles that may not see it. */
const present = (row: Row, { actor, today }: Context) => {
  const { phone: _phone, ...patient } = row.customerdata;
  return {
    ...row,
    statusname: formlab.states[row.status].label,
    islate: row.status === formlab.state.sent && row.due_at !== null && row.due_at < today,
    customerdata: maySee(actor.role, 'contact') ? row.customerdata : patient,
  };
};

/** The form lab as it is answered. @throws Refusal not-found */
export const readFormlab = async (context: Context, id: number) => {
  const row = await runOne(context.tx, byId, id, context.branches);
  if (!row) throw new Refusal('not-found');
  return present(row, context);
};

/** @throws Refusal not-found, also for a doctor who does not treat the patient */
export const showFormlab: Operations['show'] = async (context, id) => {
  const record = await readFormlab(context, id);
  if (record.doctor_id !== context.actor.id) await requireOwnCustomer(context, record.customer_id);
  return record;
};

const SUMS: Readonly<Record<string, string>> = {
  '1': 'count(*)',
  true: 'count(*)',
  qty: 'sum(t.qty)',
  labfee_estimate: 'sum(t.labfee_estimate)',
  price: 'sum(t.price * t.qty)',
};
const HIDDEN_SUMS: Readonly<Record<string, 'fee' | 'money'>> = { labfee_estimate: 'fee', price: 'money' };
const LATE = `(t.status = ${formlab.state.sent} and t.due_at < ?)`;

/** Form labs of the branches in reach; `sum` answers the number of rows or the total of a column instead of rows. */
export const listFormlab: Operations['list'] = async (context, parameters) => {
  const { actor, today } = context;
  const where = declaredWhere(formlab, context, parameters);
  if (actor.role === DOKTER)
    where.add('(t.doctor_id = ? or t.customer_id in (select own.customer_id from own_customers(?) own))', actor.id);
  if (parameters.islate !== undefined) where.add(parameters.islate ? LATE : `not coalesce(${LATE}, false)`, today);
  addPatientKeyword(where, context, parameters.keyword, 't.code');
  if (parameters.sum !== undefined) {
    const column = String(parameters.sum);
    if (!maySee(actor.role, HIDDEN_SUMS[column])) {
      throw new Refusal('forbidden');
    }
    const sum = await sumRows(context, formlab, where, SUMS[column] ?? 'count(*)');
    return { data: [], count: await sumRows(context, formlab, where, 'count(*)'), sum };
  }
  const { rows, count } = await readPage<Row>(context, formlab, parameters, {
    where,
    columns: COLUMNS,
    joins: JOINS,
  });
  return { data: rows.map((row) => present(row, context)), count };
};
