// Rows of claims: what was reserved of a sold package, used and given back (paket.md 2.6).
import { claimState } from '../../../../src/resources/paket/membership-life.ts';
import { documentKinds } from '../../../domain/document-code.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import type { WriteContext } from '../../kernel/contract.ts';
import { nextCode } from '../../finance/ledger/next-code.ts';
import type { SlotSource } from '../../service/visit/package-port.ts';

export interface Claim {
  readonly id: number;
  readonly code: string;
  readonly membership_id: number;
  readonly membershipperawatan_id: number;
  readonly customer_id: number;
  readonly used: number;
  readonly source_type: string;
  readonly source_id: number | null;
  /** Day of the use in the branch, 'YYYY-MM-DD'; null: reserved. */
  readonly day: string | null;
  /** Rupiah. */
  readonly value_amount: number;
  readonly status: number;
}
interface NewClaim {
  readonly slot: { readonly id: number; readonly membership_id: number; readonly customer_id: number };
  readonly used: number;
  readonly source_type: string;
  readonly source_id: number | null;
  readonly doctor_id: number | null;
  readonly override_reason: string | null;
}

const insertClaim = named<{ id: number }, unknown[]>(
  'claim_insert',
  `insert into membershipperawatanuseds (profile_id, created_by, code, membership_id, membershipperawatan_id, customer_id, used,
     source_type, source_id, doctor_id, override_reason, status)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, ${claimState.reserved}) returning id`,
);
const COLUMNS = `u.id, u.code, u.membership_id, u.membershipperawatan_id, u.customer_id, u.used, u.source_type, u.source_id,
  (u.used_at at time zone b.timezone)::date::text as day, u.value_amount, u.status`;
const claimsOf = named<Claim, [number, readonly string[], readonly number[], readonly number[]]>(
  'claims_of_sources',
  `select ${COLUMNS} from unnest($2::text[], $3::bigint[]) s (type, id)
   join membershipperawatanuseds u on u.source_type = s.type and u.source_id = s.id and u.profile_id = $1 and u.status = any ($4)
   join profiles b on b.id = u.profile_id order by u.membership_id, u.membershipperawatan_id, u.id`,
);
const claimById = named<Claim, [number]>(
  'claim_kept',
  `select ${COLUMNS} from membershipperawatanuseds u join profiles b on b.id = u.profile_id where u.id = $1`,
);
const markUsed = named<unknown, [id: number, at: string | null, day: string, value: number]>(
  'claim_use',
  `update membershipperawatanuseds u set status = ${claimState.used},
     used_at = coalesce($2::timestamptz, ($3::date + time '12:00') at time zone
       (select b.timezone from profiles b where b.id = u.profile_id)),
     value_amount = $4,
     doctor_id = coalesce((select p.doctor_id from visitperawatans p where u.source_type = 'visitperawatan' and p.id = u.source_id),
       u.doctor_id), updated_at = now()
   where id = $1`,
);
const markReserved = named<unknown, [id: number]>(
  'claim_unuse',
  `update membershipperawatanuseds set status = ${claimState.reserved}, used_at = null, value_amount = 0, version = version + 1,
     updated_at = now() where id = $1`,
);
const markCancelled = named<unknown, [id: number, reason: string | null]>(
  'claim_cancel',
  `update membershipperawatanuseds set status = ${claimState.cancelled}, cancel_reason = $2, version = version + 1, updated_at = now()
   where id = $1`,
);
const markIssued = named<unknown, [id: number, warehouse: number, cost: number]>(
  'claim_issue',
  'update membershipperawatanuseds set warehouse_id = $2, cost_amount = $3 where id = $1',
);
const passClaim = named<{ id: number }, [number, string, number, number]>(
  'claim_pass',
  `update membershipperawatanuseds set source_id = $4, version = version + 1, updated_at = now()
   where profile_id = $1 and source_type = $2 and source_id = $3 and status = ${claimState.reserved} returning id`,
);
const valuesOf = named<{ id: number; value: number }, [string, readonly number[]]>(
  'claim_values',
  `select source_id as id, value_amount as value from membershipperawatanuseds
   where source_type = $1 and source_id = any ($2) and status = ${claimState.used}`,
);

/** Reserves under the next number; the slot is locked. Answers its id. */
export const addClaim = async (
  context: WriteContext,
  { slot, used, source_type, source_id, doctor_id, override_reason }: NewClaim,
): Promise<number> => {
  const { tx, branch, actor, today } = context;
  const code = await nextCode(context, documentKinds.claim, today);
  const of = [slot.membership_id, slot.id, slot.customer_id, used, source_type, source_id, doctor_id, override_reason];
  const made = await runOne(tx, insertClaim, branch.id, actor.id, code, ...of);
  if (!made) throw new Error('The claim was not stored.');
  return made.id;
};

/** Claims of works in these states, in the order in which their slots are locked. */
export const readClaims = ({ tx, branch }: WriteContext, sources: readonly SlotSource[], states: readonly number[]) =>
  sources.length === 0
    ? Promise.resolve([])
    : run(
        tx,
        claimsOf,
        branch.id,
        sources.map(({ type }) => type),
        sources.map(({ id }) => id),
        states,
      );

/** A claim by its id. */
export const readClaim = async ({ tx }: WriteContext, id: number): Promise<Claim> => {
  const claim = await runOne(tx, claimById, id);
  if (!claim) throw new Error('The claim is always there.');
  return claim;
};

/** @param at the moment; null: some day before today */
export const setUsed = (
  { tx }: WriteContext,
  id: number,
  { at, day, value }: { readonly at: string | null; readonly day: string; readonly value: number },
) => run(tx, markUsed, id, at, day, value);
export const setReserved = ({ tx }: WriteContext, id: number) => run(tx, markReserved, id);
export const setCancelled = ({ tx }: WriteContext, id: number, reason: string | null) =>
  run(tx, markCancelled, id, reason);
export const setIssued = ({ tx }: WriteContext, id: number, warehouse: number, cost: number) =>
  run(tx, markIssued, id, warehouse, cost);

/** True where something was reserved for the one, which is the other's now. */
export const passOn = async ({ tx, branch }: WriteContext, from: SlotSource, to: number): Promise<boolean> =>
  (await run(tx, passClaim, branch.id, from.type, from.id, to)).length > 0;

/** Rupiah that works have earned, by their ids. */
export const readValues = async (
  { tx }: Pick<WriteContext, 'tx'>,
  type: SlotSource['type'],
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> =>
  new Map((await run(tx, valuesOf, type, ids)).map(({ id, value }) => [id, value]));

/** How the stock names the claims by which goods left. */
export const claimsForStock = {
  codeOf: (id: string): string => `(select n.code from membershipperawatanuseds n where n.id = ${id})`,
} as const;
