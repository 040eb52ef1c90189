// An invoice of a vendor is taken back while nothing of it is paid, and follows the slips that pay it (inventory.md 3; finance.md 6.12).
import { postedEvent } from '../../../../src/resources/finance/journal-event.ts';
import { moveType } from '../../../../src/resources/inventory/move-type.ts';
import { purchaseinvoice } from '../../../../src/resources/inventory/purchaseinvoice.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { named, run } from '../../../db/statement.ts';
import type { StoredOf, UseCases, WriteContext } from '../../kernel/contract.ts';
import { genericShow } from '../../kernel/generic.ts';
import { post } from '../../finance/ledger/post-journal.ts';
import { reverse } from '../../finance/ledger/reverse-journal.ts';
import { cancelHutang, type HutangHook } from '../../finance/payable/pay-hutangs.ts';
import { moveStock, movesOf } from '../stock/move-stock.ts';
import { holdStock } from '../stock/stock-ground.ts';
import { FAKTUR } from './post-invoice.ts';
import { changeReceived, holdReceived } from './received-lines.ts';

type Stored = StoredOf<typeof purchaseinvoice>;
const { state, screens } = purchaseinvoice;

const markCancelled = named<unknown, [id: number, reason: string]>(
  'faktur_cancel',
  `update purchaseinvoices set status = ${state.cancelled}, cancel_reason = $2, updated_at = now(), version = version + 1 where id = $1`,
);
const follow = named<unknown, [ids: readonly number[], deltas: readonly number[]]>(
  'faktur_follow',
  `update purchaseinvoices i set paid_amount = i.paid_amount + n.delta,
     status = case when i.paid_amount + n.delta = i.total then ${state.settled} else ${state.owed} end,
     updated_at = now(), version = i.version + 1
   from unnest($1::bigint[], $2::bigint[]) n (id, delta) where i.id = n.id`,
);

/** Taking back is the second time that the document moves. */
const BACK = 1;
/** What it gave to the stock goes back, as far as the pools hold it; the rest is a difference of the stock. */
const takeBack = async (context: WriteContext, row: Stored): Promise<void> => {
  const given = await movesOf(context, { type: FAKTUR, id: row.id });
  if (given.length === 0) return;
  const { pools } = await holdStock(
    context,
    given.map(({ item_id }) => item_id),
    [],
  );
  const worth = new Map([...pools].map(([item, { value }]) => [item, value]));
  const backs = given.map(({ line, item_id, warehouse_id, value }) => {
    const held = worth.get(item_id) ?? 0;
    // An empty pool is worth nothing, and stays so.
    const back = (pools.get(item_id)?.qty ?? 0) === 0 ? 0 : Math.max(-held, -value);
    worth.set(item_id, held + back);
    return { line, item_id, warehouse_id, type: moveType.revaluation, revalue: back, rest: -value - back };
  });
  const source = { type: FAKTUR, id: row.id, seq: BACK };
  const moved = await moveStock(context, {
    source,
    day: context.today,
    lines: backs.map(({ rest: _rest, ...line }) => line),
  });
  const rests = moved.map(({ akun_id: line }, at) => ({ amount: backs[at]?.rest ?? 0, accounts: { line } }));
  await post(context, postedEvent.stockAdjusted, {
    source,
    transaction_at: context.today,
    memo: `Selisih nilai pembatalan faktur ${row.code}`,
    amounts: {
      minus: rests.filter(({ amount }) => amount > 0),
      plus: rests.filter(({ amount }) => amount < 0).map((rest) => ({ ...rest, amount: -rest.amount })),
    },
  });
};

const openAgain = async (context: WriteContext, row: Stored): Promise<void> => {
  const held = await holdReceived(
    context,
    row.lines.map(({ receive_line_id }) => receive_line_id),
  );
  if (held.some(({ qty_credited }) => qty_credited > 0)) throw new Refusal('faktur-returned');
  await changeReceived(
    context,
    row.lines.map(({ receive_line_id: id, qty, received_value }) => ({
      id,
      invoiced: -qty,
      value: received_value ?? 0,
    })),
  );
};

/**
 * POST /api/inventory/purchaseinvoice/{id}/cancel {reason}
 * @throws Refusal faktur-paid, faktur-returned (409), those of moving and posting
 */
export const cancelFaktur: UseCases['inventory.purchaseinvoice']['cancel'] = async (context, row, { reason }) => {
  if (row.paid_amount !== 0) throw new Refusal('faktur-paid');
  if (row.status !== state.draft) {
    await openAgain(context, row);
    await takeBack(context, row);
    await cancelHutang(context, FAKTUR, row.id);
    if (row.journal_id !== null) await reverse(context, row.journal_id, context.today, reason);
  }
  await run(context.tx, markCancelled, row.id, reason);
  return {
    record: await genericShow(purchaseinvoice, context, row.id),
    log: { message: `pembatalan faktur ${row.code}: ${reason}`, url: `${screens.list}/${row.id}` },
  };
};

/** Keeps the paid amount of a purchase invoice in step with the slips that pay it or are taken back. */
export const followFakturs: HutangHook = async ({ tx }, news) => {
  const paid = news.filter(({ source_type }) => source_type === FAKTUR);
  if (paid.length === 0) return;
  await run(
    tx,
    follow,
    paid.map(({ source_id }) => source_id),
    paid.map(({ delta }) => delta),
  );
};
