// A treatment plan: drafted with the prices of the day, approved, given up (service.md 2.16, 10).
import type { WholeOf } from '../../../../src/resources/answers.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { planItemState, treatmentplan } from '../../../../src/resources/service/treatmentplan.ts';
import { requireReferences } from '../../../db/repository-write.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import { type Problems, treatmentLine } from '../../../domain/service/treatment-line.ts';
import type { CreateOf } from '../../../../src/resources/kernel/define.ts';
import type { Outcome, UseCases, WriteContext } from '../../kernel/contract.ts';
import { readPlan } from './plan-record.ts';
import { mayDiscount } from '../treatment/line-discount.ts';
import type { Priced } from '../treatment/treatment-price.ts';
import { requireOwnCustomer } from '../../kernel/own-customer.ts';

type Verbs = UseCases['service.treatmentplan'];
type Items = CreateOf<typeof treatmentplan>['items'];
type Item = NonNullable<Items>[number];
interface StoredItem {
  readonly perawatan_id: number;
  readonly code: string;
  readonly name: string;
  readonly amount: number;
}

const pricedTreatments = named<Priced & { id: number }, [readonly number[], number, string]>(
  'plan_priced',
  `select id, code, name, status, scope, isprice_open, price_min, price_max, treatment_price(id, $2, $3::date) as price_standard
   from tindakanmedis where id = any($1)`,
);
const insertPlan = named<{ id: number }, unknown[]>(
  'plan_insert',
  `insert into treatmentplans (profile_id, created_by, customer_id, doctor_id, title, valid_until, note)
   values ($1, $2, $3, $4, $5, $6, $7) returning id`,
);
const updatePlan = named<unknown, unknown[]>(
  'plan_update',
  `update treatmentplans set doctor_id = $2, title = $3, valid_until = $4, note = $5, version = version + 1, updated_at = now()
   where id = $1`,
);
const dropItems = named<unknown, [number]>(
  'plan_items_drop',
  'delete from treatmentplanitems where treatmentplan_id = $1',
);
const insertItems = named<unknown, [number, number, string]>(
  'plan_items_insert',
  `insert into treatmentplanitems (profile_id, treatmentplan_id, perawatan_id, code, name, tooth, surfaces, qty, price,
     price_standard, discount_amount, amount, priority, phase)
   select $1, $2, i.perawatan_id, i.code, i.name, i.tooth, i.surfaces, i.qty, i.price, i.price_standard, i.discount_amount,
     i.amount, i.priority, i.phase
   from rows from (jsonb_to_recordset($3::jsonb) as (perawatan_id bigint, code text, name text, tooth smallint, surfaces text[],
     qty numeric, price bigint, price_standard bigint, discount_amount bigint, amount bigint, priority smallint, phase smallint))
     with ordinality i
   order by i.ordinality`,
);
const setPlanStatus = named<unknown, [number, number, string | null]>(
  'plan_status',
  `update treatmentplans set status = $2, approved_at = coalesce($3, approved_at), version = version + 1, updated_at = now()
   where id = $1`,
);
const dropOpenItems = named<unknown, [number]>(
  'plan_items_cancel',
  `update treatmentplanitems set status = ${planItemState.cancelled} where treatmentplan_id = $1
   and status = ${planItemState.planned} and visitperawatan_id is null`,
);
const countItems = named<{ count: number }, [number]>(
  'plan_items_count',
  'select count(*) as count from treatmentplanitems where treatmentplan_id = $1',
);

const atItem = (problems: Problems, at: number): [string, readonly string[]][] =>
  Object.entries(problems).map(([name, texts]) => [`items.${at}.${name}`, texts]);

/** Items at the branch's price of today. @throws Refusal treatment-invalid (422) by field */
const pricedItems = async (context: WriteContext, items: readonly Item[]): Promise<readonly StoredItem[]> => {
  const { tx, branch, today } = context;
  const ids = [...new Set(items.map(({ perawatan_id }) => perawatan_id))];
  const rows = await run(tx, pricedTreatments, ids, branch.id, today);
  const treatments = new Map(rows.map((row) => [row.id, row]));
  const percent = items.some(({ discount_amount }) => discount_amount) ? await mayDiscount(context) : 0;
  const wrong: [string, readonly string[]][] = [];
  const stored: StoredItem[] = [];
  items.forEach((item, at) => {
    const { perawatan_id, tooth, priority, phase } = item;
    const treatment = treatments.get(perawatan_id);
    if (!treatment) throw new Error('A treatment that was found is gone.');
    const teeth = typeof tooth === 'number' ? [tooth] : null;
    const { line, problems } = treatmentLine(treatment, { ...item, tooth: teeth }, percent);
    if (problems) wrong.push(...atItem(problems, at));
    else {
      const { code, name } = treatment;
      const place = { tooth: tooth ?? null, priority, phase };
      stored.push({ ...line, ...place, perawatan_id, code, name });
    }
  });
  if (wrong.length > 0) throw new Refusal('treatment-invalid', {}, Object.fromEntries(wrong));
  return stored;
};

