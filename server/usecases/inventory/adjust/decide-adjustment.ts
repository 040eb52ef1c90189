// An adjustment is submitted and decided (inventory.md 3): stock and ledger move together, and never for who asked for it.
import { postedEvent } from '../../../../src/resources/finance/journal-event.ts';
import { adjustment, adjustmentType } from '../../../../src/resources/inventory/adjustment.ts';
import { moveType } from '../../../../src/resources/inventory/move-type.ts';
import { formatRupiah, mulDiv } from '../../../../src/resources/kernel/money.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { MANAGER, SUPERADMIN } from '../../../../src/policies/role.ts';
import { comesIn, componentOf, takesAny } from '../../../domain/inventory/adjustment.ts';
import { thousandths } from '../../../domain/inventory/quantity.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import type { StoredOf, UseCases, WriteContext } from '../../kernel/contract.ts';
import { genericShow } from '../../kernel/generic.ts';
import { post } from '../../finance/ledger/post-journal.ts';
import { amountsOf, moveStock, type MovedLine, type StockLine } from '../stock/move-stock.ts';

type Stored = StoredOf<typeof adjustment>;
type Verbs = UseCases['inventory.adjustment'];
const { state, screens } = adjustment;
const SOURCE = 'adjustment';

interface Line {
  readonly id: number;
  readonly item_id: number;
  readonly qty: number;
  readonly batch_no: string | null;
  /** Null where no batch of that number is known. */
  readonly batch_id: number | null;
  readonly expired_at: string | null;
  readonly unit_cost: number | null;
}
const linesOf = named<Line, [adjustment: number]>(
  'adjustment_lines',
  `select l.id, l.item_id, l.qty, l.batch_no, b.id as batch_id, l.expired_at::text as expired_at, l.unit_cost
   from adjustment_lines l left join batches b on b.item_id = l.item_id and b.batch_no = l.batch_no
   where l.adjustment_id = $1 order by l.id`,
);
const movedOtherwise = named<{ name: string }, [branch: number, items: readonly number[]]>(
  'adjustment_moved',
  `select i.name from stock_moves m join items i on i.id = m.item_id
   where m.profile_id = $1 and m.item_id = any ($2) and m.move_type <> ${moveType.opening} limit 1`,
);
/** Stock of that day is the detail behind the opening balance of the books: it has been posted with it. */
const booksBegin = named<{ start_date: string }, [branch: number]>(
  'adjustment_books',
  'select start_date::text as start_date from periodes where profile_id = $1 order by start_date limit 1',
);
const storeValues = named<unknown, [values: string]>(
  'adjustment_values',
  `update adjustment_lines l set value = v.value from jsonb_to_recordset($1::jsonb) v (line bigint, value bigint) where l.id = v.line`,
);
const markDone = named<
  unknown,
  [id: number, total: number, journal: number | null, by: number, at: string, reason: string]
>(
  'adjustment_done',
  `update adjustments set status = ${state.done}, total_value = $2, journal_id = $3, decided_by = $4, decided_at = $5, decision = $6,
     submitted_by = coalesce(submitted_by, $4), updated_at = now(), version = version + 1 where id = $1`,
);
const markSubmitted = named<unknown, [id: number, by: number]>(
  'adjustment_submit',
  `update adjustments set status = ${state.waiting}, submitted_by = $2, updated_at = now(), version = version + 1 where id = $1`,
);
const markRejected = named<unknown, [id: number, by: number, at: string, reason: string]>(
  'adjustment_reject',
  `update adjustments set status = ${state.rejected}, decided_by = $2, decided_at = $3, decision = $4, updated_at = now(),
     version = version + 1 where id = $1`,
);

