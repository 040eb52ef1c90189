// The night's work: who did not come to his appointment is marked so, as a person would cancel it (service.md 3.1).
import { Refusal } from '../../../../src/resources/refusals.ts';
import { ABSENT } from '../../../../src/resources/service/visit-life.ts';
import { visit } from '../../../../src/resources/service/visit.ts';
import { planned, run } from '../../../db/statement.ts';
import type { WriteContext } from '../../kernel/contract.ts';
import { findLocked } from '../../kernel/generic.ts';
import { logNight, type NightEntry, nightContext } from '../../kernel/night.ts';
import { giveUpVisit } from './visit-cancel.ts';
import type { Transaction } from '../../../db/transaction.ts';

const MARK = { cancel_type: ABSENT, reason: 'Tidak hadir' } as const;

const missed = planned<{ id: number }, [number, string]>(
  `select id from visits where profile_id = $1 and status = ${visit.state.unconfirmed} and visit_date < $2 order by id`,
);

const entryOf = (id: number, message: string): NightEntry => ({ message, url: `/service/visit/${id}`, groupvisit: id });

/** Marks one that is still only booked; what was done in it keeps it open, and is told. */
const markOne = async (context: WriteContext, id: number): Promise<NightEntry | undefined> => {
  const row = await findLocked(visit, context, id, [context.branch.id]);
  if (row?.status !== visit.state.unconfirmed) return undefined;
  try {
    await giveUpVisit(context, row, MARK);
    return entryOf(id, `penandaan tidak hadir kunjungan ${row.code}`);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return entryOf(id, `peninjauan kunjungan ${row.code} yang tidak ditandai tidak hadir: ${error.message}`);
  }
};

/**
 * Marks the appointments of a branch before a day whose patients never came; answers how many it looked at.
 * @param day the business day that has begun; days that were missed are caught up with it
 */
export const markAbsent = async (
  tx: Transaction,
  { branch, day, now }: { readonly branch: number; readonly day: string; readonly now: Date },
): Promise<number> => {
  const visits = await run(tx, missed, branch, day);
  const context = visits.length > 0 ? await nightContext(tx, { branch, now }) : undefined;
  if (!context) return 0;
  const entries: NightEntry[] = [];
  for (const { id } of visits) {
    const entry = await markOne(context, id);
    if (entry) entries.push(entry);
  }
  await logNight(context, 'service', entries);
  return entries.length;
};
