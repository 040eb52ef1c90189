// A sale as it is stored: the version as it was sold, and its slots with what of the price lies on each (paket.md 2.4, 2.5, 6.1).
import { allocate } from '../../../../src/resources/paket/allocation.ts';
import type { Terms } from '../../../../src/resources/paket/scheme.ts';
import { documentKinds } from '../../../domain/document-code.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import { nextCode } from '../../finance/ledger/next-code.ts';
import type { WriteContext } from '../../kernel/contract.ts';
import type { SoldProgram, SoldVersion } from '../offer/sold-version.ts';

export interface NewMembership extends Terms {
  readonly version: SoldVersion;
  readonly programs: readonly SoldProgram[];
  readonly customer_id: number;
  readonly sales_id: number;
  /** 'YYYY-MM-DD' */
  readonly sold_at: string;
  readonly scheme: string;
  /** Rupiah. */
  readonly discount_amount: number;
  readonly due_day: number | null;
  readonly note: string | null;
}

const insertMembership = named<{ id: number }, [branch: number, by: number, code: string, values: string]>(
  'membership_insert',
  `insert into memberships (profile_id, created_by, code, customer_id, paket_history_id, snapshot, sold_at, sales_id, price,
     discount_amount, total_amount, scheme, dp_amount, cicilan_amount, cicilan_attempt, due_day, note)
   select $1, $2, $3, n.customer_id, n.paket_history_id, n.snapshot, n.sold_at, n.sales_id, n.price, n.discount_amount,
     n.price - n.discount_amount, n.scheme, n.dp_amount, n.cicilan_amount, n.cicilan_attempt, n.due_day, n.note
   from jsonb_to_record($4) n (customer_id bigint, paket_history_id bigint, snapshot jsonb, sold_at date, sales_id bigint, price bigint,
     discount_amount bigint, scheme text, dp_amount bigint, cicilan_amount bigint, cicilan_attempt smallint, due_day smallint, note text)
   returning id`,
);
const insertSlots = named<unknown, [branch: number, by: number, membership: number, customer: number, lines: string]>(
  'membership_slots_insert',
  `insert into membershipperawatans (profile_id, created_by, membership_id, customer_id, type, perawatan_id, item_id,
     laboratoriumjasa_id, name, free_slot, expired_duration, price_standard, min_gap_days, max_per_visit, alloc_total, alloc_unit)
   select $1, $2, $3, $4, n.type, n.perawatan_id, n.item_id, n.laboratoriumjasa_id, n.name, n.free_slot, n.expired_duration,
     n.price_standard, n.min_gap_days, n.max_per_visit, n.alloc_total, n.alloc_unit
   from rows from (jsonb_to_recordset($5::jsonb) as (type smallint, perawatan_id bigint, item_id bigint, laboratoriumjasa_id bigint,
     name text, free_slot integer, expired_duration integer, price_standard bigint, min_gap_days integer, max_per_visit integer,
     alloc_total bigint, alloc_unit bigint)) with ordinality as n order by n.ordinality`,
);

/** Stores the sale, waiting for its money, and answers its number; its bill comes after it. */
export const storeMembership = async (
  context: WriteContext,
  { version, programs, ...sale }: NewMembership,
): Promise<{ readonly id: number; readonly code: string }> => {
  const { tx, branch, actor } = context;
  const { id: paket_history_id, code: package_code, name, price, installment_schema, description } = version;
  const snapshot = {
    code: package_code,
    name,
    price,
    installment_schema,
    dp_amount: version.dp_amount,
    cicilan_amount: version.cicilan_amount,
    cicilan_attempt: version.cicilan_attempt,
    description,
  };
  const code = await nextCode(context, documentKinds.membership, sale.sold_at);
  const values = JSON.stringify({ ...sale, paket_history_id, price, snapshot });
  const made = await runOne(tx, insertMembership, branch.id, actor.id, code, values);
  if (!made) throw new Error('The sale of a package was not stored.');
  const parts = allocate(price - sale.discount_amount, programs);
  const lines = programs.map((program, at) => ({ ...program, ...parts[at] }));
  await run(tx, insertSlots, branch.id, actor.id, made.id, sale.customer_id, JSON.stringify(lines));
  return { id: made.id, code };
};
