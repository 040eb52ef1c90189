// Posted lines of receives, locked, as invoices and returns find them (inventory.md 3).
import { moveType } from '../../../../src/resources/inventory/move-type.ts';
import { purchaseinvoice } from '../../../../src/resources/inventory/purchaseinvoice.ts';
import { purchasereturn } from '../../../../src/resources/inventory/purchasereturn.ts';
import { receive } from '../../../../src/resources/inventory/receive.ts';
import type { ReceivedLine } from '../../../domain/inventory/invoice-part.ts';
import type { Billed } from '../../../domain/inventory/return-part.ts';
import { named, run } from '../../../db/statement.ts';
import { Refusal, type RefusalCode, refuseField } from '../../../../src/resources/refusals.ts';
import type { WriteContext } from '../../kernel/contract.ts';

export interface HeldLine extends ReceivedLine, Billed {
  readonly id: number;
  readonly receive_id: number;
  readonly vendor_id: number;
  readonly warehouse_id: number;
  readonly item_id: number;
  readonly item: string;
  readonly unit: string;
  readonly batch_no: string | null;
  readonly batch_id: number | null;
  readonly qty_base: number;
  readonly received_at: string;
}

const heldLines = named<HeldLine, [branch: number, ids: readonly number[]]>(
  'received_lines',
  `select l.id, l.receive_id, r.vendor_id, r.warehouse_id, l.item_id, i.name as item, u.name as unit, l.batch_no, b.id as batch_id,
     l.qty, l.qty_base, l.qty_invoiced, l.qty_returned, l.qty_credited, l.open_value,
     coalesce(l.tax_amount, 0) as tax_amount, l.price, coalesce(l.discount_percent, 0) as discount_percent,
     coalesce(l.tax_percent, 0) as tax_percent, l.is_bonus, r.is_credited, r.received_at::text as received_at,
     f.billed, f.billed_tax, g.billed_back
   from receive_lines l join receives r on r.id = l.receive_id join items i on i.id = l.item_id join satuans u on u.id = l.unit_id
   left join batches b on b.item_id = l.item_id and b.batch_no = l.batch_no
   cross join lateral (
     select coalesce(sum(n.amount + n.tax_amount), 0)::bigint as billed,
       coalesce(sum(n.tax_amount) filter (where r.is_credited), 0)::bigint as billed_tax
     from purchaseinvoice_lines n join purchaseinvoices i on i.id = n.purchaseinvoice_id
     where n.receive_line_id = l.id and i.status > ${purchaseinvoice.state.draft}
   ) f
   cross join lateral (
     select coalesce(sum(n.amount - n.open_value), 0)::bigint as billed_back
     from purchasereturn_lines n join purchasereturns t on t.id = n.purchasereturn_id
     where n.receive_line_id = l.id and t.status = ${purchasereturn.state.posted}
   ) g
   where r.profile_id = $1 and l.id = any ($2) and r.status = ${receive.state.posted} order by l.id for no key update of l`,
);
const heldReceives = named<unknown, [branch: number, ids: readonly number[]]>(
  'received_hold',
  `select from receives where profile_id = $1 and id in (select receive_id from receive_lines where id = any ($2))
   order by id for no key update`,
);
/** A line came when its goods did: drafts are posted in any order. */
const laterLines = named<{ id: number; qty: number }, [branch: number, ids: readonly number[]]>(
  'received_later',
  `select l.id, sum(round(n.qty_base * (n.qty - n.qty_returned) / n.qty, 3)) as qty
   from receive_lines l
   join stock_moves m on m.source_type = 'receive' and m.source_line_id = l.id and m.move_type = ${moveType.receive}
   join receive_lines n on n.item_id = l.item_id
   join receives r on r.id = n.receive_id and r.profile_id = $1 and r.status = ${receive.state.posted}
   join stock_moves k on k.source_type = 'receive' and k.source_line_id = n.id and k.move_type = ${moveType.receive} and k.id > m.id
   where l.id = any ($2) group by l.id`,
);
const saveParts = named<unknown, [parts: string]>(
  'received_lines_save',
  `update receive_lines l set qty_invoiced = l.qty_invoiced + n.invoiced, qty_returned = l.qty_returned + n.returned,
     qty_credited = l.qty_credited + n.credited, open_value = l.open_value + n.value
   from jsonb_to_recordset($1::jsonb) n (id bigint, invoiced numeric, returned numeric, credited numeric, value bigint)
   where l.id = n.id`,
);

/**
 * In the order of their ids; one that is not posted, or of another branch, is missing. Their receives are held before them, as by whoever
 * takes a receive back: otherwise he finds lines without an invoice that are about to get one.
 */
export const holdReceived = async (
  { tx, branch }: WriteContext,
  asked: readonly number[],
): Promise<readonly HeldLine[]> => {
  const ids = [...new Set(asked)];
  await run(tx, heldReceives, branch.id, ids);
  return run(tx, heldLines, branch.id, ids);
};

/**
 * The received lines that the lines of a document name, locked, with what each of them comes to.
 * @param twice the refusal where two lines name the same received line
 * @param partOf checks a typed line against the received one (undefined: it is not posted, or of another branch) and answers what it
 *   comes to; `at` counts from 0
 * @throws Refusal no-lines, `twice` (422), and those of `partOf`
 */
export const matchReceived = async <Typed extends { readonly receive_line_id: number }, Part>(
  context: WriteContext,
  lines: readonly Typed[],
  twice: RefusalCode,
  partOf: (typed: Typed, at: number, line: HeldLine | undefined) => Part,
): Promise<readonly Part[]> => {
  if (lines.length === 0) throw new Refusal('no-lines');
  const ids = lines.map(({ receive_line_id }) => receive_line_id);
  const repeated = ids.findIndex((id, at) => ids.indexOf(id) < at);
  if (repeated >= 0) throw refuseField(twice, `lines.${repeated}.receive_line_id`);
  const held = await holdReceived(context, ids);
  const byId = new Map(held.map((line) => [line.id, line]));
  return lines.map((typed, at) => partOf(typed, at, byId.get(typed.receive_line_id)));
};

/** Base units of the item that came to the branch after each of these lines and were not sent back; none: it came last. */
export const cameLater = async (
  { tx, branch }: WriteContext,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> => {
  const rows = ids.length === 0 ? [] : await run(tx, laterLines, branch.id, ids);
  return new Map(rows.map(({ id, qty }) => [id, qty]));
};

/** What changed of a line: quantities of its unit, and rupiah that stand without an invoice. */
export interface LineChange {
  readonly id: number;
  readonly invoiced?: number;
  readonly returned?: number;
  readonly credited?: number;
  readonly value: number;
}
export const changeReceived = async ({ tx }: WriteContext, changes: readonly LineChange[]): Promise<void> => {
  const rows = changes.map((change) => ({ invoiced: 0, returned: 0, credited: 0, ...change }));
  await run(tx, saveParts, JSON.stringify(rows));
};