const outcomeOf = async (
  context: WriteContext,
  id: number,
  message: string,
  states: { readonly before?: unknown; readonly after?: unknown } = {},
): Promise<Outcome<WholeOf<'service.treatmentplan', 'written'>>> => {
  const record = await readPlan(context, id);
  const text = `${message} rencana perawatan ${record.title} ${record.customerdata?.code ?? ''}`.trim();
  return { record, log: { message: text, url: `/customer/${record.customer_id}`, ...states } };
};

/** Adds items to a plan that is held, at the branch's price of today. @throws Refusal treatment-invalid (422) by field */
export const storeItems = async (context: WriteContext, id: number, items: Items): Promise<void> => {
  if (!items?.length) return;
  const stored = await pricedItems(context, items);
  await run(context.tx, insertItems, context.branch.id, id, JSON.stringify(stored));
};

/** A draft. @throws Refusal not-found, invalid, treatment-invalid (422) */
export const createPlan: Verbs['create'] = async (context, body) => {
  const { tx, branch, actor } = context;
  await requireReferences(tx, treatmentplan.fields, body, [branch.id]);
  await requireOwnCustomer(context, body.customer_id);
  const { customer_id, doctor_id, title, valid_until = null, note = null } = body;
  const made = await runOne(tx, insertPlan, branch.id, actor.id, customer_id, doctor_id, title, valid_until, note);
  if (!made) throw new Error('The plan was not stored.');
  await storeItems(context, made.id, body.items);
  return { ...(await outcomeOf(context, made.id, 'pembuatan', { after: body })), status: 201 };
};

/**
 * Changes a draft; items that are sent replace those that are there.
 * @throws Refusal wrong-state (409), invalid, treatment-invalid (422)
 */
export const editPlan: Verbs['edit'] = async (context, { id, before }, body) => {
  const { version: _version, items, ...fields } = body;
  await requireOwnCustomer(context, before.customer_id);
  if (before.status !== treatmentplan.state.draft)
    throw new Refusal('wrong-state', { singular: treatmentplan.singular });
  if (fields.customer_id !== undefined && fields.customer_id !== before.customer_id)
    throw new Refusal('invalid', {}, { customer_id: ['Pasien tidak dapat diubah'] });
  await requireReferences(context.tx, treatmentplan.fields, body, [context.branch.id]);
  const { doctor_id, title, valid_until, note } = { ...before, ...fields };
  await run(context.tx, updatePlan, id, doctor_id, title, valid_until ?? null, note ?? null);
  if (items !== undefined) {
    await run(context.tx, dropItems, id);
    await storeItems(context, id, items);
  }
  const changed = Object.fromEntries(Object.keys(fields).map((name) => [name, before[name as keyof typeof fields]]));
  return outcomeOf(context, id, 'perubahan', { before: changed, after: body });
};

/** 0 -> 1: the patient agrees. @throws Refusal plan-empty (422) */
export const approvePlan: Verbs['setujui'] = async (context, row) => {
  await requireOwnCustomer(context, row.customer_id);
  const items = await runOne(context.tx, countItems, row.id);
  if (!items?.count) throw new Refusal('plan-empty');
  await run(context.tx, setPlanStatus, row.id, treatmentplan.state.approved, context.now.toISOString());
  return outcomeOf(context, row.id, 'persetujuan');
};

/** -> -1: what is not in a visit yet is given up. */
export const cancelPlan: Verbs['batal'] = async (context, row) => {
  await requireOwnCustomer(context, row.customer_id);
  await run(context.tx, dropOpenItems, row.id);
  await run(context.tx, setPlanStatus, row.id, treatmentplan.state.cancelled, null);
  return outcomeOf(context, row.id, 'pembatalan');
};
