// Taking money: one receipt with several tenders pays one or several bills of the branch (finance.md 5, 6.2, 9).
import { bill as billDocument } from '../../../../src/resources/finance/bill.ts';
import { postedEvent } from '../../../../src/resources/finance/journal-event.ts';
import { journalOrigin } from '../../../../src/resources/finance/jurnal.ts';
import type { recordPayment as recordPaymentCall } from '../../../../src/resources/finance/payment-calls.ts';
import { receiptType } from '../../../../src/resources/finance/billtransaction-fields.ts';
import { paymentKind } from '../../../../src/resources/finance/paymentmethod.ts';
import { formatRupiah } from '../../../../src/resources/kernel/money.ts';
import { Refusal, refuseField } from '../../../../src/resources/refusals.ts';
import { ADMIN } from '../../../../src/policies/role.ts';
import { queueFor } from '../../../db/sequence.ts';
import { named, runOne } from '../../../db/statement.ts';
import type { Actor, PostingAmount } from '../../../domain/finance/journal.ts';
import { excessOf, shareTenders } from '../../../domain/finance/tender.ts';
import type { CallRequest, Outcome, WriteContext } from '../../kernel/contract.ts';
import { partsOf } from './allocate-payment.ts';
import { type BillRow, leftOf, lockBills } from '../bill/bill-rows.ts';
import { type HeldDeposit, holdDeposit, noteMove } from './deposit-port.ts';
import { numberDrafts, postIssued } from '../bill/issue-bill.ts';
import { requireDetailed } from '../bill/opening-receivable.ts';
import { payBills } from '../bill/pay-bills.ts';
import { groundOf, post, postOn, type Posting, RECEIPT_CODE } from '../ledger/post-journal.ts';
import { settleDiscounts } from '../bill/settle-discounts.ts';
import { showReceipt } from '../bill/show-bill.ts';
import { type Payer, payerById, receiptUrl, type StoredReceipt, storeReceipt, takeReceiptId } from './store-receipt.ts';
import { depositIn, readDesk, type TenderRow, type Tenders, tendersAt } from './tender-rows.ts';

type Request = CallRequest<typeof recordPaymentCall>;
type Body = Request['body'];
type Allocation = Body['allocations'][number];

const saveJournal = named<unknown, [number]>(
  'receipt_journal',
  `update billtransactions t set journal_id = (
     select j.id from journals j where j.profile_id = t.profile_id
       and j.event in ('${postedEvent.billPaid.key}', '${postedEvent.billRecovered.key}')
       and j.source_type = 'billtransaction' and j.source_id = t.id and j.origin = ${journalOrigin.automatic} order by j.event limit 1)
   where t.id = $1`,
);

/** The day of the receipt: today, or an earlier one chosen by who keeps the books. */
const dayOf = (context: WriteContext, wanted: string | null | undefined): string => {
  const day = wanted ?? context.today;
  if (day !== context.today && context.actor.role === ADMIN) throw refuseField('pay-today-only', 'transaction_at');
  return day;
};

/** The bills in the order of the allocations, all locked; drafts get their number when they are issued too. */
const openBills = async (
  context: WriteContext,
  body: Body,
  ids: readonly number[],
  locked: readonly BillRow[],
): Promise<{ bills: BillRow[]; issued: BillRow[] }> => {
  if (locked.length < ids.length) throw new Refusal('not-found');
  const drafts = locked.filter((bill) => bill.status === billDocument.state.draft);
  if (drafts[0] && !body.issue) throw new Refusal('bill-draft', { code: drafts[0].code ?? drafts[0].customer_name });
  await settleDiscounts(context, drafts, body.without_requests ?? []);
  const issued = await numberDrafts(context, drafts);
  const byId = new Map([...locked, ...issued].map((bill) => [bill.id, bill]));
  return { bills: ids.flatMap((id) => byId.get(id) ?? []), issued };
};

