// Slots of sold packages as they are locked and counted: what a claim reserves, uses and gives back goes through here
// (paket.md 2.5, 3.3). Who calls posts the journals of the claim.
import { billState } from '../../../../src/resources/finance/bill-life.ts';
import { valueOf } from '../../../../src/resources/paket/allocation.ts';
import { slotState } from '../../../../src/resources/paket/membership-life.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import { acrossBranches } from '../../kernel/across-branches.ts';
import type { WriteContext } from '../../kernel/contract.ts';
import { holdMembership } from './membership-rows.ts';

/** The source of the journals `package.used`: a claim. */
export const CLAIM_SOURCE = 'membershipperawatanused';

/** A line of a sold package; amounts in whole rupiah. */
export interface SlotLine {
  readonly id: number;
  readonly membership_id: number;
  readonly customer_id: number;
  /** 1 tindakan 2 item 3 form lab */
  readonly type: number;
  readonly perawatan_id: number | null;
  readonly item_id: number | null;
  readonly laboratoriumjasa_id: number | null;
  readonly name: string;
  readonly free_slot: number;
  readonly used_slot: number;
  readonly reserved_slot: number;
  /** Last day on which it can be used, 'YYYY-MM-DD'; null: no end, or not active yet. */
  readonly expires_at: string | null;
  readonly price_standard: number;
  readonly min_gap_days: number | null;
  readonly max_per_visit: number | null;
  readonly alloc_total: number;
  readonly alloc_unit: number;
  readonly recognised_amount: number;
  readonly released_amount: number;
  /** 1 aktif 2 habis 3 kedaluwarsa -1 batal */
  readonly status: number;
}
/** What is overdue of a package's bill. */
export interface Arrears {
  /** Day on which the oldest part was due, 'YYYY-MM-DD'. */
  readonly since: string;
  /** Rupiah: all that is overdue, or was written off. */
  readonly amount: number;
  /** It is more days late than the branch allows, or was written off (paket.md 6.3). */
  readonly blocks: boolean;
}
/** A locked line with what decides whether it can be used. */
export interface Slot extends SlotLine {
  readonly membership: {
    readonly id: number;
    readonly code: string;
    /** 0 menunggu pembayaran 1 aktif 2 habis 3 kedaluwarsa -1 batal */
    readonly status: number;
    readonly customer_id: number;
    readonly customer_name: string;
    readonly package_name: string;
    readonly bill_id: number | null;
    /** 'YYYY-MM-DD' */
    readonly sold_at: string;
    readonly expires_at: string | null;
  };
  /** Null: nothing is late. */
  readonly arrears: Arrears | null;
}

const LINE = `l.id, l.membership_id, l.customer_id, l.type, l.perawatan_id, l.item_id, l.laboratoriumjasa_id, l.name, l.free_slot,
  l.used_slot, l.reserved_slot, l.expires_at::text as expires_at, l.price_standard, l.min_gap_days, l.max_per_visit, l.alloc_total,
  l.alloc_unit, l.recognised_amount, l.released_amount, l.status`;

const membershipOf = named<{ membership_id: number }, [id: number, branch: number]>(
  'slot_membership',
  'select membership_id from membershipperawatans where id = $1 and profile_id = $2',
);
const branchOf = named<{ name: string }, [number]>(
  'slot_branch',
  'select p.name from membershipperawatans l join profiles p on p.id = l.profile_id where l.id = $1',
);
const holdLine = named<SlotLine, [number]>(
  'slot_hold',
  `select ${LINE} from membershipperawatans l where l.id = $1 for no key update`,
);
const holdLines = named<SlotLine, [number]>(
  'slot_hold_all',
  `select ${LINE} from membershipperawatans l where l.membership_id = $1 order by l.id for no key update`,
);
/**
 * What is late of the bill: its installments, or what was written off of it. A branch that has decided nothing waits 30 days.
 * @param membership alias of the sold package in SQL
 * @param today SQL of the day that is asked about
 */
const late = (membership: string, today: string): string => `
  select min(a.due_date) as since,
    case when b.status = ${billState.writtenOff} then b.writtenoff_amount else sum(a.amount - a.paid_amount)::bigint end as amount,
    b.status = ${billState.writtenOff} or coalesce(min(a.due_date) < ${today} - case when bp.profile_id is null then 30
      else bp.blokir_tunggakan_hari end, false) as blocks
  from bills b
  left join angsurans a on a.bill_id = b.id and a.paid_amount < a.amount and a.due_date < ${today}
  left join branchpreferences bp on bp.profile_id = ${membership}.profile_id
  where b.id = ${membership}.bill_id
  group by b.id, bp.profile_id
  having count(a.id) > 0 or b.status = ${billState.writtenOff}`;

/** SQL: what is overdue of a membership as json, null where nothing is. @param m its alias @param today SQL of a day */
export const arrearsOf = (m: string, today: string): string => `(
  select jsonb_build_object('since', coalesce(x.since, ${m}.sold_at), 'amount', x.amount, 'blocks', x.blocks)
  from (${late(m, today)}) x)`;

