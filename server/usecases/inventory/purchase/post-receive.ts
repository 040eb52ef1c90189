// A receive is posted (inventory.md 3, 6 R2, 7): stock at what it cost, what is owed for it without an invoice yet, the order's progress.
import { postedEvent } from '../../../../src/resources/finance/journal-event.ts';
import { netPriceOf } from '../../../../src/resources/inventory/bought.ts';
import { moveType } from '../../../../src/resources/inventory/move-type.ts';
import { purchaseinvoice } from '../../../../src/resources/inventory/purchaseinvoice.ts';
import { receive } from '../../../../src/resources/inventory/receive.ts';
import { formatRupiah } from '../../../../src/resources/kernel/money.ts';
import { costsOf, type LineCost } from '../../../domain/inventory/receive-cost.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import type { StoredOf, UseCases, WriteContext } from '../../kernel/contract.ts';
import { lockRow } from '../../kernel/generic.ts';
import { post } from '../../finance/ledger/post-journal.ts';
import { keepSupplierPrices } from '../master/supplier-price.ts';
import { amountsOf, moveStock, type MovedLine } from '../stock/move-stock.ts';
import { receiveRequest } from './ask-receive.ts';
import { headerParts, holdOrder, requireOpen, requireRoom, storeProgress, withParts } from './order-ground.ts';
import { postFaktur } from './post-invoice.ts';
import { readPurchasePreferences } from './purchase-preferences.ts';
import { createFaktur } from './write-invoice.ts';
import { shownReceive } from './write-receive.ts';

type Stored = StoredOf<typeof receive>;
const { state, screens } = receive;
/** What journals and moves call it. */
export const RECEIVE = 'receive';

const pkpOn = named<{ is_pkp: boolean }, [branch: number, day: string]>(
  'receive_pkp',
  'select coalesce(pkp_since <= $2, false) as is_pkp from profiles where id = $1',
);
const storeCosts = named<unknown, [lines: string]>(
  'receive_costs',
  `update receive_lines l set amount = n.amount, tax_amount = n.tax_amount, cost_value = n.cost_value, open_value = n.cost_value
   from jsonb_to_recordset($1::jsonb) n (id bigint, amount bigint, tax_amount bigint, cost_value bigint) where l.id = n.id`,
);
type Totals = readonly [subtotal: number, discount: number, shipping: number, tax: number, credited: boolean];
const markPosted = named<unknown, [id: number, ...Totals, journal: number | null, by: number]>(
  'receive_post',
  `update receives set status = ${state.posted}, subtotal = $2, discount_amount = $3, shipping_amount = $4, tax_amount = $5,
     total = $2::bigint - $3::bigint + $4::bigint + $5::bigint, is_credited = $6, journal_id = $7, posted_by = $8,
     updated_at = now(), version = version + 1 where id = $1`,
);
const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0);

/** What of its order it is; its discount and shipping, and what is stored of the progress once it has moved. */
const ofOrder = async (context: WriteContext, row: Stored) => {
  if (row.purchase_id === null) return { header: { discount: 0, shipping: 0 }, progress: () => Promise.resolve() };
  const order = await holdOrder(context, row.purchase_id);
  requireOpen(order);
  const { receive_tolerance_percent } = await readPurchasePreferences(context, context.branch.id);
  requireRoom(order, row.lines, receive_tolerance_percent);
  const after = withParts(order.lines, row.lines);
  return { header: await headerParts(context, order, after), progress: () => storeProgress(context, order, after) };
};

const priced = ({ lines }: Stored) =>
  lines.map((line) => ({ ...line, discount_percent: line.discount_percent ?? 0, tax_percent: line.tax_percent ?? 0 }));

