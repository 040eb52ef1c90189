// Vendors' invoices (finance.md 2e, 3): a draft, booked as a payable, spread over months through a prepaid account.
import { postedEvent } from '../../../../src/resources/finance/journal-event.ts';
import { addMonths } from '../../../../src/resources/kernel/date.ts';
import { biayainvoice } from '../../../../src/resources/finance/biayainvoice.ts';
import { hutangSource } from '../../../../src/resources/finance/hutang.ts';
import { formatRupiah } from '../../../../src/resources/kernel/money.ts';
import { Refusal, refuseField } from '../../../../src/resources/refusals.ts';
import { documentKinds } from '../../../domain/document-code.ts';
import { insertRecord, updateRecord } from '../../../db/repository-write.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import type { StoredOf, UseCases, WriteContext } from '../../kernel/contract.ts';
import { acrossBranches } from '../../kernel/across-branches.ts';
import { amortize, stopAmortizing } from './amortize.ts';
import { creditedOf, type ExpenseLine, readExpenseLines, requirePrepaid, taxOf, totalOf } from './expense-lines.ts';
import { showInvoice } from './list-biayainvoice.ts';
import { giveBackPayable } from './opening-payable.ts';
import { oweInvoices } from './owe-invoice.ts';
import { cancelHutang } from '../payable/pay-hutangs.ts';
import { nextCode } from '../ledger/next-code.ts';
import { post } from '../ledger/post-journal.ts';
import { reverse } from '../ledger/reverse-journal.ts';
import { vendors } from './vendor-port.ts';

type Stored = StoredOf<typeof biayainvoice>;
type Body = Pick<
  Stored,
  'vendor_id' | 'invoice_no' | 'invoice_date' | 'due_date' | 'amortize_months' | 'prepaid_akun_id' | 'details'
>;

/** A vendor numbers his invoices for the whole group. */
const takenBy = named<{ id: number }, [number, string, number]>(
  'invoice_taken',
  `select id from biayainvoices where vendor_id = $1 and invoice_no = $2 and status <> ${biayainvoice.state.cancelled} and id <> $3`,
);
const markPosted = named<unknown, [number, number, string]>(
  'invoice_posted',
  `update biayainvoices set status = ${biayainvoice.state.owed}, journal_id = $2, posting_date = $3, updated_at = now(),
   version = version + 1 where id = $1`,
);
const markVoid = named<unknown, [number, string]>(
  'invoice_void',
  `update biayainvoices set status = ${biayainvoice.state.cancelled}, void_reason = $2, updated_at = now(), version = version + 1
   where id = $1`,
);

const requireSound = async (context: WriteContext, id: number, body: Omit<Body, 'details'>): Promise<void> => {
  if (body.due_date < body.invoice_date) throw refuseField('invoice-due', 'due_date');
  if ((body.amortize_months === null) !== (body.prepaid_akun_id === null))
    throw refuseField('invoice-prepaid', body.amortize_months === null ? 'amortize_months' : 'prepaid_akun_id');
  if (body.prepaid_akun_id !== null) await requirePrepaid(context, body.prepaid_akun_id);
  // Who writes down an invoice of the same vendor waits, and then sees this one.
  await vendors.given().hold(context, body.vendor_id);
  const taken = await acrossBranches(context, (wide) => runOne(wide, takenBy, body.vendor_id, body.invoice_no, id));
  if (taken) throw refuseField('invoice-taken', 'invoice_no');
};

const outcomeOf = async (
  context: WriteContext,
  id: number,
  message: string,
  more: { readonly status?: 201; readonly after?: unknown } = {},
) => ({
  ...(more.status && { status: more.status }),
  record: await showInvoice(context, id),
  log: { message, url: `${biayainvoice.screens.list}/${id}`, after: more.after },
});

