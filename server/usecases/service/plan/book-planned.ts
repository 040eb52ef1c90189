// An appointment with its treatments: items of the patient's plans at the prices that he agreed to, and treatments of the catalogue
// (workspace.md 4). They stand in the visit as planned treatments from then on, and are free again when it is cancelled.
import type { AnswerOf } from '../../../../src/resources/answers.ts';
import type { Calls } from '../../../../src/resources/calls.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { named, run } from '../../../db/statement.ts';
import type { CallRequest, Outcome, WriteContext } from '../../kernel/contract.ts';
import { addTreatment } from '../treatment/treatment-write.ts';
import { bookedLine } from '../treatment/treatment-price.ts';
import { createVisit } from '../visit/create-visit.ts';
import { type HeldVisit, lockOpenVisit } from '../visit/held-visit.ts';
import { pullItems } from './plan-pull.ts';

type Call = CallRequest<Calls['service.visit.janji']>;

const plansOfItems = named<{ id: number; treatmentplan_id: number }, [readonly number[], number, number]>(
  'plan_items_plans',
  `select i.id, i.treatmentplan_id from treatmentplanitems i join treatmentplans p on p.id = i.treatmentplan_id
   where i.id = any ($1) and p.profile_id = $2 and p.customer_id = $3 order by i.treatmentplan_id, i.id`,
);

/** Plans in the order of their ids: of two bookings that take items of the same two plans one waits for the other. */
const pullAll = async (context: WriteContext, visit: HeldVisit, ids: readonly number[]): Promise<void> => {
  const items = await run(context.tx, plansOfItems, ids, context.branch.id, visit.customer_id);
  if (items.length < ids.length) throw new Refusal('invalid', {}, { item_ids: ['Data tidak ditemukan'] });
  for (const plan of new Set(items.map((item) => item.treatmentplan_id))) {
    const own = items.filter((item) => item.treatmentplan_id === plan);
    await pullItems(
      context,
      visit,
      plan,
      own.map(({ id }) => id),
    );
  }
};

/**
 * POST /api/service/visit/janji: 201 with the visit.
 * @throws Refusal those of `createVisit` and of `pullItems`; treatment-invalid (422)
 */
export const bookPlanned = async (
  context: WriteContext,
  { body }: Call,
): Promise<Outcome<AnswerOf<'service.visit.janji'>>> => {
  const { item_ids = [], perawatan_ids = [], ...booking } = body;
  const outcome = await createVisit(context, booking);
  if (item_ids.length + perawatan_ids.length === 0) return outcome;
  const visit = await lockOpenVisit(context, outcome.record.id);
  if (item_ids.length > 0) await pullAll(context, visit, item_ids);
  for (const perawatan_id of perawatan_ids) {
    const { treatment, line } = await bookedLine(context, visit, perawatan_id);
    const { code, name } = treatment;
    const about = { perawatan_id, code, name, doctor_id: visit.doctor_id, perawat_id: null, note: null };
    await addTreatment(context, visit, about, line);
  }
  return { ...outcome, log: outcome.log && { ...outcome.log, after: body } };
};