const bringIn = (context: WriteContext, row: Stored, costs: readonly LineCost[]): Promise<readonly MovedLine[]> =>
  moveStock(context, {
    source: { type: RECEIVE, id: row.id },
    day: row.received_at,
    lines: row.lines.map(({ id, item_id, qty_base, batch_no, expired_at }, at) => ({
      line: id,
      item_id,
      warehouse_id: row.warehouse_id,
      type: moveType.receive,
      in: qty_base,
      value: costs[at]?.cost ?? 0,
      batch: batch_no === null ? null : { batch_no, expired_at },
    })),
  });

/** Of goods that were paid for, after the line's discount. */
const keepPrices = (context: WriteContext, { supplier_id, received_at, lines }: Stored): Promise<void> =>
  keepSupplierPrices(
    context,
    supplier_id,
    received_at,
    lines
      .filter(({ is_bonus }) => !is_bonus)
      .map(({ item_id, unit_id, price, discount_percent }) => ({
        item_id,
        unit_id,
        price: netPriceOf({ price, discount_percent: discount_percent ?? 0 }),
      })),
  );

const store = async (
  context: WriteContext,
  row: Stored,
  costs: readonly LineCost[],
  rest: {
    readonly discount: number;
    readonly shipping: number;
    readonly credited: boolean;
    readonly journal: number | null;
  },
): Promise<void> => {
  const { discount, shipping, credited, journal } = rest;
  const lines = row.lines.map(({ id }, at) => {
    const { tax, cost } = costs[at] ?? { tax: 0, cost: 0 };
    return { id, amount: cost - (credited ? 0 : tax), tax_amount: tax, cost_value: cost };
  });
  await run(context.tx, storeCosts, JSON.stringify(lines));
  const totals = [
    sum(costs.map(({ net }) => net)),
    discount,
    shipping,
    sum(costs.map(({ tax }) => tax)),
    credited,
  ] as const;
  await run(context.tx, markPosted, row.id, ...totals, journal, context.actor.id);
};

/** The invoice that came along is written down and posted with it. */
const invoice = async (context: WriteContext, row: Stored): Promise<void> => {
  const { invoice_no, invoice_at, due_at, vendor_id, id: receive_id } = row;
  if (invoice_no === null || invoice_at === null) return;
  const lines = row.lines.filter(({ is_bonus }) => !is_bonus);
  const { record } = await createFaktur(context, {
    vendor_id,
    receive_id,
    invoice_no,
    invoice_at,
    due_at,
    lines: lines.map(({ id, qty, price }) => ({ receive_line_id: id, qty, price })),
  });
  await postFaktur(context, await lockRow(purchaseinvoice, context, record.id), {});
};

/**
 * POST /api/inventory/receive/{id}/post: one without an order waits for an approver where the branch's rule says so.
 * @throws Refusal purchase-not-open (409); receive-over (422); those of moving and posting
 */
export const postReceive: UseCases['inventory.receive']['post'] = async (context, row) => {
  const { header, progress } = await ofOrder(context, row);
  const credited = (await runOne(context.tx, pkpOn, context.branch.id, row.received_at))?.is_pkp ?? false;
  const costs = costsOf(priced(row), { ...header, credited });
  const moved = await bringIn(context, row, costs);
  const actor = { type: 'vendor', id: row.vendor_id };
  const journal = await post(context, postedEvent.purchaseReceived, {
    source: { type: RECEIVE, id: row.id },
    transaction_at: row.received_at,
    memo: `Penerimaan ${row.code}`,
    amounts: { amount: amountsOf(moved).map((amount) => ({ ...amount, actor })) },
  });
  await progress();
  await store(context, row, costs, { ...header, credited, journal: journal?.id ?? null });
  await keepPrices(context, row);
  await invoice(context, row);
  const record = await shownReceive(context, row.id);
  return {
    record,
    log: {
      message: `posting penerimaan ${row.code} sebesar ${formatRupiah(record.total)}`,
      url: `${screens.list}/${row.id}`,
    },
    ...(row.purchase_id === null && { request: await receiveRequest(context, row, record.total) }),
  };
};