const requireOpen = (bills: readonly BillRow[], allocations: readonly Allocation[], day: string): void => {
  for (const bill of bills) {
    const left = leftOf(bill);
    const code = bill.code ?? bill.customer_name;
    const wanted = allocations.reduce((sum, { bill_id, amount }) => sum + (bill_id === bill.id ? amount : 0), 0);
    if (wanted > left) throw new Refusal('bill-left', { code, sisa: formatRupiah(left) });
    if (bill.posting_date !== null && day < bill.posting_date)
      throw refuseField('paid-before-issue', 'transaction_at', { code });
  }
};

const customerOf = (id: number | null | undefined): Actor | undefined => (id ? { type: 'customer', id } : undefined);

/** What stays of the tenders once the bills are filled: kept as the payer's deposit where that was asked. */
const requireExcess = ({ methods, allocations, excess_to_deposit }: Body): number => {
  const excess = excessOf(methods, allocations);
  if (excess < 0 || (excess > 0 && !excess_to_deposit)) throw new Refusal('tender-differs');
  return excess;
};

type Component = 'tender' | 'deposit' | 'excess' | 'recovered';

/**
 * Every tender goes to its own account; the receivable that it settles carries the patient of its bill. The deposit pays first,
 * so that what is kept as deposit is money. What recovers a bill that was written off is an event of its own.
 */
const amountsOf = (
  { rows }: Tenders,
  allocations: readonly Allocation[],
  { bills, payer, excess }: { bills: readonly BillRow[]; payer: Payer; excess: number },
): Record<Component, PostingAmount[]> => {
  const byId = new Map<number, BillRow>(bills.map((bill) => [bill.id, bill]));
  const order = rows.toSorted(
    (a, b) => Number(b.kind === paymentKind.deposit) - Number(a.kind === paymentKind.deposit),
  );
  const kept = excess > 0 ? [{ bill_id: 0, amount: excess }] : [];
  const amounts: Record<Component, PostingAmount[]> = { tender: [], deposit: [], excess: [], recovered: [] };
  for (const { tender, allocation, amount } of shareTenders<TenderRow, Allocation>(order, [...allocations, ...kept])) {
    const bill = byId.get(allocation.bill_id);
    const actor = customerOf(bill ? bill.customer_id : payer.id);
    const shared = { amount, ...(actor && { actor }), description: bill?.customer_name ?? payer.name };
    const debitActor = customerOf(payer.id);
    const recovers = bill?.status === billDocument.state.writtenOff;
    if (recovers && tender.kind === paymentKind.deposit) throw new Refusal('recovered-by-deposit');
    const component = bill ? (recovers ? 'recovered' : 'tender') : 'excess';
    if (tender.kind === paymentKind.deposit) amounts.deposit.push({ ...shared, ...(debitActor && { debitActor }) });
    else amounts[component].push({ ...shared, accounts: { paymentmethod: tender.akun_id } });
  }
  return amounts;
};

const payerOf = async (
  context: WriteContext,
  id: number | null | undefined,
  first: BillRow | undefined,
): Promise<Payer> =>
  !id || id === first?.customer_id
    ? { id: first?.customer_id ?? null, name: first?.customer_name ?? '' }
    : payerById(context, id);

/** Takes out what the deposit pays and puts in what is kept; both rows are one, locked from here on. */
const holdDeposits = async (
  context: WriteContext,
  payer: Payer,
  { used, excess, total, day }: { used: number; excess: number; total: number; day: string },
): Promise<readonly HeldDeposit[]> => {
  if (used === 0 && excess === 0) return [];
  if (payer.id === null) throw new Refusal('deposit-nobody');
  if (used > total) throw new Refusal('deposit-by-deposit');
  const out = used > 0 ? [await holdDeposit(context, payer.id, -used, day)] : [];
  return excess > 0 ? [...out, await holdDeposit(context, payer.id, excess, day)] : out;
};

