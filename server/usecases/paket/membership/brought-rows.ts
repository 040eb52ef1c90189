// Packages that are brought along as the books begin, as they are stored (paket.md 7, 8): used slots are counted and recognised, the rest
// of the price is part of the opening balance of 2-1502.
import { accountRole } from '../../../../src/resources/finance/account-role.ts';
import { journalKind } from '../../../../src/resources/finance/jurnal.ts';
import { allocate, valueOf } from '../../../../src/resources/paket/allocation.ts';
import { slotState } from '../../../../src/resources/paket/membership-life.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import type { Context, WriteContext } from '../../kernel/contract.ts';
import type { SoldProgram } from '../offer/sold-version.ts';

/** A slot of a package that was sold before the books began. */
export interface BroughtSlot {
  readonly program: SoldProgram;
  readonly free_slot: number;
  readonly used_slot: number;
  /** Last day on which it can be used; null: no end. */
  readonly expires_at: string | null;
}
export interface BroughtLine extends BroughtSlot {
  /** Rupiah: the price that lies on it, what of it was earned before, and what stands in the opening balance. */
  readonly recognised_amount: number;
  readonly opening_amount: number;
}

/** What of a price lies on the slots, and what of that was used before. */
export const broughtLines = (total: number, slots: readonly BroughtSlot[]): readonly BroughtLine[] => {
  if (slots.length === 0) return [];
  const parts = allocate(
    total,
    slots.map(({ program: { price_standard }, free_slot }) => ({ free_slot, price_standard })),
  );
  return slots.map((slot, at) => {
    const part = parts[at] ?? { alloc_total: 0, alloc_unit: 0 };
    const unused = { ...part, free_slot: slot.free_slot, used_slot: 0, recognised_amount: 0, released_amount: 0 };
    const recognised_amount = slot.used_slot === 0 ? 0 : valueOf(unused, slot.used_slot);
    return { ...slot, recognised_amount, opening_amount: part.alloc_total - recognised_amount };
  });
};

export interface Opening {
  /** First day of the books, 'YYYY-MM-DD'. */
  readonly start: string;
  /** Rupiah of 2-1502 that no package is behind yet. */
  readonly rest: number;
}
const openingOf = named<Opening, [branch: number]>(
  'brought_opening',
  `select min(j.transaction_at)::text as start,
     (coalesce(sum(l.credit - l.debit) filter (where l.akun_id = (select id from akuns where code = '${accountRole.unearnedPackage}')), 0)
       - (select coalesce(sum(s.opening_amount), 0) from membershipperawatans s where s.profile_id = $1))::bigint as rest
   from journals j join journal_lines l on l.journal_id = j.id
   where j.profile_id = $1 and j.kind = ${journalKind.opening} having count(*) > 0`,
);
/** The opening balance of a branch's unearned packages; undefined: its books have not begun. */
export const openingPackages = ({ tx }: Pick<Context, 'tx'>, branch: number): Promise<Opening | undefined> =>
  runOne(tx, openingOf, branch);

const holdOpening = named<unknown, [branch: number]>(
  'brought_opening_hold',
  `select pg_advisory_xact_lock(hashtext('paket-saldo'), $1::int)`,
);
/** Held until the transaction ends: two sheets do not share out the same balance. */
export const lockOpening = ({ tx }: Pick<WriteContext, 'tx'>, branch: number): Promise<readonly unknown[]> =>
  run(tx, holdOpening, branch);

interface KeptSale {
  readonly customer_id: number;
  readonly paket_history_id: number;
  readonly sold_at: string;
  readonly code: string;
  readonly total_amount: number;
  /** Rupiah that its opening bill asked for. */
  readonly unpaid: number;
  readonly lines: readonly {
    readonly type: number;
    readonly reference: number;
    readonly free_slot: number;
    readonly opening_amount: number;
  }[];
}
const keptSales = named<KeptSale, [branch: number, customers: readonly number[]]>(
  'brought_kept',
  `select m.customer_id, m.paket_history_id, m.sold_at::text as sold_at, m.code, m.total_amount,
     coalesce((select b.subtotal_amount from bills b where b.id = m.bill_id), 0) as unpaid,
     (select coalesce(jsonb_agg(jsonb_build_object('type', l.type, 'reference', coalesce(l.perawatan_id, l.item_id, l.laboratoriumjasa_id),
       'free_slot', l.free_slot, 'opening_amount', l.opening_amount)), '[]') from membershipperawatans l where l.membership_id = m.id)
       as lines
   from memberships m where m.profile_id = $1 and m.migrasi and m.customer_id = any ($2)`,
);
/** What was brought along of customers already. */
export const keptPackages = ({ tx }: Pick<Context, 'tx'>, branch: number, customers: readonly number[]) =>
  run(tx, keptSales, branch, customers);

const markBrought = named<unknown, [id: number, at: string, bill: number | null]>(
  'brought_mark',
  'update memberships set migrasi = true, activated_at = $2, bill_id = $3 where id = $1',
);
const countBrought = named<unknown, [id: number, lines: string]>(
  'brought_count',
  `update membershipperawatans l set used_slot = n.used_slot, recognised_amount = n.recognised_amount,
     opening_amount = n.opening_amount, expires_at = n.expires_at,
     status = case when n.used_slot = l.free_slot then ${slotState.usedUp} else ${slotState.active} end
   from jsonb_to_recordset($2::jsonb) n (type smallint, reference bigint, used_slot integer, recognised_amount bigint,
     opening_amount bigint, expires_at date)
   where l.membership_id = $1 and l.type = n.type and coalesce(l.perawatan_id, l.item_id, l.laboratoriumjasa_id) = n.reference`,
);

/** The treatment, item or laboratory's work of a program. */
export const referenceOf = ({ perawatan_id, item_id, laboratoriumjasa_id }: SoldProgram): number =>
  perawatan_id ?? item_id ?? laboratoriumjasa_id ?? 0;

/** Marks a stored sale as brought along, and counts what was used of it before. @param at instant of its sale */
export const markPackage = async (
  { tx }: Pick<WriteContext, 'tx'>,
  id: number,
  {
    at,
    bill_id,
    lines,
  }: { readonly at: string; readonly bill_id: number | null; readonly lines: readonly BroughtLine[] },
): Promise<void> => {
  await run(tx, markBrought, id, at, bill_id);
  const counted = lines.map(({ program, ...line }) => ({
    ...line,
    type: program.type,
    reference: referenceOf(program),
  }));
  await run(tx, countBrought, id, JSON.stringify(counted));
};
