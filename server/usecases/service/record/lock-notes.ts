// The night's work: a note is locked 48 hours after the end of its visit (service.md 3.2).
import { visit } from '../../../../src/resources/service/visit.ts';
import { planned, run } from '../../../db/statement.ts';
import { logNight } from '../../kernel/night.ts';
import type { Transaction } from '../../../db/transaction.ts';

const lockOld = planned<{ id: number; code: string }, [number, string]>(
  `update visitsoaps s set locked_at = $2::timestamptz, version = s.version + 1
   from visits v
   where v.id = s.visit_id and s.locked_at is null and s.profile_id = $1 and v.status = ${visit.state.finished}
     and v.finished_at <= $2::timestamptz - interval '48 hours'
   returning v.id, v.code`,
);

/** Locks the notes of a branch whose visits ended two days ago or earlier, in nobody's name; answers how many. */
export const lockNotes = async (
  tx: Transaction,
  { branch, now }: { readonly branch: number; readonly now: Date },
): Promise<number> => {
  const locked = await run(tx, lockOld, branch, now.toISOString());
  const entries = locked.map(({ id, code }) => ({
    message: `penguncian otomatis catatan kunjungan ${code}`,
    url: `/service/visit/${id}`,
    groupvisit: id,
  }));
  if (entries.length > 0) await logNight({ tx, branch: { id: branch }, now }, 'service', entries);
  return entries.length;
};
