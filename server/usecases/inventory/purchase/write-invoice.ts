// Drafts of invoices of vendors (inventory.md 2, 3, 9): they owe nothing.
import { addDays } from '../../../../src/resources/kernel/date.ts';
import { purchaseinvoice } from '../../../../src/resources/inventory/purchaseinvoice.ts';
import { formatNumber } from '../../../../src/resources/kernel/money.ts';
import { Refusal, refuseField } from '../../../../src/resources/refusals.ts';
import { documentKinds } from '../../../domain/document-code.ts';
import { invoicedPart, type InvoicedPart, openOf } from '../../../domain/inventory/invoice-part.ts';
import { thousandths } from '../../../domain/inventory/quantity.ts';
import { insertRecord } from '../../../db/repository-write.ts';
import { named, runOne } from '../../../db/statement.ts';
import { acrossBranches } from '../../kernel/across-branches.ts';
import type { StoredOf, UseCases, WriteContext } from '../../kernel/contract.ts';
import { genericDelete, genericEdit, genericShow } from '../../kernel/generic.ts';
import { nextCode } from '../../finance/ledger/next-code.ts';
import { type HeldLine, matchReceived } from './received-lines.ts';

type Operations = UseCases['inventory.purchaseinvoice'];
type Stored = StoredOf<typeof purchaseinvoice>;
const { state, screens } = purchaseinvoice;

export interface InvoiceLine {
  readonly receive_line_id: number;
  readonly qty: number;
  readonly price: number;
}
export interface InvoiceHead {
  readonly vendor_id: number;
  readonly invoice_no: string;
  readonly invoice_at: string;
  readonly due_at?: string | null;
}

const holdVendor = named<{ term_days: number }, [number]>(
  'faktur_vendor',
  'select term_days from vendors where id = $1 for no key update',
);
/** A vendor numbers his invoices for the whole group. */
const takenBy = named<{ id: number }, [vendor: number, no: string, but: number]>(
  'faktur_taken',
  `select id from purchaseinvoices where vendor_id = $1 and invoice_no = $2 and id <> $3 and status <> ${state.cancelled}`,
);

/** The number is new, and the day of payment follows from the vendor's terms. @throws Refusal faktur-taken (409), receive-due (422) */
const headOf = async (
  context: WriteContext,
  id: number,
  { vendor_id, invoice_no, invoice_at, due_at }: InvoiceHead,
) => {
  const vendor = await runOne(context.tx, holdVendor, vendor_id);
  if (!vendor) throw new Refusal('invalid', {}, { vendor_id: ['Data tidak ditemukan'] });
  const taken = await acrossBranches(context, (wide) => runOne(wide, takenBy, vendor_id, invoice_no, id));
  if (taken) throw refuseField('faktur-taken', 'invoice_no', { no: invoice_no });
  const due = due_at ?? addDays(invoice_at, vendor.term_days);
  if (due < invoice_at) throw refuseField('receive-due', 'due_at');
  return { due_at: due };
};

export interface Reckoned extends InvoicedPart {
  readonly typed: InvoiceLine;
  readonly line: HeldLine;
}
const requireLine = (typed: InvoiceLine, at: number, line: HeldLine | undefined, vendor: number): HeldLine => {
  if (!(typed.qty > 0)) throw refuseField('quantity-none', `lines.${at}.qty`);
  if (typed.price < 0) throw new Refusal('invalid', {}, { [`lines.${at}.price`]: ['Harga tidak boleh negatif.'] });
  if (line?.vendor_id !== vendor) throw refuseField('faktur-line', `lines.${at}.receive_line_id`);
  const open = openOf(line);
  if (thousandths(typed.qty) > thousandths(open))
    throw refuseField('faktur-over', `lines.${at}.qty`, { item: line.item, n: formatNumber(open), unit: line.unit });
  return line;
};

/**
 * What the lines come to, on the received lines that they are of, which are locked.
 * @throws Refusal no-lines, quantity-none, invalid, faktur-line, faktur-over, faktur-twice (422)
 */
export const reckonInvoice = (
  context: WriteContext,
  vendor: number,
  lines: readonly InvoiceLine[],
): Promise<readonly Reckoned[]> =>
  matchReceived(context, lines, 'faktur-twice', (typed, at, found) => {
    const line = requireLine(typed, at, found, vendor);
    return { ...invoicedPart(line, typed.qty, typed.price), typed, line };
  });

export const totalsOf = (parts: readonly Reckoned[]) => {
  const subtotal = parts.reduce((sum, { amount }) => sum + amount, 0);
  const tax_amount = parts.reduce((sum, { tax }) => sum + tax, 0);
  return { subtotal, tax_amount, total: subtotal + tax_amount };
};

const complete = async (context: WriteContext, id: number, head: InvoiceHead, lines: readonly InvoiceLine[]) => {
  const parts = await reckonInvoice(context, head.vendor_id, lines);
  return {
    ...(await headOf(context, id, head)),
    ...totalsOf(parts),
    lines: parts.map(({ typed, amount, tax }) => ({ ...typed, amount, tax_amount: tax })),
  };
};

/** @throws Refusal faktur-taken (409), those of the lines (422) */
export const createFaktur: Operations['create'] = async (context, body) => {
  const { tx, actor, branch, branches } = context;
  const whole = await complete(context, 0, body, body.lines);
  const code = await nextCode(context, documentKinds.purchaseInvoice, body.invoice_at);
  const values = { ...body, ...whole, code, paid_amount: 0 };
  const id = await insertRecord(tx, purchaseinvoice, values, { id: actor.id, branch: branch.id, branches });
  return {
    status: 201,
    record: await genericShow(purchaseinvoice, context, id),
    log: { message: `pembuatan faktur ${code} (${body.invoice_no})`, url: `${screens.list}/${id}`, after: body },
  };
};

const requireDraft = ({ status }: Stored): void => {
  if (status !== state.draft) throw new Refusal('document-processed');
};

/** @throws Refusal document-processed, faktur-taken (409), those of the lines (422) */
export const editFaktur: Operations['edit'] = async (context, { id, before }, body) => {
  const stored: Stored = before;
  requireDraft(stored);
  const whole = await complete(context, id, { ...stored, ...body }, body.lines ?? stored.lines);
  return genericEdit(purchaseinvoice, context, before, { ...body, ...whole });
};

/** @throws Refusal document-processed (409) */
export const deleteFaktur: Operations['delete'] = async (context, { before }) => {
  requireDraft(before);
  return genericDelete(purchaseinvoice, context, before);
};
