// The night's work: a note is locked 48 hours after the end of its visit (service.md 3.2).
import { visit } from '../../../../src/resources/service/visit.ts';
import { planned, runOne } from '../../../db/statement.ts';
import { SUPERADMIN } from '../../../../src/policies/role.ts';
import { moduleNumbers } from '../../kernel/log.ts';
import type { Transaction } from '../../../db/transaction.ts';

/** Nobody's name stands in such a lock. */
const lockOld = planned<{ count: number }, [number, string, number, number]>(
  `with locked as (
     update visitsoaps s set locked_at = $2::timestamptz, version = s.version + 1
     from visits v
     where v.id = s.visit_id and s.locked_at is null and s.profile_id = $1 and v.status = ${visit.state.finished}
       and v.finished_at <= $2::timestamptz - interval '48 hours'
     returning v.id, v.code),
   logged as (
     insert into applogs (profile_id, role, module, message, url, groupvisit, created_at)
     select $1::bigint, $3::smallint, $4::smallint,
       'penguncian otomatis catatan kunjungan ' || code, '/service/visit/' || id, id, $2::timestamptz from locked)
   select count(*) as count from locked`,
);

/** Locks the notes of a branch whose visits ended two days ago or earlier; answers how many. */
export const lockNotes = async (
  tx: Transaction,
  { branch, now }: { readonly branch: number; readonly now: Date },
): Promise<number> =>
  (await runOne(tx, lockOld, branch, now.toISOString(), SUPERADMIN, moduleNumbers.service))?.count ?? 0;
