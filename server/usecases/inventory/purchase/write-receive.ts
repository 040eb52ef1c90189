// Drafts of receives (inventory.md 2, 3): they move nothing.
import { addDays } from '../../../../src/resources/kernel/date.ts';
import { receive } from '../../../../src/resources/inventory/receive.ts';
import { Refusal, refuseField } from '../../../../src/resources/refusals.ts';
import { percentOf } from '../../../../src/resources/kernel/money.ts';
import { documentKinds } from '../../../domain/document-code.ts';
import { insertRecord } from '../../../db/repository-write.ts';
import { named, runOne } from '../../../db/statement.ts';
import type { Context, StoredOf, UseCases, WriteContext } from '../../kernel/contract.ts';
import { genericDelete, genericEdit, genericShow } from '../../kernel/generic.ts';
import { nextCode } from '../../finance/ledger/next-code.ts';
import { readBought, type TypedLine } from './bought-lines.ts';
import { holdOrder, requireOpen, requireOwnLines } from './order-ground.ts';
import { receiveWarnings } from './receive-warnings.ts';

type Operations = UseCases['inventory.receive'];
type Stored = StoredOf<typeof receive>;
interface Head {
  readonly purchase_id?: number | null;
  readonly supplier_id: number;
  readonly invoice_no?: string | null;
  readonly invoice_at?: string | null;
  readonly due_at?: string | null;
}
interface Line extends TypedLine {
  readonly purchase_line_id?: number | null;
  readonly is_bonus: boolean;
  readonly batch_no?: string | null;
}

const supplierOf = named<{ vendor_id: number; term_days: number }, [number]>(
  'receive_supplier',
  'select s.vendor_id, v.term_days from suppliers s join vendors v on v.id = s.vendor_id where s.id = $1',
);
const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0);

/** The invoice that came along has a number and a day, or there is none. @throws Refusal receive-invoice, receive-due (422) */
const invoiceOf = ({ invoice_no = null, invoice_at = null, due_at = null }: Head, term: number) => {
  if ((invoice_no === null) !== (invoice_at === null))
    throw refuseField('receive-invoice', invoice_no === null ? 'invoice_no' : 'invoice_at');
  if (invoice_at === null) return { due_at: null };
  if (due_at !== null && due_at < invoice_at) throw refuseField('receive-due', 'due_at');
  return { due_at: due_at ?? addDays(invoice_at, term) };
};

/** @throws Refusal purchase-not-open (409); receive-supplier, receive-line (422) */
const requireOrder = async (context: WriteContext, head: Head, lines: readonly Line[]): Promise<void> => {
  const parts = lines.map((line) => ({ ...line, purchase_line_id: line.purchase_line_id ?? null }));
  if (!head.purchase_id) {
    const at = parts.findIndex(({ purchase_line_id }) => purchase_line_id !== null);
    if (at >= 0) throw refuseField('receive-line', `lines.${at}.item_id`);
    return;
  }
  const order = await holdOrder(context, head.purchase_id);
  requireOpen(order);
  if (order.supplier_id !== head.supplier_id) throw refuseField('receive-supplier', 'supplier_id');
  requireOwnLines(order, parts);
};

/** All that follows of what was typed. What the order's discount and shipping bring is known when it is posted. */
const complete = async <L extends Line>(context: WriteContext, head: Head, typed: readonly L[]) => {
  const supplier = await runOne(context.tx, supplierOf, head.supplier_id);
  if (!supplier) throw new Refusal('invalid', {}, { supplier_id: ['Data tidak ditemukan'] });
  await requireOrder(context, head, typed);
  const bought = await readBought(context, typed);
  const lines = bought.map((line) => ({
    ...line,
    ...(line.batch_no && { batch_no: line.batch_no.trim().toUpperCase() }),
    open_value: 0,
    qty_returned: 0,
    qty_invoiced: 0,
    qty_credited: 0,
  }));
  const subtotal = sum(lines.map(({ amount }) => amount));
  const tax_amount = sum(lines.map(({ amount, tax_percent }) => percentOf(amount, tax_percent ?? 0)));
  const totals = { subtotal, discount_amount: 0, shipping_amount: 0, tax_amount, total: subtotal + tax_amount };
  return {
    ...invoiceOf(head, supplier.term_days),
    vendor_id: supplier.vendor_id,
    is_credited: false,
    lines,
    ...totals,
  };
};

/** The draft as it is answered, with what should be looked at before it is posted. */
export const shownReceive = async (context: Context, id: number) => {
  const row = await genericShow(receive, context, id);
  return { ...row, warnings: await receiveWarnings(context, id, row.profile_id) };
};

/** @throws Refusal purchase-not-open (409); no-lines, invalid, unit-not-bought, whole-quantity, those of order and invoice (422) */
export const createReceive: Operations['create'] = async (context, body) => {
  const { tx, actor, branch, branches } = context;
  const whole = await complete(context, body, body.lines);
  const code = await nextCode(context, documentKinds.receive, body.received_at);
  const values = { ...body, ...whole, code };
  const id = await insertRecord(tx, receive, values, { id: actor.id, branch: branch.id, branches });
  return {
    status: 201,
    record: await shownReceive(context, id),
    log: { message: `pembuatan penerimaan ${code}`, url: `${receive.screens.list}/${id}`, after: body },
  };
};

const requireDraft = ({ status }: Stored): void => {
  if (status !== receive.state.draft) throw new Refusal('document-processed');
};

/** @throws Refusal document-processed (409), those of creating */
export const editReceive: Operations['edit'] = async (context, { id, before }, body) => {
  const stored: Stored = before;
  requireDraft(stored);
  const whole = await complete(context, { ...stored, ...body }, body.lines ?? stored.lines);
  const { log } = await genericEdit(receive, context, before, { ...body, ...whole });
  return { record: await shownReceive(context, id), log };
};

/** @throws Refusal document-processed (409) */
export const deleteReceive: Operations['delete'] = async (context, { before }) => {
  requireDraft(before);
  return genericDelete(receive, context, before);
};
