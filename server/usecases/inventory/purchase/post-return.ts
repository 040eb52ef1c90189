// Goods go back to their supplier, and come again where that was wrong (inventory.md 3, 6 R8, 7).
import { actorType, hutangKind, hutangSource } from '../../../../src/resources/finance/hutang.ts';
import { postedEvent } from '../../../../src/resources/finance/journal-event.ts';
import { moveType } from '../../../../src/resources/inventory/move-type.ts';
import { purchasereturn } from '../../../../src/resources/inventory/purchasereturn.ts';
import { formatRupiah } from '../../../../src/resources/kernel/money.ts';
import { baseOf } from '../../../domain/inventory/invoice-part.ts';
import { splitStock } from '../../../domain/inventory/return-part.ts';
import { named, run } from '../../../db/statement.ts';
import type { StoredOf, UseCases, WriteContext } from '../../kernel/contract.ts';
import { genericShow } from '../../kernel/generic.ts';
import { post } from '../../finance/ledger/post-journal.ts';
import { reverse } from '../../finance/ledger/reverse-journal.ts';
import { addHutangs } from '../../finance/payable/hutang-rows.ts';
import { cancelHutang } from '../../finance/payable/pay-hutangs.ts';
import { moveStock, type MovedLine, movesOf } from '../stock/move-stock.ts';
import { changeReceived } from './received-lines.ts';
import { reckonReturn, type Returned, worthOf } from './write-return.ts';

type Stored = StoredOf<typeof purchasereturn>;
type Verbs = UseCases['inventory.purchasereturn'];
const { state, screens } = purchasereturn;
/** What journals, moves and rows of what is owed call it. */
const RETURN = hutangSource.purchaseReturn;

const markPosted = named<unknown, [id: number, total: number, stock: number, journal: number | null]>(
  'return_post',
  `update purchasereturns set status = ${state.posted}, total = $2, stock_amount = $3, journal_id = $4, updated_at = now(),
     version = version + 1 where id = $1`,
);
const markCancelled = named<unknown, [id: number, reason: string]>(
  'return_cancel',
  `update purchasereturns set status = ${state.cancelled}, cancel_reason = $2, updated_at = now(), version = version + 1 where id = $1`,
);
const storeLines = named<unknown, [lines: string]>(
  'return_lines',
  `update purchasereturn_lines l set amount = n.amount, qty_credited = n.credited, open_value = n.open
   from jsonb_to_recordset($1::jsonb) n (id bigint, amount bigint, credited numeric, open bigint) where l.id = n.id`,
);
const sum = <T>(rows: readonly T[], of: (row: T) => number): number => rows.reduce((all, row) => all + of(row), 0);

/** The batch that came; expired and blocked ones go as well. */
const takeOut = (context: WriteContext, row: Stored, parts: readonly Returned[]): Promise<readonly MovedLine[]> =>
  moveStock(context, {
    source: { type: RETURN, id: row.id },
    day: row.returned_at,
    lines: parts.map(({ line, typed }, at) => {
      const out = baseOf(line, typed.qty);
      const { item_id, warehouse_id, batch_id } = line;
      const place = { line: row.lines[at]?.id ?? 0, item_id, warehouse_id, type: moveType.purchaseReturn };
      return { ...place, out, batches: [{ batch_id, qty: out }], any: true as const };
    }),
    note: row.reason,
  });

const book = (context: WriteContext, row: Stored, parts: readonly Returned[], moved: readonly MovedLine[]) => {
  const actor = { type: actorType.vendor, id: row.vendor_id };
  const shares = parts.map((part, at) => {
    const { value = 0, akun_id: line = 0 } = moved[at] ?? {};
    return { ...part, line, stock: splitStock(value, part.typed.qty, part.credited) };
  });
  return post(context, postedEvent.purchaseReturned, {
    source: { type: RETURN, id: row.id },
    transaction_at: row.returned_at,
    memo: `Retur pembelian ${row.code}: ${row.reason}`,
    amounts: {
      amount: shares.map(({ line, stock }) => ({ amount: stock.owed, actor, accounts: { line } })),
      uninvoiced: shares.map(({ line, stock }) => ({ amount: stock.open, actor, accounts: { line } })),
      selisih: [{ amount: sum(shares, ({ owed, stock }) => owed - stock.owed), actor }],
      uninvoiced_selisih: [{ amount: sum(shares, ({ open, stock }) => open - stock.open), actor }],
      ppn: [{ amount: sum(shares, ({ tax }) => tax), actor }],
    },
  });
};

