// The order that a receive is of: locked, with what has come of it (inventory.md 3).
import { openPurchaseStates } from '../../../../src/resources/inventory/purchase.ts';
import { receive } from '../../../../src/resources/inventory/receive.ts';
import { formatNumber } from '../../../../src/resources/kernel/money.ts';
import { Refusal, refuseField } from '../../../../src/resources/refusals.ts';
import { plus, thousandths } from '../../../domain/inventory/quantity.ts';
import {
  openQuantity,
  type OrderedLine,
  receivedNet,
  receivedPercent,
  receivedState,
  restOf,
} from '../../../domain/inventory/receive-progress.ts';
import { cumulativePart } from '../../../domain/inventory/receive-cost.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import type { WriteContext } from '../../kernel/contract.ts';

export interface OrderLine extends OrderedLine {
  readonly item_id: number;
  readonly unit_id: number;
  readonly unit: string;
}
interface Order {
  readonly id: number;
  readonly status: number;
  readonly supplier_id: number;
  readonly subtotal: number;
  readonly discount_amount: number;
  readonly shipping_amount: number;
}
/** What of an order a receive is. */
export interface OrderPart {
  readonly purchase_line_id: number | null;
  readonly item_id: number;
  readonly unit_id: number;
  readonly qty: number;
  readonly is_bonus: boolean;
}

const lockOrder = named<Order, [id: number, branch: number]>(
  'order_lock',
  `select id, status, supplier_id, subtotal, coalesce(discount_amount, 0) as discount_amount,
     coalesce(shipping_amount, 0) as shipping_amount from purchases where id = $1 and profile_id = $2 for update`,
);
const linesOf = named<OrderLine, [order: number]>(
  'order_lines',
  `select l.id, l.item_id, l.unit_id, u.name as unit, l.qty, l.qty_received, l.amount
   from purchase_lines l join satuans u on u.id = l.unit_id where l.purchase_id = $1 order by l.id`,
);
const takenOf = named<{ discount: number; shipping: number }, [order: number]>(
  'order_taken',
  `select coalesce(sum(discount_amount), 0)::bigint as discount, coalesce(sum(shipping_amount), 0)::bigint as shipping
   from receives where purchase_id = $1 and status = ${receive.state.posted}`,
);
const saveLines = named<unknown, [lines: string]>(
  'order_lines_save',
  `update purchase_lines l set qty_received = n.qty_received
   from jsonb_to_recordset($1::jsonb) n (id bigint, qty_received numeric) where l.id = n.id`,
);
const saveOrder = named<unknown, [id: number, status: number, percent: number]>(
  'order_save',
  'update purchases set status = $2, received_percent = $3, updated_at = now(), version = version + 1 where id = $1',
);

export interface HeldOrder extends Order {
  readonly lines: readonly OrderLine[];
}
/** @throws Refusal not-found (404) */
export const holdOrder = async ({ tx, branch }: WriteContext, id: number): Promise<HeldOrder> => {
  const order = await runOne(tx, lockOrder, id, branch.id);
  if (!order) throw new Refusal('not-found');
  return { ...order, lines: await run(tx, linesOf, id) };
};

/** Every line is one of the order, of the same item and unit; gifts need none. @throws Refusal receive-line (422) */
export const requireOwnLines = ({ lines }: HeldOrder, parts: readonly OrderPart[]): void => {
  for (const [at, part] of parts.entries()) {
    const line = lines.find(({ id }) => id === part.purchase_line_id);
    if (part.purchase_line_id === null && part.is_bonus) continue;
    if (line?.item_id !== part.item_id || line.unit_id !== part.unit_id)
      throw refuseField('receive-line', `lines.${at}.item_id`);
  }
};

/** @throws Refusal purchase-not-open (409) */
export const requireOpen = ({ status }: Pick<Order, 'status'>): void => {
  if (!openPurchaseStates.includes(status)) throw new Refusal('purchase-not-open');
};

/** Quantities of a line's unit that these parts bring; gifts are no part of the order. */
const broughtOf = (parts: readonly OrderPart[], id: number): number =>
  parts.filter((part) => part.purchase_line_id === id && !part.is_bonus).reduce((sum, { qty }) => plus(sum, qty), 0);

/** The lines with what comes now. @param sign -1 where it goes back */
export const withParts = (
  lines: readonly OrderLine[],
  parts: readonly OrderPart[],
  sign: 1 | -1 = 1,
): readonly OrderLine[] =>
  lines.map((line) => ({ ...line, qty_received: plus(line.qty_received, sign * broughtOf(parts, line.id)) }));

/** @param tolerance percent @throws Refusal receive-over (422) */
export const requireRoom = ({ lines }: HeldOrder, parts: readonly OrderPart[], tolerance: number): void => {
  for (const line of lines)
    if (thousandths(broughtOf(parts, line.id)) > thousandths(openQuantity(line, tolerance)))
      throw new Refusal('receive-over', { n: formatNumber(restOf(line)), unit: line.unit });
};

/** What of the order's discount and shipping comes with it, rupiah (corrections 29). @param after lines with what comes now */
export const headerParts = async ({ tx }: WriteContext, order: HeldOrder, after: readonly OrderLine[]) => {
  const taken = (await runOne(tx, takenOf, order.id)) ?? { discount: 0, shipping: 0 };
  const nets = { ordered: order.subtotal, received: receivedNet(after) };
  // After a receive was taken back the others may have taken a rupiah more than their part.
  return {
    discount: Math.max(0, cumulativePart(order.discount_amount, nets, taken.discount)),
    shipping: Math.max(0, cumulativePart(order.shipping_amount, nets, taken.shipping)),
  };
};

/** Stores what has come of it, and the state that follows. */
export const storeProgress = async (
  { tx }: WriteContext,
  { id, status }: Order,
  after: readonly OrderLine[],
): Promise<void> => {
  await run(tx, saveLines, JSON.stringify(after.map((line) => ({ id: line.id, qty_received: line.qty_received }))));
  await run(tx, saveOrder, id, receivedState(after, status), receivedPercent(after));
};
