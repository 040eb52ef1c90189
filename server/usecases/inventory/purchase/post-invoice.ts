// An invoice of a vendor is posted, taken back, and paid (inventory.md 3, 6 R7, 7).
import { actorType, hutangKind, hutangSource } from '../../../../src/resources/finance/hutang.ts';
import { postedEvent } from '../../../../src/resources/finance/journal-event.ts';
import { moveType } from '../../../../src/resources/inventory/move-type.ts';
import { purchaseinvoice } from '../../../../src/resources/inventory/purchaseinvoice.ts';
import { formatRupiah } from '../../../../src/resources/kernel/money.ts';
import { baseOf } from '../../../domain/inventory/invoice-part.ts';
import type { Pool } from '../../../domain/inventory/moving-average.ts';
import { splitDifference } from '../../../domain/inventory/price-difference.ts';
import { plus } from '../../../domain/inventory/quantity.ts';
import { named, run } from '../../../db/statement.ts';
import type { StoredOf, UseCases, WriteContext } from '../../kernel/contract.ts';
import { genericShow } from '../../kernel/generic.ts';
import { post } from '../../finance/ledger/post-journal.ts';
import { addHutangs } from '../../finance/payable/hutang-rows.ts';
import { amountsOf, moveStock, type MovedLine } from '../stock/move-stock.ts';
import { holdStock } from '../stock/stock-ground.ts';
import { cameLater, changeReceived } from './received-lines.ts';
import { reckonInvoice, type Reckoned, totalsOf } from './write-invoice.ts';

type Stored = StoredOf<typeof purchaseinvoice>;
const { state, screens } = purchaseinvoice;
/** What journals, moves and rows of what is owed call it. */
export const FAKTUR = hutangSource.purchaseInvoice;

interface Totals {
  readonly subtotal: number;
  readonly tax_amount: number;
  readonly total: number;
  readonly difference: number;
  readonly stock: number;
}
const markPosted = named<unknown, [id: number, status: number, totals: string, journal: number | null]>(
  'faktur_post',
  `update purchaseinvoices t set status = $2, subtotal = n.subtotal, tax_amount = n.tax_amount, total = n.total,
     difference_amount = n.difference, stock_amount = n.stock, journal_id = $4, updated_at = now(), version = t.version + 1
   from jsonb_to_record($3::jsonb) n (subtotal bigint, tax_amount bigint, total bigint, difference bigint, stock bigint)
   where t.id = $1`,
);
const storeLines = named<unknown, [lines: string]>(
  'faktur_lines',
  `update purchaseinvoice_lines l set amount = n.amount, tax_amount = n.tax_amount, received_value = n.received
   from jsonb_to_recordset($1::jsonb) n (id bigint, amount bigint, tax_amount bigint, received bigint) where l.id = n.id`,
);

interface Split {
  readonly at: number;
  readonly stock: number;
  readonly expense: number;
}
/** R7, line by line: what one line gives to a pool or takes of it counts for the next of the same item. */
const splitAll = async (context: WriteContext, parts: readonly Reckoned[]): Promise<readonly Split[]> => {
  const { pools } = await holdStock(
    context,
    parts.map(({ line }) => line.item_id),
    [],
  );
  const later = await cameLater(
    context,
    parts.filter(({ difference }) => difference !== 0).map(({ line }) => line.id),
  );
  const now = new Map<number, Pool>(pools);
  return parts.map(({ difference, line }, at) => {
    const pool = now.get(line.item_id) ?? { qty: 0, value: 0 };
    const qty = baseOf(line, plus(line.qty, -line.qty_returned));
    const { stock, expense } = splitDifference(difference, pool, { qty, later: later.get(line.id) ?? 0 });
    now.set(line.item_id, { qty: pool.qty, value: pool.value + stock });
    return { at, stock, expense };
  });
};