/** @throws Refusal invoice-taken (409); invoice-due, invoice-prepaid (422), those of the lines and of the prepaid account */
export const createInvoice: UseCases['finance.biayainvoice']['create'] = async (context, body) => {
  const { tx, actor, branch, branches } = context;
  const { amortize_months = null, prepaid_akun_id = null } = body;
  await requireSound(context, 0, { ...body, amortize_months, prepaid_akun_id });
  const lines = await readExpenseLines(context, body.details, body.invoice_date);
  const code = await nextCode(context, documentKinds.vendorInvoice, body.invoice_date);
  const values = { ...body, code, total_amount: totalOf(lines), tax_amount: taxOf(lines) };
  const id = await insertRecord(tx, biayainvoice, values, { id: actor.id, branch: branch.id, branches });
  const message = `invoice biaya ${code} (${body.invoice_no}) sebesar ${formatRupiah(values.total_amount)}`;
  return outcomeOf(context, id, message, { status: 201, after: body });
};

/** @throws Refusal invoice-not-draft, invoice-taken (409); those of creating */
export const editInvoice: UseCases['finance.biayainvoice']['edit'] = async (context, { id, before }, body) => {
  if (before.status !== biayainvoice.state.draft) throw new Refusal('invoice-not-draft');
  const { version: _read, ...changes } = body;
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  const next = { ...before, ...given } as Stored;
  await requireSound(context, id, next);
  const lines = await readExpenseLines(context, next.details, next.invoice_date);
  const values = { ...given, total_amount: totalOf(lines), tax_amount: taxOf(lines) };
  await updateRecord(context.tx, biayainvoice, id, values, context.branches);
  return outcomeOf(context, id, `perubahan invoice biaya ${before.code}`, { after: given });
};

const postInvoice = async (
  context: WriteContext,
  row: Stored,
  lines: readonly ExpenseLine[],
  day: string,
): Promise<number> => {
  const actor = { type: 'vendor', id: row.vendor_id };
  const posted = await post(context, postedEvent.invoicePosted, {
    source: { type: 'biayainvoice', id: row.id },
    transaction_at: day,
    memo: `Invoice ${row.code} ${row.invoice_no}`,
    amounts: {
      line: lines.map((line) => ({
        amount: line.cost,
        accounts: { line: row.prepaid_akun_id ?? line.akun_id },
        actor,
        description: line.description || row.invoice_no,
      })),
      ppn: [{ amount: creditedOf(lines), actor, description: row.invoice_no }],
    },
  });
  if (!posted) throw new Error('An invoice is never empty.');
  return posted.id;
};

/**
 * POST /api/finance/biayainvoice/{id}/post {transaction_at}
 * @throws Refusal those of the lines and of posting (422)
 */
export const bookInvoice: UseCases['finance.biayainvoice']['post'] = async (context, row, { transaction_at }) => {
  const day = transaction_at ?? row.invoice_date;
  const lines = await readExpenseLines(context, row.details, row.invoice_date);
  const journal = await postInvoice(context, row, lines, day);
  await run(context.tx, markPosted, row.id, journal, day);
  await oweInvoices(context, { day, journal }, [row]);
  if (row.amortize_months !== null && row.prepaid_akun_id !== null) {
    const { amortize_months: months, prepaid_akun_id: prepaid } = row;
    const until = addMonths(day, months - 1);
    await amortize(context, { invoice: row, lines, prepaid, months, day, until });
  }
  return outcomeOf(context, row.id, `pembukuan invoice biaya ${row.code} sebesar ${formatRupiah(row.total_amount)}`);
};

/**
 * POST /api/finance/biayainvoice/{id}/void {reason}: with its journal, what was spread over months goes back too. One from before the
 * books has none: its amount waits for its detail again.
 * @throws Refusal opening-payable-undetailed (422)
 */
export const voidInvoice: UseCases['finance.biayainvoice']['void'] = async (context, row, { reason }) => {
  await run(context.tx, markVoid, row.id, reason);
  if (row.is_opening) await giveBackPayable(context, row);
  await cancelHutang(context, hutangSource.invoice, row.id);
  if (row.journal_id !== null && !row.is_opening) {
    await stopAmortizing(context, row.id, reason);
    await reverse(context, row.journal_id, context.today, reason);
  }
  return outcomeOf(context, row.id, `pembatalan invoice biaya ${row.code}: ${reason}`);
};
