// Drafts of orders (inventory.md 2, 3): they bind nobody.
import { addDays } from '../../../../src/resources/kernel/date.ts';
import type { PricedLine } from '../../../../src/resources/inventory/bought.ts';
import { purchase } from '../../../../src/resources/inventory/purchase.ts';
import { Refusal, refuseField } from '../../../../src/resources/refusals.ts';
import { documentKinds } from '../../../domain/document-code.ts';
import { costsOf } from '../../../domain/inventory/receive-cost.ts';
import { insertRecord } from '../../../db/repository-write.ts';
import { named, runOne } from '../../../db/statement.ts';
import type { StoredOf, UseCases, WriteContext } from '../../kernel/contract.ts';
import { genericDelete, genericEdit, genericShow } from '../../kernel/generic.ts';
import { nextCode } from '../../finance/ledger/next-code.ts';
import { type BoughtLine, readBought, type TypedLine } from './bought-lines.ts';

type Operations = UseCases['inventory.purchase'];
type Stored = StoredOf<typeof purchase>;
interface Head {
  readonly supplier_id: number;
  readonly ordered_at: string;
  readonly expected_at?: string | null;
  readonly discount_amount?: number | null;
  readonly shipping_amount?: number | null;
}

const supplierOf = named<{ vendor_id: number; lead_days: number }, [number]>(
  'purchase_supplier',
  'select vendor_id, lead_days from suppliers where id = $1',
);

const priced = ({ qty, price, discount_percent, tax_percent, is_bonus }: TypedLine): PricedLine => ({
  qty,
  price,
  discount_percent: discount_percent ?? 0,
  tax_percent: tax_percent ?? 0,
  ...(is_bonus && { is_bonus }),
});
const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0);

/** What an order comes to, rupiah: PPN is charged after the discount, and not on shipping. */
const totalsOf = (lines: readonly BoughtLine<TypedLine>[], { discount_amount, shipping_amount }: Head) => {
  const [discount, shipping] = [discount_amount ?? 0, shipping_amount ?? 0];
  const subtotal = sum(lines.map(({ amount }) => amount));
  if (discount > subtotal) throw refuseField('purchase-discount', 'discount_amount');
  const tax_amount = sum(costsOf(lines.map(priced), { discount, shipping, credited: true }).map(({ tax }) => tax));
  return { subtotal, tax_amount, total: subtotal - discount + shipping + tax_amount };
};

/** All that follows of what was typed: vendor, day of delivery, lines and totals. */
const complete = async <L extends TypedLine>(context: WriteContext, head: Head, typed: readonly L[]) => {
  const supplier = await runOne(context.tx, supplierOf, head.supplier_id);
  if (!supplier) throw new Refusal('invalid', {}, { supplier_id: ['Data tidak ditemukan'] });
  const lines = await readBought(context, typed);
  const expected_at = head.expected_at ?? addDays(head.ordered_at, supplier.lead_days);
  if (expected_at < head.ordered_at) throw refuseField('purchase-expected', 'expected_at');
  return { vendor_id: supplier.vendor_id, expected_at, lines, ...totalsOf(lines, head) };
};

/** What the log says of a new order. */
export const madeOrder = (code: string): string => `pembuatan PO ${code}`;

/** @throws Refusal no-lines, invalid, unit-not-bought, whole-quantity, purchase-discount, purchase-expected (422) */
export const createPurchase: Operations['create'] = async (context, body) => {
  const { tx, actor, branch, branches } = context;
  const whole = await complete(context, body, body.lines);
  const code = await nextCode(context, documentKinds.purchase, body.ordered_at);
  // Nothing of a line has come yet.
  const lines = whole.lines.map((line) => ({ ...line, qty_received: 0 }));
  const values = { ...body, ...whole, lines, code, received_percent: 0 };
  const id = await insertRecord(tx, purchase, values, { id: actor.id, branch: branch.id, branches });
  const record = await genericShow(purchase, context, id);
  return {
    status: 201,
    record,
    log: { message: madeOrder(code), url: `${purchase.screens.list}/${id}`, after: body },
  };
};

const requireDraft = ({ status }: Stored): void => {
  if (status !== purchase.state.draft) throw new Refusal('document-processed');
};

/** @throws Refusal document-processed (409), those of creating */
export const editPurchase: Operations['edit'] = async (context, { before }, body) => {
  const stored: Stored = before;
  requireDraft(stored);
  const whole = await complete(context, { ...stored, ...body }, body.lines ?? stored.lines);
  const lines = whole.lines.map((line) => ({ ...line, qty_received: 0 }));
  return genericEdit(purchase, context, before, { ...body, ...whole, lines });
};

/** @throws Refusal document-processed (409) */
export const deletePurchase: Operations['delete'] = async (context, { before }) => {
  requireDraft(before);
  return genericDelete(purchase, context, before);
};
