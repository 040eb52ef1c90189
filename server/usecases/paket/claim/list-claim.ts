// Claims as they are answered, and the list of them (paket.md 4, 5).
import type { WholeOf } from '../../../../src/resources/answers.ts';
import { maySee } from '../../../../src/policies/index.ts';
import { claim } from '../../../../src/resources/paket/claim.ts';
import { programTypes } from '../../../../src/resources/paket/history-life.ts';
import { claimState } from '../../../../src/resources/paket/membership-life.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { named, runOne } from '../../../db/statement.ts';
import type { Context, UseCases } from '../../kernel/contract.ts';
import { addPatientKeyword, byLookup } from '../../kernel/patient-search.ts';
import { declaredWhere, readPage, sumRows } from '../../kernel/read-page.ts';

type Operations = UseCases['paket.membershipperawatanused'];
type Row = Omit<WholeOf<'paket.membershipperawatanused', 'list'>, 'statusname' | 'requests'>;

const TYPES = programTypes.map(({ value, label }) => `when ${value} then '${label}'`).join(' ');
const COLUMNS = `
  t.id, t.profile_id, t.code, t.status, t.version, t.created_at, t.created_by, t.updated_at, t.used_at, t.customer_id, t.membership_id,
  t.membershipperawatan_id, t.used, t.source_type, t.source_id, t.doctor_id, t.warehouse_id, t.value_amount, t.cost_amount,
  t.override_reason, t.cancel_reason, k.name as paket, case l.type ${TYPES} end as typename, l.name,
  json_build_object('id', m.id, 'name', m.code, 'code', m.code) as membershipdata,
  json_build_object('id', c.id, 'name', c.name, 'code', c.username) as customerdata,
  case when d.id is not null then json_build_object('id', d.id, 'name', d.name, 'code', d.username) end as doctordata,
  case when w.id is not null then json_build_object('id', w.id, 'name', w.name, 'code', w.code) end as warehousedata,
  json_build_object('type', t.source_type, 'id', t.source_id, 'label', coalesce(v.code, f.code, w.name, t.code), 'visit_id', v.id)
    as source`;
const JOINS = `
  join membershipperawatans l on l.id = t.membershipperawatan_id
  join memberships m on m.id = t.membership_id
  join pakethistories h on h.id = m.paket_history_id
  join pakettypes k on k.id = h.pakettype_id
  join users c on c.id = t.customer_id
  left join users d on d.id = t.doctor_id
  left join warehouses w on w.id = t.warehouse_id
  left join formlabs f on t.source_type = 'formlab' and f.id = t.source_id
  left join visitperawatans p on t.source_type = 'visitperawatan' and p.id = t.source_id
  left join visits v on v.id = coalesce(p.visit_id, f.visit_id)`;

const byId = named<Row, [number, readonly number[]]>(
  'claim_by_id',
  `select ${COLUMNS} from membershipperawatanuseds t ${JOINS} where t.id = $1 and t.profile_id = any ($2)`,
);
const present = (row: Row) => ({ ...row, statusname: claim.states[row.status].label });

/** @throws Refusal not-found */
export const showClaim: Operations['show'] = async ({ tx, branches }, id) => {
  const row = await runOne(tx, byId, id, branches);
  if (!row) throw new Refusal('not-found');
  return present(row);
};

/** What is summed counts what was used. */
const USED = `filter (where t.status = ${claimState.used})`;
const SUMS: Readonly<Record<string, string>> = {
  '1': 'count(*)',
  used: `sum(t.used) ${USED}`,
  value_amount: `sum(t.value_amount) ${USED}`,
};
const OF_TYPE = 't.membershipperawatan_id in (select l.id from membershipperawatans l where l.type = ?::smallint)';
const OF_PACKAGE = `t.membership_id in (
  select m.id from memberships m join pakethistories h on h.id = m.paket_history_id where h.pakettype_id = ?)`;

const whereOf = (context: Context, parameters: Parameters<Operations['list']>[1]) => {
  const where = declaredWhere(claim, context, parameters);
  where.add('t.profile_id = ?', parameters.profile_id);
  where.add(OF_TYPE, parameters.type);
  where.add(OF_PACKAGE, parameters.paket);
  addPatientKeyword(where, context, parameters.keyword, 't.code', byLookup);
  return where;
};

/** Claims of the branches in reach; `sum` answers the number of rows or the total of what was used instead of rows. */
export const listClaim: Operations['list'] = async (context, parameters) => {
  const where = whereOf(context, parameters);
  if (parameters.sum !== undefined) {
    const of = String(parameters.sum);
    if (of === 'value_amount' && !maySee(context.actor.role, claim.fields.value_amount.visibility))
      throw new Refusal('forbidden');
    const sum = await sumRows(context, claim, where, SUMS[of] ?? 'count(*)');
    return { data: [], count: await sumRows(context, claim, where, 'count(*)'), sum };
  }
  const { rows, count } = await readPage<Row>(context, claim, parameters, { where, columns: COLUMNS, joins: JOINS });
  return { data: rows.map(present), count };
};
