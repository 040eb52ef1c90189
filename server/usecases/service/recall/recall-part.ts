// The end of a visit puts the patient on the list of those who are to come again, and takes him off it (service.md 2.17, 3.1).
import { orthocase } from '../../../../src/resources/service/orthocase.ts';
import { recall } from '../../../../src/resources/service/recall.ts';
import { listed, named, run } from '../../../db/statement.ts';
import type { VisitPart } from '../visit/visit-part.ts';

/** Recalls that led to this visit, and controls that were due and are done with it. */
const settle = named<unknown, [number, number, number, string]>(
  'recall_settle',
  `update recalls set status = ${recall.state.done}, visit_id = $2, version = version + 1, updated_at = now()
   where profile_id = $1 and customer_id = $3 and (visit_id = $2 and status = ${recall.state.booked}
     or status = ${recall.state.open} and reason in ('kontrol', 'orto') and due_at <= $4)`,
);
const CONTROLLED = listed([orthocase.state.active, orthocase.state.retention]);
/** The control that the visit proposes; where it names none, the weeks of its ortho progress, or those of the case that goes on. */
const plan = named<unknown, [number, number, number]>(
  'recall_plan',
  `insert into recalls (profile_id, created_by, customer_id, doctor_id, reason, due_at, source_visit_id)
   select $1, $2, v.customer_id, v.doctor_id, case when p.id is null then 'kontrol' else 'orto' end,
     coalesce(v.next_control_at, v.visit_date + coalesce(p.next_control_weeks, c.control_interval_weeks) * 7), v.id
   from visits v left join orthoprogresses p on p.visit_id = v.id
   left join orthocases c on c.id = p.orthocase_id and c.status in ${CONTROLLED}
   where v.id = $3 and (v.next_control_at is not null or p.next_control_weeks is not null or c.id is not null)
   on conflict (profile_id, customer_id, reason) where status = ${recall.state.open}
   do update set due_at = excluded.due_at, doctor_id = excluded.doctor_id, source_visit_id = excluded.source_visit_id,
     version = recalls.version + 1, updated_at = now()`,
);
const unplan = named<unknown, [number]>(
  'recall_unplan',
  `delete from recalls where source_visit_id = $1 and status = ${recall.state.open} and attempts = '[]'`,
);
/** What the visit had settled is open again, unless the same was asked anew in the meantime. */
const reopen = named<unknown, [number]>(
  'recall_reopen',
  `update recalls r set status = ${recall.state.open}, visit_id = null, version = version + 1, updated_at = now()
   where r.visit_id = $1 and r.status in (${recall.state.booked}, ${recall.state.done}) and not exists (
     select from recalls o where o.profile_id = r.profile_id and o.customer_id = r.customer_id and o.reason = r.reason
       and o.status = ${recall.state.open})`,
);
/** The visit goes on: what it had settled is an appointment that is being kept. */
const keep = named<unknown, [number]>(
  'recall_keep',
  `update recalls set status = ${recall.state.booked}, version = version + 1, updated_at = now() where visit_id = $1
   and status = ${recall.state.done}`,
);

export const recallPart: VisitPart = {
  finished: async ({ tx, branch, actor }, visit) => {
    await run(tx, settle, branch.id, visit.id, visit.customer_id, visit.visit_date);
    await run(tx, plan, branch.id, actor.id, visit.id);
  },
  reopened: async ({ tx }, visit) => {
    await run(tx, unplan, visit.id);
    await run(tx, keep, visit.id);
  },
  cancelled: async ({ tx }, visit) => {
    await run(tx, reopen, visit.id);
  },
};