/** The vendor is owed less, for what he has sent an invoice of. */
const oweLess = async (
  context: WriteContext,
  row: Stored,
  parts: readonly Returned[],
  journal: number | null,
): Promise<void> => {
  const [bruto, tax] = [sum(parts, ({ owed }) => owed), sum(parts, (part) => part.tax)];
  if (bruto + tax === 0) return;
  await addHutangs(context, {
    day: row.returned_at,
    journal,
    rows: [
      {
        actor: { type: actorType.vendor, id: row.vendor_id },
        kind: hutangKind.purchase,
        source: { type: RETURN, id: row.id, seq: 0 },
        bill_id: null,
        description: `Retur ${row.code}`,
        amount: -(bruto + tax),
        bruto: -bruto,
      },
    ],
  });
};

/**
 * POST /api/inventory/purchasereturn/{id}/post
 * @throws Refusal those of the lines, of moving and posting (422)
 */
export const postReturn: Verbs['post'] = async (context, row) => {
  const parts = await reckonReturn(context, row.receive_id, row.lines);
  const moved = await takeOut(context, row, parts);
  const journal = await book(context, row, parts, moved);
  await oweLess(context, row, parts, journal?.id ?? null);
  const changes = parts.map(({ line, typed, credited, open }) => ({
    id: line.id,
    returned: typed.qty,
    credited,
    value: -open,
  }));
  await changeReceived(context, changes);
  const stored = parts.map((part, at) => ({
    id: row.lines[at]?.id ?? 0,
    amount: worthOf(part),
    credited: part.credited,
    open: part.open,
  }));
  await run(context.tx, storeLines, JSON.stringify(stored));
  const total = sum(parts, worthOf);
  await run(
    context.tx,
    markPosted,
    row.id,
    total,
    sum(moved, ({ value }) => value),
    journal?.id ?? null,
  );
  return {
    record: await genericShow(purchasereturn, context, row.id),
    log: {
      message: `posting retur pembelian ${row.code} sebesar ${formatRupiah(total)}`,
      url: `${screens.list}/${row.id}`,
    },
  };
};

/** Taking back is the second time that the document moves. */
const BACK = 1;

/** POST .../cancel {reason}: the same batches come in again at what they left with. @throws Refusal payable-changed (409) */
export const cancelReturn: Verbs['cancel'] = async (context, row, { reason }) => {
  const gone = await movesOf(context, { type: RETURN, id: row.id });
  await moveStock(context, {
    source: { type: RETURN, id: row.id, seq: BACK },
    day: context.today,
    lines: gone.map(({ line, item_id, warehouse_id, batch_id, qty, value }) => ({
      line,
      item_id,
      warehouse_id,
      type: moveType.returnCancelled,
      in: qty,
      value: -value,
      batch: batch_id,
    })),
    note: reason,
  });
  if (row.journal_id !== null) await reverse(context, row.journal_id, context.today, reason);
  await cancelHutang(context, RETURN, row.id);
  await changeReceived(
    context,
    row.lines.map(({ receive_line_id: id, qty, qty_credited, open_value }) => ({
      id,
      returned: -qty,
      credited: -(qty_credited ?? 0),
      value: open_value ?? 0,
    })),
  );
  await run(context.tx, markCancelled, row.id, reason);
  return {
    record: await genericShow(purchasereturn, context, row.id),
    log: { message: `pembatalan retur pembelian ${row.code}: ${reason}`, url: `${screens.list}/${row.id}` },
  };
};
