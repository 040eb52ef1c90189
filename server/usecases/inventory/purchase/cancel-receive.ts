// A posted receive is taken back while all of it is still there (inventory.md 3, 7): the same batches go out at what they came in at.
import { postedEvent } from '../../../../src/resources/finance/journal-event.ts';
import { moveType } from '../../../../src/resources/inventory/move-type.ts';
import { receive } from '../../../../src/resources/inventory/receive.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import type { StoredOf, UseCases, WriteContext } from '../../kernel/contract.ts';
import { post } from '../../finance/ledger/post-journal.ts';
import { reverse } from '../../finance/ledger/reverse-journal.ts';
import { moveStock, type MovedLine, movesOf, type Posted } from '../stock/move-stock.ts';
import { holdOrder, storeProgress, withParts } from './order-ground.ts';
import { RECEIVE } from './post-receive.ts';
import { shownReceive } from './write-receive.ts';

type Stored = StoredOf<typeof receive>;

const closeLines = named<unknown, [receive: number]>(
  'receive_close_lines',
  'update receive_lines set open_value = 0 where receive_id = $1',
);
const markCancelled = named<unknown, [id: number, reason: string]>(
  'receive_cancel',
  `update receives set status = ${receive.state.cancelled}, cancel_reason = $2, updated_at = now(), version = version + 1 where id = $1`,
);
/** Something of it is no longer where it was put. */
const goneOf = named<{ batch: string }, [receive: number, branch: number]>(
  'receive_gone',
  `select coalesce(b.batch_no, i.name) as batch from stock_moves m join items i on i.id = m.item_id
   left join batches b on b.id = m.batch_id
   left join stock_balances s on s.profile_id = m.profile_id and s.warehouse_id = m.warehouse_id and s.item_id = m.item_id
     and s.batch_id is not distinct from m.batch_id
   where m.source_type = '${RECEIVE}' and m.source_id = $1 and m.profile_id = $2 and m.move_type = ${moveType.receive}
     and coalesce(s.qty, 0) < m.qty_in order by m.id limit 1`,
);

/** @throws Refusal receive-invoiced, receive-returned (409) */
const requireUntouched = ({ lines }: Stored): void => {
  if (lines.some(({ qty_invoiced }) => qty_invoiced > 0)) throw new Refusal('receive-invoiced');
  if (lines.some(({ qty_returned }) => qty_returned > 0)) throw new Refusal('receive-returned');
};

const takeOut = (context: WriteContext, row: Stored, came: readonly Posted[]): Promise<readonly MovedLine[]> =>
  moveStock(context, {
    source: { type: RECEIVE, id: row.id },
    day: context.today,
    lines: came.map(({ line, item_id, warehouse_id, batch_id, qty, value }) => ({
      line,
      item_id,
      warehouse_id,
      type: moveType.receiveCancelled,
      out: qty,
      value,
      batches: [{ batch_id, qty }],
      any: true,
    })),
  });

/** Where the average has moved since, the pool gives more or less than came in: the rest is a difference of the stock. */
const bookRest = async (context: WriteContext, row: Stored, came: readonly Posted[], gone: readonly MovedLine[]) => {
  const rests = gone.map(({ akun_id: line, value }, at) => ({
    amount: value - (came[at]?.value ?? 0),
    accounts: { line },
  }));
  await post(context, postedEvent.stockAdjusted, {
    source: { type: RECEIVE, id: row.id },
    transaction_at: context.today,
    memo: `Selisih nilai pembatalan ${row.code}`,
    amounts: {
      minus: rests.filter(({ amount }) => amount > 0),
      plus: rests.filter(({ amount }) => amount < 0).map((rest) => ({ ...rest, amount: -rest.amount })),
    },
  });
};

/**
 * POST /api/inventory/receive/{id}/cancel {reason}
 * @throws Refusal receive-invoiced, receive-returned, receive-used (409), those of moving and posting
 */
export const cancelReceive: UseCases['inventory.receive']['cancel'] = async (context, row, { reason }) => {
  requireUntouched(row);
  const order = row.purchase_id === null ? undefined : await holdOrder(context, row.purchase_id);
  const gone = await runOne(context.tx, goneOf, row.id, context.branch.id);
  if (gone) throw new Refusal('receive-used', gone);
  const came = await movesOf(context, { type: RECEIVE, id: row.id });
  const moved = await takeOut(context, row, came);
  if (row.journal_id !== null) await reverse(context, row.journal_id, context.today, reason);
  await bookRest(context, row, came, moved);
  if (order) await storeProgress(context, order, withParts(order.lines, row.lines, -1));
  await run(context.tx, closeLines, row.id);
  await run(context.tx, markCancelled, row.id, reason);
  return {
    record: await shownReceive(context, row.id),
    log: { message: `pembatalan penerimaan ${row.code}: ${reason}`, url: `${receive.screens.list}/${row.id}` },
  };
};