/** A line as the stock takes it; a batch that never came is one of which nothing is there. */
const stockLine = (
  { type, warehouse_id }: Stored,
  { id, item_id, qty, batch_no, batch_id, expired_at, unit_cost }: Line,
): StockLine => {
  const kind = type === adjustmentType.opening ? moveType.opening : moveType.adjustment;
  const place = { line: id, item_id, warehouse_id, type: kind };
  if (comesIn(type)) {
    const value = unit_cost === null ? 'average' : mulDiv(thousandths(unit_cost), thousandths(qty), 1_000_000);
    return { ...place, in: qty, value, batch: batch_no === null ? null : { batch_no, expired_at } };
  }
  const byHand = batch_no === null ? {} : { batches: [{ batch_id: batch_id ?? 0, qty }] };
  return { ...place, out: qty, ...byHand, ...(takesAny(type) && { any: true }) };
};

const requireOpening = async (
  { tx, branch }: WriteContext,
  { type }: Stored,
  lines: readonly Line[],
): Promise<void> => {
  if (type !== adjustmentType.opening) return;
  const items = lines.map(({ item_id }) => item_id);
  if (await runOne(tx, movedOtherwise, branch.id, items)) throw new Refusal('opening-only');
};

const book = async (context: WriteContext, row: Stored, moved: readonly MovedLine[]): Promise<number | null> => {
  const { type, adjusted_at: day, code, reason } = row;
  const begun = await runOne(context.tx, booksBegin, context.branch.id);
  if (type === adjustmentType.opening && begun?.start_date === day) return null;
  const journal = await post(context, postedEvent.stockAdjusted, {
    source: { type: SOURCE, id: row.id },
    transaction_at: day,
    memo: `Penyesuaian stok ${code}: ${reason}`,
    amounts: { [componentOf(type)]: amountsOf(moved) },
  });
  return journal?.id ?? null;
};

const complete = async (context: WriteContext, row: Stored, reason: string) => {
  const { tx, actor, now } = context;
  const lines = await run(tx, linesOf, row.id);
  const moved = await moveStock(context, {
    source: { type: SOURCE, id: row.id },
    day: row.adjusted_at,
    lines: lines.map((line) => stockLine(row, line)),
    note: row.reason,
  });
  // Looked at under the locks of the pools, so that nothing moves the items in between.
  await requireOpening(context, row, lines);
  const total = moved.reduce((sum, { value }) => sum + value, 0);
  const journal = await book(context, row, moved);
  await run(tx, storeValues, JSON.stringify(moved.map(({ line, value }) => ({ line, value }))));
  await run(tx, markDone, row.id, total, journal, actor.id, now.toISOString(), reason);
  return {
    record: await genericShow(adjustment, context, row.id),
    log: {
      message: `persetujuan penyesuaian ${row.code} sebesar ${formatRupiah(total)}: ${reason}`,
      url: `${screens.list}/${row.id}`,
    },
  };
};

const DECIDERS: readonly number[] = [MANAGER, SUPERADMIN];

/**
 * POST /api/inventory/adjustment/{id}/submit: waits for a decision; what somebody submits who may decide is done at once.
 * @throws Refusal those of moving and posting
 */
export const submitAdjustment: Verbs['submit'] = async (context, row) => {
  if (DECIDERS.includes(context.actor.role)) return complete(context, row, row.reason);
  await run(context.tx, markSubmitted, row.id, context.actor.id);
  return {
    record: await genericShow(adjustment, context, row.id),
    log: { message: `pengajuan penyesuaian ${row.code}`, url: `${screens.list}/${row.id}` },
  };
};

const requireOther = ({ actor }: WriteContext, { submitted_by }: Stored): void => {
  if (submitted_by === actor.id) throw new Refusal('own-request');
};

/** POST .../approve {reason}. @throws Refusal own-request (403), opening-only (409), those of moving and posting */
export const approveAdjustment: Verbs['approve'] = async (context, row, { reason }) => {
  requireOther(context, row);
  return complete(context, row, reason);
};

/** POST .../reject {reason}. @throws Refusal own-request (403) */
export const rejectAdjustment: Verbs['reject'] = async (context, row, { reason }) => {
  requireOther(context, row);
  const { tx, actor, now } = context;
  await run(tx, markRejected, row.id, actor.id, now.toISOString(), reason);
  return {
    record: await genericShow(adjustment, context, row.id),
    log: { message: `penolakan penyesuaian ${row.code}: ${reason}`, url: `${screens.list}/${row.id}` },
  };
};
