// The night's work: who did not come to his appointment is marked so (service.md 3.1).
import type { Transaction } from 'kysely';
import type { Database } from '../../db/database.ts';
import { planned, runOne } from '../../db/statement.ts';
import { moduleNumbers } from '../log.ts';
import { SUPERADMIN } from '../../../src/policies/role.ts';

/** Cancels, takes the visits off the patients' counts, opens their recalls again and logs each, in one statement. */
const absent = planned<{ count: number }, [number, string, string, number, number]>(
  `with gone as (
     update visits set status = -1, cancelled_at = $3::timestamptz, cancel_type = 'tidak_hadir', cancel_reason = 'Tidak hadir',
       version = version + 1, updated_at = now()
     where profile_id = $1 and status = 0 and visit_date < $2
     returning id, code, customer_id),
   uncounted as (
     update rekammedis r set visits_count = greatest(0, r.visits_count - g.visits)
     from (select customer_id, count(*) as visits from gone group by customer_id) g where r.customer_id = g.customer_id),
   unplanned as (
     update visitperawatans t set status = -1, version = t.version + 1, updated_at = now() from gone
     where t.visit_id = gone.id and t.status = 0),
   recalled as (
     update recalls r set status = 0, visit_id = null, version = r.version + 1, updated_at = now() from gone
     where r.visit_id = gone.id and r.status = 1 and not exists (select from recalls o where o.profile_id = r.profile_id
       and o.customer_id = r.customer_id and o.reason = r.reason and o.status = 0)),
   logged as (
     insert into applogs (profile_id, role, module, message, url, groupvisit, created_at)
     select $1::bigint, $4::smallint, $5::smallint,
       'penandaan tidak hadir kunjungan ' || code, '/service/visit/' || id, id, $3::timestamptz from gone)
   select count(*) as count from gone`,
);

/**
 * Marks the appointments of a branch before a day whose patients never came; answers how many.
 * @param day the business day that has begun; days that were missed are caught up with it
 */
export const markAbsent = async (
  tx: Transaction<Database>,
  { branch, day, now }: { readonly branch: number; readonly day: string; readonly now: Date },
): Promise<number> =>
  (await runOne(tx, absent, branch, day, now.toISOString(), SUPERADMIN, moduleNumbers.service))?.count ?? 0;
