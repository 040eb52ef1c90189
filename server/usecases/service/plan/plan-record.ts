// A treatment plan as it is answered, with its items and their total (service.md 2.16).
import type { WholeOf } from '../../../../src/resources/answers.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { DOKTER } from '../../../../src/policies/role.ts';
import { planItemState, treatmentplan } from '../../../../src/resources/service/treatmentplan.ts';
import { likePattern } from '../../../db/conditions.ts';
import { named, runOne } from '../../../db/statement.ts';
import type { Context, UseCases } from '../../kernel/contract.ts';
import { declaredWhere, readPage } from '../../kernel/read-page.ts';
import { requireOwnCustomer } from '../../kernel/own-customer.ts';

type Operations = UseCases['service.treatmentplan'];

type Plan = WholeOf<'service.treatmentplan', 'list'>;
/** An item is stored with what may be left out of it as it is sent. */
type Item = Plan['items'][number] & Readonly<Record<'qty' | 'price' | 'discount_amount', number>>;
/** What is read of a plan; the name of its state follows from that. */
interface Row extends Omit<Plan, 'statusname'> {
  readonly items: readonly Item[];
  readonly total_amount: number;
}

const ITEM = `json_build_object('id', i.id, 'perawatan_id', i.perawatan_id, 'code', i.code, 'name', i.name, 'tooth', i.tooth,
  'surfaces', i.surfaces, 'qty', i.qty, 'price', i.price, 'price_standard', i.price_standard, 'discount_amount', i.discount_amount,
  'amount', i.amount, 'priority', i.priority, 'phase', i.phase, 'status', i.status, 'visitperawatan_id', i.visitperawatan_id,
  'perawatandata', json_build_object('id', i.perawatan_id, 'name', i.name, 'code', i.code))`;
const COLUMNS = `t.id, t.profile_id, t.status, t.version, t.created_at, t.created_by, t.updated_at, t.customer_id, t.doctor_id, t.title,
  t.valid_until, t.note, t.approved_at,
  json_build_object('id', c.id, 'name', c.name, 'code', c.username) as customerdata,
  json_build_object('id', d.id, 'name', d.name, 'code', d.username) as doctordata,
  coalesce(w.items, '[]'::json) as items, coalesce(w.total_amount, 0) as total_amount`;
const JOINS = `
  left join users c on c.id = t.customer_id
  left join users d on d.id = t.doctor_id
  left join lateral (
    select json_agg(${ITEM} order by i.phase nulls last, i.id) as items,
      (sum(i.amount) filter (where i.status <> ${planItemState.cancelled}))::bigint as total_amount
    from treatmentplanitems i where i.treatmentplan_id = t.id) w on true`;

const byId = named<Row, [number, readonly number[]]>(
  'treatmentplan_by_id',
  `select ${COLUMNS} from treatmentplans t ${JOINS} where t.id = $1 and t.profile_id = any($2)`,
);

const present = (row: Row) => ({ ...row, statusname: treatmentplan.states[row.status].label });

/** @throws Refusal not-found */
export const readPlan = async ({ tx, branches }: Context, id: number) => {
  const row = await runOne(tx, byId, id, branches);
  if (!row) throw new Refusal('not-found');
  return present(row);
};

/** @throws Refusal not-found also for a patient who is not the doctor's own */
export const showPlan = async (context: Context, id: number) => {
  const plan = await readPlan(context, id);
  if (plan.doctor_id !== context.actor.id) await requireOwnCustomer(context, plan.customer_id);
  return plan;
};

/** Plans of the branches in reach; a doctor's are his own and those of his patients. */
export const listPlans: Operations['list'] = async (context, parameters) => {
  const where = declaredWhere(treatmentplan, context, parameters);
  const { actor } = context;
  if (actor.role === DOKTER)
    where.add('(t.doctor_id = ? or t.customer_id in (select own.customer_id from own_customers(?) own))', actor.id);
  if (parameters.keyword) where.add('t.title ilike ?', likePattern(parameters.keyword));
  const { rows, count } = await readPage<Row>(context, treatmentplan, parameters, {
    where,
    columns: COLUMNS,
    joins: JOINS,
  });
  return { data: rows.map(present), count };
};
