// Taking money: one receipt with several tenders pays one or several bills of the branch (finance.md 5, 6.2, 9).
import type { recordPayment as recordPaymentCall } from '../../../src/resources/finance/payment-calls.ts';
import { formatRupiah } from '../../../src/resources/kernel/money.ts';
import { Refusal, refuseField } from '../../../src/resources/refusals.ts';
import { ADMIN } from '../../../src/policies/role.ts';
import { codePrefix, documentKinds } from '../../domain/document-code.ts';
import { queueFor } from '../../db/sequence.ts';
import { named, runOne } from '../../db/statement.ts';
import type { Actor, PostingAmount } from '../../domain/finance/journal.ts';
import { isCovered, shareTenders } from '../../domain/finance/tender.ts';
import type { CallRequest, Outcome, WriteContext } from '../contract.ts';
import { type BillRow, lockBills } from './bill-rows.ts';
import { numberDrafts, postIssued } from './issue-bill.ts';
import { payBills } from './pay-bills.ts';
import { groundOf, postOn } from './post-journal.ts';
import { showReceipt } from './show-bill.ts';
import { readTenders, requireCovered, type TenderRow, type Tenders } from './tender-rows.ts';

type Request = CallRequest<typeof recordPaymentCall>;
type Body = Request['body'];
type Allocation = Body['allocations'][number];

/** Number, receipt, tenders and allocations in one round trip: the counter stays locked until the end. */
const insertReceipt = named<{ id: number; code: string }, unknown[]>(
  'receipt_insert',
  `with number as (
     insert into number_sequences (profile_id, name, period, last) values ($1, '${documentKinds.receipt.series}', $14, 1)
     on conflict (profile_id, name, period) do update set last = number_sequences.last + 1 returning last
   ), receipt as (
     insert into billtransactions (profile_id, code, customer_id, customer_name, transaction_at, posting_date, price_amount,
       received_amount, change_amount, note, created_by)
     select $1, $2 || lpad(number.last::text, 6, '0'), $3, $4, $5, $6, $7, $8, $9, $10, $11 from number returning id, code
   ), methods as (
     insert into billtransactionmethods (billtransaction_id, profile_id, paymentmethod_id, amount, fee_amount, reference)
     select receipt.id, $1, m.paymentmethod_id, m.amount, m.fee_amount, m.reference
     from receipt, jsonb_to_recordset($12) m (paymentmethod_id bigint, amount bigint, fee_amount bigint, reference text)
   ), allocations as (
     insert into billtransactionallocations (billtransaction_id, profile_id, bill_id, amount)
     select receipt.id, $1, a.bill_id, a.amount from receipt, jsonb_to_recordset($13) a (bill_id bigint, amount bigint)
   )
   select id, code from receipt`,
);
const saveJournal = named<unknown, [number]>(
  'receipt_journal',
  `update billtransactions t set journal_id = (
     select j.id from journals j where j.profile_id = t.profile_id and j.event = 'bill.paid' and j.source_type = 'billtransaction'
       and j.source_id = t.id and j.origin = 1)
   where t.id = $1`,
);

/** The day of the receipt: today, or an earlier one chosen by who keeps the books. */
const dayOf = (context: WriteContext, wanted: string | null | undefined): string => {
  const day = wanted ?? context.today;
  if (day !== context.today && context.actor.role === ADMIN) throw refuseField('pay-today-only', 'transaction_at');
  return day;
};

/** The bills in the order of the allocations, locked in id order; drafts get their number when they are issued too. */
const openBills = async (context: WriteContext, body: Body): Promise<{ bills: BillRow[]; issued: BillRow[] }> => {
  const ids = body.allocations.map((a) => a.bill_id);
  const locked = await lockBills(context.tx, ids, context.branch.id);
  if (locked.length < ids.length) throw new Refusal('not-found');
  const drafts = locked.filter((bill) => bill.status === 0);
  if (drafts[0] && !body.issue) throw new Refusal('bill-draft', { code: drafts[0].code ?? drafts[0].customer_name });
  const issued = await numberDrafts(context, drafts);
  const byId = new Map([...locked, ...issued].map((bill) => [bill.id, bill]));
  return { bills: ids.flatMap((id) => byId.get(id) ?? []), issued };
};

const leftOf = (bill: BillRow): number =>
  bill.status === 1 || bill.status === 2 ? bill.total_amount - bill.installment_current_amount : 0;