const revalue = (
  context: WriteContext,
  row: Stored,
  parts: readonly Reckoned[],
  splits: readonly Split[],
): Promise<readonly MovedLine[]> =>
  moveStock(context, {
    source: { type: FAKTUR, id: row.id },
    day: row.invoice_at,
    lines: splits
      .filter(({ stock }) => stock !== 0)
      .flatMap(({ at, stock }) => {
        const { line } = parts[at] ?? {};
        const own = row.lines[at];
        if (!line || !own) return [];
        const { item_id, warehouse_id } = line;
        return [{ line: own.id, item_id, warehouse_id, type: moveType.revaluation, revalue: stock }];
      }),
    note: `Selisih faktur ${row.invoice_no}`,
  });

const sum = <T>(rows: readonly T[], of: (row: T) => number): number => rows.reduce((all, row) => all + of(row), 0);

const book = (
  context: WriteContext,
  row: Stored,
  parts: readonly Reckoned[],
  splits: readonly Split[],
  moved: readonly MovedLine[],
) => {
  const actor = { type: actorType.vendor, id: row.vendor_id };
  return post(context, postedEvent.purchaseInvoiced, {
    source: { type: FAKTUR, id: row.id },
    transaction_at: row.invoice_at,
    memo: `Faktur ${row.code} ${row.invoice_no}`,
    amounts: {
      amount: [{ amount: sum(parts, ({ received }) => received), actor }],
      ppn: [{ amount: sum(parts, ({ credited }) => credited), actor }],
      selisih: [{ amount: sum(splits, ({ expense }) => expense), actor }],
      stok: amountsOf(moved).map((amount) => ({ ...amount, actor })),
    },
  });
};

const store = async (
  context: WriteContext,
  row: Stored,
  parts: readonly Reckoned[],
  totals: Totals,
  journal: number | null,
) => {
  const { tx } = context;
  const lines = parts.map(({ amount, tax, received }, at) => ({
    id: row.lines[at]?.id ?? 0,
    amount,
    tax_amount: tax,
    received,
  }));
  await run(tx, storeLines, JSON.stringify(lines));
  await changeReceived(
    context,
    parts.map(({ line, typed, received }) => ({ id: line.id, invoiced: typed.qty, value: -received })),
  );
  // What costs nothing is owed to nobody.
  const status = totals.total === 0 ? state.settled : state.owed;
  await run(tx, markPosted, row.id, status, JSON.stringify(totals), journal);
  if (totals.total === 0) return;
  await addHutangs(context, {
    day: row.invoice_at,
    journal,
    rows: [
      {
        actor: { type: actorType.vendor, id: row.vendor_id },
        kind: hutangKind.purchase,
        source: { type: FAKTUR, id: row.id, seq: 0 },
        bill_id: null,
        description: `${row.code} (${row.invoice_no})`,
        amount: totals.total,
        bruto: totals.subtotal,
        due: row.due_at,
      },
    ],
  });
};

/**
 * POST /api/inventory/purchaseinvoice/{id}/post: owed to the vendor from then on.
 * @throws Refusal those of the lines, of moving and posting (422)
 */
export const postFaktur: UseCases['inventory.purchaseinvoice']['post'] = async (context, row) => {
  const parts = await reckonInvoice(context, row.vendor_id, row.lines);
  const splits = await splitAll(context, parts);
  const moved = await revalue(context, row, parts, splits);
  const journal = await book(context, row, parts, splits, moved);
  const difference = sum(parts, (part) => part.difference);
  const totals = { ...totalsOf(parts), difference, stock: sum(splits, ({ stock }) => stock) };
  await store(context, row, parts, totals, journal?.id ?? null);
  return {
    record: await genericShow(purchaseinvoice, context, row.id),
    log: {
      message: `posting faktur ${row.code} (${row.invoice_no}) sebesar ${formatRupiah(totals.total)}`,
      url: `${screens.list}/${row.id}`,
    },
  };
};
