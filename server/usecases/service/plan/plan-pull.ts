// Items of an approved plan become planned treatments of a visit, at the prices that the patient agreed to (service.md 10).
import type { AnswerOf } from '../../../../src/resources/answers.ts';
import type { Calls } from '../../../../src/resources/calls.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import type { Surface } from '../../../../src/resources/service/tooth.ts';
import { planItemState, treatmentplan } from '../../../../src/resources/service/treatmentplan.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import type { CallRequest, Outcome, WriteContext } from '../../kernel/contract.ts';
import { readPlan } from './plan-record.ts';
import { type HeldVisit, lockOpenVisit, raiseVisit } from '../visit/held-visit.ts';
import { addTreatment } from '../treatment/treatment-write.ts';

interface HeldPlan {
  readonly id: number;
  readonly customer_id: number;
  readonly status: number;
  readonly valid_until: string | null;
  readonly title: string;
}
interface HeldItem {
  readonly id: number;
  readonly perawatan_id: number;
  readonly code: string;
  readonly name: string;
  readonly tooth: number | null;
  readonly surfaces: readonly Surface[] | null;
  readonly qty: number;
  readonly price: number;
  readonly price_standard: number;
  readonly discount_amount: number;
  readonly amount: number;
  readonly status: number;
  readonly visitperawatan_id: number | null;
}
const PLAN = 'select id, customer_id, status, valid_until, title from treatmentplans where id = $1 and profile_id = $2';
const findPlan = named<HeldPlan, [number, number]>('plan_find', PLAN);
const holdPlan = named<HeldPlan, [number, number]>('plan_hold', `${PLAN} for update`);
const itemsOf = named<HeldItem, [number, readonly number[]]>(
  'plan_items_hold',
  `select id, perawatan_id, code, name, tooth, surfaces, qty, price, price_standard, discount_amount, amount, status, visitperawatan_id
   from treatmentplanitems where treatmentplan_id = $1 and id = any($2) order by phase nulls last, id`,
);
const bindItem = named<unknown, [number, number]>(
  'plan_item_bind',
  'update treatmentplanitems set visitperawatan_id = $2 where id = $1',
);
const raisePlan = named<unknown, [number]>(
  'plan_raise',
  'update treatmentplans set version = version + 1, updated_at = now() where id = $1',
);

/** The plan, approved and still valid. @throws Refusal not-found, wrong-state (409), plan-lapsed (422) */
const requirePlan = async (
  { tx, branch, today }: WriteContext,
  statement: typeof holdPlan,
  id: number,
): Promise<HeldPlan> => {
  const plan = await runOne(tx, statement, id, branch.id);
  if (!plan) throw new Refusal('not-found');
  if (plan.status !== treatmentplan.state.approved)
    throw new Refusal('wrong-state', { singular: treatmentplan.singular });
  if (plan.valid_until !== null && plan.valid_until < today) throw new Refusal('plan-lapsed');
  return plan;
};

/**
 * Puts items of a plan into the locked visit, as planned treatments.
 * @throws Refusal not-found, wrong-state, plan-item-done, plan-item-booked (409), plan-patient, plan-lapsed (422)
 */
export const pullItems = async (
  context: WriteContext,
  visit: HeldVisit,
  planId: number,
  ids: readonly number[],
): Promise<{ readonly plan: HeldPlan; readonly items: readonly HeldItem[] }> => {
  const { tx } = context;
  const plan = await requirePlan(context, holdPlan, planId);
  if (plan.customer_id !== visit.customer_id) throw new Refusal('plan-patient');
  const items = await run(tx, itemsOf, plan.id, ids);
  if (items.length < ids.length) throw new Refusal('not-found');
  if (items.some(({ status }) => status !== planItemState.planned)) throw new Refusal('plan-item-done');
  const booked = items.find(({ visitperawatan_id }) => visitperawatan_id !== null);
  if (booked) throw new Refusal('plan-item-booked', { name: booked.name });
  for (const { id: itemId, perawatan_id, tooth, ...item } of items) {
    const line = { ...item, tooth: tooth === null ? null : [tooth] };
    const people = { doctor_id: visit.doctor_id, perawat_id: null, note: null };
    await run(tx, bindItem, itemId, await addTreatment(context, visit, { perawatan_id, ...item, ...people }, line));
  }
  await run(tx, raisePlan, plan.id);
  return { plan, items };
};

/**
 * POST /api/service/treatmentplan/{id}/tarik.
 * @throws Refusal not-found, wrong-state, plan-item-done, plan-item-booked, visit-cancelled, treatment-visit-closed (409),
 *   plan-patient, plan-lapsed (422)
 */
export const pullPlanItems = async (
  context: WriteContext,
  { params, body }: CallRequest<Calls['service.treatmentplan.tarik']>,
): Promise<Outcome<AnswerOf<'service.treatmentplan.tarik'>>> => {
  const { tx } = context;
  const { id } = await requirePlan(context, findPlan, params['id'] ?? 0);
  // The visit is locked before its plans, as where its treatments are done.
  const visit = await lockOpenVisit(context, body.visit_id);
  const { plan, items } = await pullItems(context, visit, id, body.item_ids);
  await run(tx, raiseVisit, visit.id);
  return {
    record: await readPlan(context, plan.id),
    log: {
      message: `penarikan ${items.length} item rencana perawatan ${plan.title} kunjungan ${visit.code}`,
      url: `/service/visit/${visit.id}`,
      groupvisit: visit.id,
      after: { item_ids: body.item_ids },
    },
  };
};
