// The end of a visit puts the patient on the list of those who are to come again, and takes him off it (service.md 2.17, 3.1).
import { named, run } from '../../db/statement.ts';
import type { VisitPart } from './visit-part.ts';

const KONTROL = 'kontrol';

/** Recalls that led to this visit, and controls that were due and are done with it. */
const settle = named<unknown, [number, number, number, string]>(
  'recall_settle',
  `update recalls set status = 2, visit_id = $2, version = version + 1, updated_at = now()
   where profile_id = $1 and customer_id = $3 and (visit_id = $2 and status = 1
     or status = 0 and reason in ('kontrol', 'orto') and due_at <= $4)`,
);
const plan = named<unknown, [number, number, number, number, string, string, number]>(
  'recall_plan',
  `insert into recalls (profile_id, created_by, customer_id, doctor_id, reason, due_at, source_visit_id)
   values ($1, $2, $3, $4, $5, $6, $7)
   on conflict (profile_id, customer_id, reason) where status = 0
   do update set due_at = excluded.due_at, doctor_id = excluded.doctor_id, source_visit_id = excluded.source_visit_id,
     version = recalls.version + 1, updated_at = now()`,
);
const unplan = named<unknown, [number]>(
  'recall_unplan',
  `delete from recalls where source_visit_id = $1 and status = 0 and attempts = '[]'`,
);
/** What the visit had settled is open again, unless the same was asked anew in the meantime. */
const reopen = named<unknown, [number]>(
  'recall_reopen',
  `update recalls r set status = 0, visit_id = null, version = version + 1, updated_at = now()
   where r.visit_id = $1 and r.status in (1, 2) and not exists (
     select from recalls o where o.profile_id = r.profile_id and o.customer_id = r.customer_id and o.reason = r.reason
       and o.status = 0)`,
);
/** The visit goes on: what it had settled is an appointment that is being kept. */
const keep = named<unknown, [number]>(
  'recall_keep',
  `update recalls set status = 1, version = version + 1, updated_at = now() where visit_id = $1 and status = 2`,
);

export const recallPart: VisitPart = {
  finished: async ({ tx, branch, actor }, visit) => {
    await run(tx, settle, branch.id, visit.id, visit.customer_id, visit.visit_date);
    if (visit.next_control_at === null) return;
    const { customer_id, doctor_id, next_control_at, id } = visit;
    await run(tx, plan, branch.id, actor.id, customer_id, doctor_id, KONTROL, next_control_at, id);
  },
  reopened: async ({ tx }, visit) => {
    await run(tx, unplan, visit.id);
    await run(tx, keep, visit.id);
  },
  cancelled: async ({ tx }, visit) => {
    await run(tx, reopen, visit.id);
  },
};