const noteMoves = async (context: WriteContext, held: readonly HeldDeposit[], receipt: StoredReceipt) => {
  const source = { type: 'billtransaction', id: receipt.id };
  for (const one of held)
    await noteMove(
      context,
      one,
      source,
      `${one.change > 0 ? 'Kelebihan' : 'Dipakai untuk'} pembayaran ${receipt.code}`,
    );
};

interface Beside {
  readonly held: readonly HeldDeposit[];
  readonly issued: readonly BillRow[];
  readonly recovered: readonly PostingAmount[];
  readonly posting: Posting;
}
const memoOf = ({ name }: Payer): string => `Pembayaran ${RECEIPT_CODE} ${name}`;

/** What few payments have: moves of a deposit, bills issued with them, what was written off. They know the receipt's number. */
const postBeside = async (
  context: WriteContext,
  stored: Promise<readonly [unknown, unknown, StoredReceipt]>,
  { held, issued, recovered, posting }: Beside,
): Promise<void> => {
  if (held.length + issued.length + recovered.length === 0) return;
  const [, , receipt] = await stored;
  await noteMoves(context, held, receipt);
  await postIssued(context, issued);
  if (recovered.length > 0)
    await post(context, postedEvent.billRecovered, { ...posting, amounts: { amount: recovered } });
};

/**
 * POST /api/finance/billtransaction
 * @throws Refusal bill-left, discount-waiting (409); bill-draft, tender-differs, cash-short, change-without-cash,
 *   reference-missing, method-inactive, session-missing, recovered-by-deposit, deposit-short, deposit-later,
 *   deposit-nobody, deposit-by-deposit, paid-before-issue, opening-undetailed (422);
 *   pay-today-only (403); those of posting
 */
export const recordPayment = async (context: WriteContext, { body }: Request): Promise<Outcome> => {
  const day = dayOf(context, body.transaction_at);
  const excess = requireExcess(body);
  const price = body.allocations.reduce((sum, a) => sum + a.amount, 0);
  const ids = [...new Set(body.allocations.map((a) => a.bill_id))];
  const [locked, desk] = await Promise.all([
    lockBills(context.tx, ids, context.branch.id),
    readDesk(context, body.methods),
  ]);
  const { bills, issued } = await openBills(context, body, ids, locked);
  requireDetailed(bills);
  requireOpen(bills, body.allocations, day);
  const tenders = tendersAt(desk, context, body.methods, body.received_amount ?? null);
  const payer = await payerOf(context, body.customer_id, bills[0]);
  const held = await holdDeposits(context, payer, { used: depositIn(tenders.rows), excess, total: price, day });
  const { recovered, ...amounts } = amountsOf(tenders, body.allocations, { bills, payer, excess });
  const [ground, id] = await Promise.all([groundOf(context, postedEvent.billPaid, amounts), takeReceiptId(context)]);
  const { note = null } = body;
  const allocations = partsOf(bills, body.allocations);
  // From the queue on, every other payment of the branch waits: what can be done before it has been, the rest is one packet.
  const stored = Promise.all([
    payBills(context, bills, allocations),
    queueFor(context.tx, context.branch.id, 'receipt'),
    storeReceipt(context, {
      id,
      type: receiptType.payment,
      day,
      payer,
      tenders,
      allocations,
      price,
      deposit: excess,
      note,
    }),
  ]);
  const source = { type: 'billtransaction', id };
  const posting: Posting = { source, transaction_at: day, memo: memoOf(payer), memoOfReceipt: true, amounts };
  await postBeside(context, stored, { held, issued, recovered, posting });
  const [[, , receipt], , , record] = await Promise.all([
    stored,
    postOn(context, postedEvent.billPaid, posting, ground),
    runOne(context.tx, saveJournal, id),
    showReceipt(context, id),
  ]);
  return {
    status: 201,
    record,
    log: {
      message: `penerimaan pembayaran ${receipt.code} ${payer.name} sebesar ${formatRupiah(price)}`,
      url: receiptUrl(receipt.code),
      after: { methods: body.methods, allocations },
    },
  };
};
