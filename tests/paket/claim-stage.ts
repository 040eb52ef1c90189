// A claim as a visit or the desk makes it: slots reserved or used, and its journal, by the functions that claims call.
import { postedEvent } from '../../src/resources/finance/journal-event.ts';
import { SUPERADMIN } from '../../src/policies/role.ts';
import { clinicNow } from '../../server/db/clock.ts';
import { tx } from '../../server/db/transaction.ts';
import { owedBy } from '../../server/domain/finance/receivable.ts';
import { noStore } from '../../server/files/no-store.ts';
import { post } from '../../server/usecases/finance/ledger/post-journal.ts';
import { reverseAll } from '../../server/usecases/finance/ledger/reverse-journal.ts';
import { makeWriteContext } from '../../server/usecases/kernel/context.ts';
import type { WriteContext } from '../../server/usecases/kernel/contract.ts';
import { expireReleased } from '../../server/usecases/paket/membership/expire-slots.ts';
import { followMembership } from '../../server/usecases/paket/membership/membership-rows.ts';
import {
  CLAIM_SOURCE,
  lockSlot,
  releaseSlots,
  reserveSlots,
  type Slot,
  restoreSlots,
  spendSlots,
} from '../../server/usecases/paket/membership/slot-rows.ts';
import type { TestApp } from '../support/app.ts';

/** Does something in Bandung as the program itself would, in one transaction. */
export const inBranch = async <T>(
  { database }: Pick<TestApp, 'database'>,
  work: (context: WriteContext) => Promise<T>,
): Promise<T> => {
  const [head] = await database.asOwner<{ id: number; name: string; username: string; profile_id: number }>(
    `select id, name, username, profile_id from users where role = ${SUPERADMIN} order by id limit 1`,
  );
  if (!head) throw new Error('The clinic has no head.');
  const branch = { id: 1, code: 'BDG', name: 'Cabang Bandung', timezone: 'Asia/Jakarta', isexportall: false } as const;
  const actor = { ...head, role: SUPERADMIN, session_profile_id: 1, features: [] };
  const now = await clinicNow(database.pool);
  return tx(database.pool, { branches: [1] }, (trx) =>
    work(makeWriteContext(trx, { actor, branch, branches: [1], now, requestId: 'uji', files: noStore })),
  );
};

const insertClaim = async (context: WriteContext, slot: Slot, used: number, value: number): Promise<number> => {
  const { rows } = await context.tx.send(
    undefined,
    `insert into membershipperawatanuseds (profile_id, code, membership_id, membershipperawatan_id, customer_id, used, source_type,
       used_at, value_amount, status)
     values (1, 'KLM/UJI/' || nextval('number_uji'), $1, $2, $3, $4, 'item', $5, $6, 1) returning id`,
    [slot.membership.id, slot.id, slot.customer_id, used, context.now.toISOString(), value],
  );
  return (rows as { id: number }[])[0]?.id ?? 0;
};

export interface Used {
  readonly claim: number;
  readonly slot: number;
  readonly n: number;
  /** Rupiah. */
  readonly value: number;
}

/** Uses slots of a line today. */
export const spendSlot = async (clinic: Pick<TestApp, 'database'>, id: number, n = 1): Promise<Used> => {
  await clinic.database.asOwner('create sequence if not exists number_uji');
  await clinic.database.asOwner('grant usage on sequence number_uji to public');
  return inBranch(clinic, async (context) => {
    const slot = await lockSlot(context, id);
    const { value } = await spendSlots(context, slot, n, 'free');
    const claim = await insertClaim(context, slot, n, value);
    await followMembership(context, slot.membership.id);
    await post(context, postedEvent.packageUsed, {
      source: { type: CLAIM_SOURCE, id: claim },
      transaction_at: context.today,
      memo: `Klaim ${slot.name}`,
      amounts: { amount: [owedBy(slot.membership, value)] },
    });
    return { claim, slot: id, n, value };
  });
};

/** Takes a use back: its slots are free again, or over. */
export const restoreSlot = (clinic: Pick<TestApp, 'database'>, { claim, slot: id, n, value }: Used): Promise<void> =>
  inBranch(clinic, async (context) => {
    const slot = await lockSlot(context, id);
    const back = await restoreSlots(context, slot, n, { value, to: 'free' });
    await context.tx.send(undefined, 'update membershipperawatanuseds set status = -1 where id = $1', [claim]);
    await reverseAll(context, { type: CLAIM_SOURCE, id: claim }, 'Uji');
    await expireReleased(context, slot, back);
  });

/** Puts slots aside. */
export const reserveSlot = (clinic: Pick<TestApp, 'database'>, id: number, n = 1): Promise<unknown> =>
  inBranch(clinic, async (context) => reserveSlots(context, await lockSlot(context, id), n));

/** Gives slots back that were put aside; answers what became income of them. */
export const releaseSlot = (clinic: Pick<TestApp, 'database'>, id: number, n = 1): Promise<number> =>
  inBranch(clinic, async (context) => {
    const slot = await lockSlot(context, id);
    return expireReleased(context, slot, await releaseSlots(context, slot, n));
  });
