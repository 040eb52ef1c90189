// The items of a plan follow the treatments that they became: done, open again, or free for another visit (service.md 10).
import { planItemState, treatmentplan } from '../../../../src/resources/service/treatmentplan.ts';
import { visitperawatan } from '../../../../src/resources/service/visitperawatan.ts';
import { named, run } from '../../../db/statement.ts';
import type { WriteContext } from '../../kernel/contract.ts';
import type { VisitPart } from '../visit/visit-part.ts';

const followItems = named<{ treatmentplan_id: number }, [number]>(
  'plan_items_follow',
  `update treatmentplanitems i
   set status = case when t.status = ${visitperawatan.state.done} then ${planItemState.done}
       when t.status = ${visitperawatan.state.cancelled}
         and p.status = ${treatmentplan.state.cancelled} then ${planItemState.cancelled} else ${planItemState.planned} end,
     visitperawatan_id = case t.status when ${visitperawatan.state.cancelled} then null else t.id end
   from visitperawatans t, treatmentplans p
   where t.visit_id = $1 and i.visitperawatan_id = t.id and p.id = i.treatmentplan_id
   and (t.status = ${visitperawatan.state.cancelled} or i.status <> t.status)
   returning i.treatmentplan_id`,
);
/** Approved while anything is left to do, else finished; a cancelled plan stays cancelled. */
const followPlans = named<unknown, [readonly number[]]>(
  'plans_follow',
  `update treatmentplans p set version = version + 1, updated_at = now(),
     status = case when exists (select from treatmentplanitems i where i.treatmentplan_id = p.id and i.status = ${planItemState.planned})
       then ${treatmentplan.state.approved} else ${treatmentplan.state.done} end
   where p.id = any($1) and p.status in (${treatmentplan.state.approved}, ${treatmentplan.state.done})`,
);

/** Brings the plans in line with the treatments of a visit. */
export const followTreatments = async ({ tx }: Pick<WriteContext, 'tx'>, visitId: number): Promise<void> => {
  const items = await run(tx, followItems, visitId);
  if (items.length > 0) await run(tx, followPlans, [...new Set(items.map((item) => item.treatmentplan_id))]);
};

export const planPart: VisitPart = { cancelled: (context, visit) => followTreatments(context, visit.id) };
