// What was found becomes an item of the patient's plan at once, at the branch's price of the day (service.md 10; workspace.md 3).
import type { AnswerOf } from '../../../../src/resources/answers.ts';
import type { Calls } from '../../../../src/resources/calls.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { planItemState, treatmentplan } from '../../../../src/resources/service/treatmentplan.ts';
import { requireReferences } from '../../../db/repository-write.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import type { CallRequest, Outcome, WriteContext } from '../../kernel/contract.ts';
import { type HeldVisit, lockOpenVisit } from '../visit/held-visit.ts';
import { readPlan } from './plan-record.ts';
import { storeItems } from './plan-write.ts';

type Body = CallRequest<Calls['service.treatmentplan.temuan']>['body'];
const TITLE = 'Rencana perawatan';

/** The doctor's own draft whose prices still stand, newest first; who approves it at the same time waits. */
const openDraft = named<{ id: number }, [number, number, number, string]>(
  'plan_draft_hold',
  `select id from treatmentplans where profile_id = $1 and customer_id = $2 and doctor_id = $3
   and status = ${treatmentplan.state.draft} and (valid_until is null or valid_until >= $4::date)
   order by id desc limit 1 for update`,
);
const makeDraft = named<{ id: number }, [number, number, number, number, string]>(
  'plan_draft_make',
  `insert into treatmentplans (profile_id, created_by, customer_id, doctor_id, title) values ($1, $2, $3, $4, $5) returning id`,
);
const plannedAlready = named<{ id: number }, [number, number, number, number]>(
  'plan_item_there',
  `select i.id from treatmentplanitems i join treatmentplans t on t.id = i.treatmentplan_id
   where t.profile_id = $1 and t.customer_id = $2 and i.perawatan_id = $3 and i.tooth = $4
   and t.status in (${treatmentplan.state.draft}, ${treatmentplan.state.approved}) and i.status = ${planItemState.planned} limit 1`,
);
const raisePlan = named<unknown, [number]>(
  'plan_finding_raise',
  'update treatmentplans set version = version + 1, updated_at = now() where id = $1',
);

const draftOf = async ({ tx, branch, actor, today }: WriteContext, visit: HeldVisit): Promise<number> => {
  const { customer_id, doctor_id } = visit;
  const draft =
    (await runOne(tx, openDraft, branch.id, customer_id, doctor_id, today)) ??
    (await runOne(tx, makeDraft, branch.id, actor.id, customer_id, doctor_id, TITLE));
  if (!draft) throw new Error('The plan was not stored.');
  return draft.id;
};

/**
 * POST /api/service/treatmentplan/temuan: adds one treatment of one tooth to the open draft, which is made where there is none. The
 * visit is locked, so that two findings at once share a draft.
 * @throws Refusal not-found, visit-cancelled, treatment-visit-closed, plan-item-there (409), invalid, treatment-invalid (422)
 */
export const planFinding = async (
  context: WriteContext,
  { body }: { readonly body: Body },
): Promise<Outcome<AnswerOf<'service.treatmentplan.temuan'>>> => {
  const { tx, branch } = context;
  const visit = await lockOpenVisit(context, body.visit_id);
  const { visit_id: _visit, ...item } = body;
  await requireReferences(tx, treatmentplan.fields, { items: [item] }, [branch.id]);
  if (await runOne(tx, plannedAlready, branch.id, visit.customer_id, item.perawatan_id, item.tooth))
    throw new Refusal('plan-item-there', { n: item.tooth });
  const id = await draftOf(context, visit);
  await storeItems(context, id, [item]);
  await run(tx, raisePlan, id);
  return {
    record: await readPlan(context, id),
    log: {
      message: `perencanaan tindakan gigi ${item.tooth} kunjungan ${visit.code}`,
      url: `/service/visit/${visit.id}`,
      groupvisit: visit.id,
      after: item,
    },
    status: 201,
  };
};