type Facts = Pick<Slot, 'arrears' | 'membership'>;
const factsOf = named<Facts, [id: number, today: string]>(
  'slot_facts',
  `select ${arrearsOf('m', '$2::date')} as arrears, jsonb_build_object('id', m.id, 'code', m.code, 'status', m.status,
     'customer_id', m.customer_id, 'customer_name', u.name, 'package_name', m.snapshot ->> 'name', 'bill_id', m.bill_id,
     'sold_at', m.sold_at, 'expires_at', m.expires_at) as membership
   from memberships m join users u on u.id = m.customer_id where m.id = $1`,
);

/** The lines of a held membership, locked in their order. */
export const lockSlots = ({ tx }: Pick<WriteContext, 'tx'>, membershipId: number): Promise<readonly SlotLine[]> =>
  run(tx, holdLines, membershipId);

/**
 * A line of a sold package, locked until the transaction ends: first its membership, then the line, so that claims of one package wait
 * for each other. Slots of several memberships are locked in the order of `membership_id`.
 * @throws Refusal not-found (404); slot-branch (422) for one that another branch sold
 */
export const lockSlot = async (context: WriteContext, id: number): Promise<Slot> => {
  const { tx, branch, today } = context;
  const found = await runOne(tx, membershipOf, id, branch.id);
  if (!found) {
    const elsewhere = await acrossBranches(context, (wide) => runOne(wide, branchOf, id));
    throw elsewhere ? new Refusal('slot-branch', { name: elsewhere.name }) : new Refusal('not-found');
  }
  await holdMembership(context, found.membership_id);
  const [line, facts] = await Promise.all([runOne(tx, holdLine, id), runOne(tx, factsOf, found.membership_id, today)]);
  if (!line || !facts) throw new Refusal('not-found');
  return { ...line, ...facts };
};

/** Changes of the counters and amounts of a line, added to what it has. */
interface SlotChange {
  readonly used?: number;
  readonly reserved?: number;
  readonly recognised?: number;
}
type Counted = Pick<SlotLine, 'used_slot' | 'reserved_slot' | 'recognised_amount' | 'released_amount' | 'status'>;
/** A line that is over stays so until it is extended, and one that was given up for ever. */
const saveChange = named<Counted, [id: number, used: number, reserved: number, recognised: number]>(
  'slot_change',
  `update membershipperawatans set used_slot = used_slot + $2, reserved_slot = reserved_slot + $3,
     recognised_amount = recognised_amount + $4,
     status = case when status in (${slotState.cancelled}, ${slotState.expired}) then status
       when used_slot + $2 = free_slot then ${slotState.usedUp} else ${slotState.active} end,
     updated_at = now(), version = version + 1
   where id = $1 returning used_slot, reserved_slot, recognised_amount, released_amount, status`,
);

const change = async <S extends SlotLine>(
  { tx }: Pick<WriteContext, 'tx'>,
  slot: S,
  { used = 0, reserved = 0, recognised = 0 }: SlotChange,
): Promise<S> => {
  const counted = await runOne(tx, saveChange, slot.id, used, reserved, recognised);
  if (!counted) throw new Error('A locked slot is gone.');
  return { ...slot, ...counted };
};

/** Puts `n` slots of a locked line aside; what is left of it was looked at before. */
export const reserveSlots = <S extends SlotLine>(context: WriteContext, slot: S, n: number): Promise<S> =>
  change(context, slot, { reserved: n });

/**
 * Gives `n` reserved slots back. Where the line has expired meanwhile, `expireReleased` of expire-slots.ts books them, and
 * `followMembership` follows either way.
 */
export const releaseSlots = <S extends SlotLine>(context: WriteContext, slot: S, n: number): Promise<S> =>
  change(context, slot, { reserved: -n });

/**
 * Uses `n` slots of a locked line, out of those that were reserved or out of the free ones.
 * @returns the line, and the rupiah that the use earns (paket.md 6.1): what `package.used` is posted with
 */
export const spendSlots = async <S extends SlotLine>(
  context: WriteContext,
  slot: S,
  count: number,
  from: 'reserved' | 'free',
): Promise<{ readonly slot: S; readonly value: number }> => {
  const value = valueOf(slot, count);
  const reserved = from === 'reserved' ? -count : 0;
  return { slot: await change(context, slot, { used: count, reserved, recognised: value }), value };
};

/**
 * Takes a use back: `n` slots are reserved again, or free.
 * @param value rupiah that the use had earned; its journal is reversed by who calls
 */
export const restoreSlots = <S extends SlotLine>(
  context: WriteContext,
  slot: S,
  n: number,
  { value, to }: { readonly value: number; readonly to: 'reserved' | 'free' },
): Promise<S> => change(context, slot, { used: -n, reserved: to === 'reserved' ? n : 0, recognised: -value });