const requireOpen = (bills: readonly BillRow[], allocations: readonly Allocation[], day: string): void => {
  for (const [i, bill] of bills.entries()) {
    const left = leftOf(bill);
    const code = bill.code ?? bill.customer_name;
    if ((allocations[i]?.amount ?? 0) > left) throw new Refusal('bill-left', { code, sisa: formatRupiah(left) });
    if (bill.posting_date !== null && day < bill.posting_date)
      throw refuseField('paid-before-issue', 'transaction_at', { code });
  }
};

/** Every tender goes to its own account; the receivable that it settles carries the patient of its bill. */
const amountsOf = (
  tenders: readonly TenderRow[],
  allocations: readonly Allocation[],
  bills: readonly BillRow[],
): PostingAmount[] => {
  const patients = new Map<number, BillRow>(bills.map((bill) => [bill.id, bill]));
  return shareTenders(tenders, allocations).map(({ tender, allocation, amount }) => {
    const bill = patients.get(allocation.bill_id);
    const actor: Actor | undefined = bill?.customer_id ? { type: 'customer', id: bill.customer_id } : undefined;
    return {
      amount,
      accounts: { paymentmethod: tender.akun_id },
      ...(actor && { actor }),
      description: bill?.customer_name ?? '',
    };
  });
};

interface Receipt {
  readonly day: string;
  readonly payer: { readonly id: number | null; readonly name: string };
  readonly tenders: Tenders;
}

const customerName = named<{ name: string }, [number]>(
  'receipt_customer',
  'select name from users where id = $1 and role = 1',
);

const payerOf = async (context: WriteContext, id: number | null | undefined, first: BillRow | undefined) => {
  if (!id || id === first?.customer_id) return { id: first?.customer_id ?? null, name: first?.customer_name ?? '' };
  const found = await runOne(context.tx, customerName, id);
  if (!found) throw new Refusal('not-found');
  return { id, name: found.name };
};

const storeReceipt = async (context: WriteContext, body: Body, receipt: Receipt) => {
  const year = receipt.day.slice(0, 4);
  const price = body.allocations.reduce((sum, a) => sum + a.amount, 0);
  const made = await runOne(
    context.tx,
    insertReceipt,
    context.branch.id,
    codePrefix(documentKinds.receipt.prefix, context.branch.code, year),
    receipt.payer.id,
    receipt.payer.name,
    context.now.toISOString(),
    receipt.day,
    price,
    receipt.tenders.received,
    receipt.tenders.change,
    body.note ?? null,
    context.actor.id,
    JSON.stringify(receipt.tenders.rows),
    JSON.stringify(body.allocations),
    year,
  );
  if (!made) throw new Error('The receipt was not stored.');
  return { ...made, price };
};

/**
 * POST /api/finance/billtransaction
 * @throws Refusal bill-left (409); bill-draft, tender-differs, cash-short, change-without-cash, reference-missing,
 *   method-inactive, paid-before-issue (422); pay-today-only (403); those of posting
 */
export const recordPayment = async (context: WriteContext, { body }: Request): Promise<Outcome> => {
  const day = dayOf(context, body.transaction_at);
  requireCovered(isCovered(body.methods, body.allocations));
  const { bills, issued } = await openBills(context, body);
  requireOpen(bills, body.allocations, day);
  const tenders = await readTenders(context, body.methods, body.received_amount ?? null);
  const payer = await payerOf(context, body.customer_id, bills[0]);
  const tender = amountsOf(tenders.rows, body.allocations, bills);
  const ground = await groundOf(context, 'bill.paid', { tender });
  // From the queue on, every other payment of the branch waits: what can be done before it has been.
  const [, , receipt] = await Promise.all([
    payBills(context.tx, bills, new Map(body.allocations.map((a) => [a.bill_id, a.amount]))),
    queueFor(context.tx, context.branch.id, 'receipt'),
    storeReceipt(context, body, { day, payer, tenders }),
  ]);
  await postIssued(context, issued);
  const source = { type: 'billtransaction', id: receipt.id };
  const memo = `Pembayaran ${receipt.code} ${payer.name}`;
  const posting = { source, transaction_at: day, memo, amounts: { tender } };
  const [, , record] = await Promise.all([
    postOn(context, 'bill.paid', posting, ground),
    runOne(context.tx, saveJournal, receipt.id),
    showReceipt(context, receipt.id),
  ]);
  return {
    status: 201,
    record,
    log: {
      message: `penerimaan pembayaran ${receipt.code} ${payer.name} sebesar ${formatRupiah(receipt.price)}`,
      url: `/finance/payment/transaction?keyword=${encodeURIComponent(receipt.code)}`,
      after: { methods: body.methods, allocations: body.allocations },
    },
  };
};
