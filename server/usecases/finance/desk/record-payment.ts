// Taking money: one receipt with several tenders pays one or several bills of the branch (finance.md 5, 6.2, 9).
import { bill as billDocument } from '../../../../src/resources/finance/bill.ts';
import { postedEvent } from '../../../../src/resources/finance/journal-event.ts';
import { journalOrigin } from '../../../../src/resources/finance/jurnal.ts';
import type { recordPayment as recordPaymentCall } from '../../../../src/resources/finance/payment-calls.ts';
import { receiptType } from '../../../../src/resources/finance/billtransaction-fields.ts';
import { formatRupiah } from '../../../../src/resources/kernel/money.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { can } from '../../../../src/policies/index.ts';
import { isFrontDesk } from '../../../../src/policies/role.ts';
import { queueFor } from '../../../db/sequence.ts';
import { named, runOne } from '../../../db/statement.ts';
import type { PostingAmount } from '../../../domain/finance/journal.ts';
import { decidePayment, type Payer, paymentDay, type PaymentPlan } from '../../../domain/finance/payment.ts';
import type { CallRequest, WriteContext } from '../../kernel/contract.ts';
import { type BillRow, lockBills } from '../bill/bill-rows.ts';
import { type HeldDeposit, holdDeposit, noteMove } from './deposit-port.ts';
import { type Issued, numberDrafts, postIssued, callIssueHooks } from '../bill/issue-bill.ts';
import { putOnCredit } from '../bill/credit-terms.ts';
import { requireDetailed } from '../bill/opening-receivable.ts';
import { payBills } from '../bill/pay-bills.ts';
import { readPostingBasis, post, postOn, type Posting, RECEIPT_CODE } from '../ledger/post-journal.ts';
import { settleDiscounts } from '../bill/settle-discounts.ts';
import { showReceipt } from '../bill/show-bill.ts';
import { payerById, receiptUrl, type StoredReceipt, storeReceipt, takeReceiptIds } from './store-receipt.ts';
import { readDesk } from './tender-rows.ts';

type Request = CallRequest<typeof recordPaymentCall>;
type Body = Request['body'];

/** Of a receipt with others booked before it: whichever of its two events was posted, that of the payment first. */
const saveJournal = named<unknown, [number]>(
  'receipt_journal',
  `update billtransactions t set journal_id = (
     select j.id from journals j where j.profile_id = t.profile_id
       and j.event in ('${postedEvent.billPaid.key}', '${postedEvent.billRecovered.key}')
       and j.source_type = 'billtransaction' and j.source_id = t.id and j.origin = ${journalOrigin.automatic} order by j.event limit 1)
   where t.id = $1`,
);

/** The bills in the order of the allocations, all locked; drafts get their number when they are issued too. */
const openBills = async (
  context: WriteContext,
  body: Body,
  ids: readonly number[],
  locked: readonly BillRow[],
): Promise<{ bills: BillRow[]; issued: readonly Issued[] }> => {
  if (locked.length < ids.length) throw new Refusal('not-found');
  const drafts = locked.filter((bill) => bill.status === billDocument.state.draft);
  if (drafts[0] && !body.issue) throw new Refusal('bill-draft', { code: drafts[0].code ?? drafts[0].customer_name });
  await settleDiscounts(context, drafts, body.without_requests ?? []);
  const issued = await numberDrafts(context, drafts);
  const byId = new Map([...locked, ...issued.map(({ bill }) => bill)].map((bill) => [bill.id, bill]));
  return { bills: ids.flatMap((id) => byId.get(id) ?? []), issued };
};

const payerOf = async (
  context: WriteContext,
  id: number | null | undefined,
  first: BillRow | undefined,
): Promise<Payer> =>
  !id || id === first?.customer_id
    ? { id: first?.customer_id ?? null, name: first?.customer_name ?? '' }
    : payerById(context, id);

/** The moves of a deposit are on one row, locked from the first on. */
const holdDeposits = async (
  context: WriteContext,
  { id }: Payer,
  changes: readonly number[],
  day: string,
): Promise<readonly HeldDeposit[]> => {
  const held: HeldDeposit[] = [];
  for (const change of changes) if (id !== null) held.push(await holdDeposit(context, id, change, day));
  return held;
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
  readonly issued: readonly Issued[];
  readonly recovered: readonly PostingAmount[];
  readonly about: Omit<Posting, 'amounts'>;
}
const memoOf = ({ name }: Payer): string => `Pembayaran ${RECEIPT_CODE} ${name}`;

/** What few payments have: moves of a deposit, bills issued with them, what was written off. They know the receipt's number. */
const postBeside = async (
  context: WriteContext,
  stored: Promise<readonly [unknown, unknown, StoredReceipt]>,
  { held, issued, recovered, about }: Beside,
): Promise<void> => {
  if (held.length + issued.length + recovered.length === 0) return;
  const [, , receipt] = await stored;
  await noteMoves(context, held, receipt);
  await postIssued(context, issued);
  if (recovered.length > 0)
    await post(context, postedEvent.billRecovered, { ...about, amounts: { amount: recovered } });
};

interface Found {
  readonly body: Body;
  readonly day: string;
  readonly payer: Payer;
  readonly bills: readonly BillRow[];
  readonly issued: readonly Issued[];
}

/** Does what was decided: documents and deposit are held, the numbers come last, and the rest is one packet. */
const apply = async (context: WriteContext, { body, day, payer, bills, issued }: Found, plan: PaymentPlan) => {
  const { tenders, parts, price, deposits, excess, amounts, recovered } = plan;
  const held = await holdDeposits(context, payer, deposits, day);
  const [basis, taken] = await Promise.all([
    readPostingBasis(context, postedEvent.billPaid, amounts),
    takeReceiptIds(context),
  ]);
  const { note = null } = body;
  const { id } = taken;
  // Journals stand in the order of their ids: what is booked beside the payment comes before it.
  const isFirst = issued.length + recovered.length === 0;
  const receipt = {
    ids: isFirst ? taken : { id },
    type: receiptType.payment,
    day,
    payer,
    tenders,
    allocations: parts,
    price,
    deposit: excess,
    note,
  };
  const followsIssue = await callIssueHooks(context, issued);
  // From the queue on, every other payment of the branch waits: what can be done before it has been.
  const stored = Promise.all([
    payBills(context, bills, parts, day),
    queueFor(context.tx, context.branch.id, 'receipt'),
    storeReceipt(context, receipt),
  ]);
  const source = { type: 'billtransaction', id };
  const about = { source, transaction_at: day, memo: memoOf(payer), memoOfReceipt: true } as const;
  const posting: Posting = { ...about, amounts, ...(isFirst && { id: taken.journal }) };
  await postBeside(context, stored, { held, issued, recovered, about });
  const [[left, , { code }], , , record] = await Promise.all([
    stored,
    postOn(context, postedEvent.billPaid, posting, basis),
    isFirst ? undefined : runOne(context.tx, saveJournal, id),
    showReceipt(context, id),
  ]);
  await followsIssue();
  await left();
  return { code, record };
};

/** What a bill has left after the payment becomes installments, in the same transaction. @throws Refusal those of `putOnCredit` */
const creditRest = async (context: WriteContext, { rest_on_credit: rest }: Body): Promise<string> => {
  if (!rest) return '';
  if (!can(context.actor, billDocument.name, 'kredit')) throw new Refusal('forbidden');
  const { bill_id, ...terms } = rest;
  await putOnCredit(context, bill_id, terms);
  return `, sisanya dicicil ${terms.cicilan_attempt} kali`;
};

/**
 * POST /api/finance/billtransaction
 * @throws Refusal discount-waiting (409); bill-draft, opening-undetailed, deposit-short, deposit-later (422); pay-today-only (403);
 *   those of `decidePayment`, of posting, and of `putOnCredit` for the rest
 */
export const recordPayment = async (context: WriteContext, { body }: Request) => {
  const frontDesk = isFrontDesk(context.actor);
  const day = paymentDay(body.transaction_at, context.today, frontDesk);
  const ids = [...new Set(body.allocations.map((a) => a.bill_id))];
  const [locked, desk] = await Promise.all([
    lockBills(context.tx, ids, context.branch.id),
    readDesk(context, body.methods),
  ]);
  const { bills, issued } = await openBills(context, body, ids, locked);
  requireDetailed(bills);
  const payer = await payerOf(context, body.customer_id, bills[0]);
  const plan = decidePayment({ input: body, day, bills, desk, frontDesk, payer });
  const { code, record } = await apply(context, { body, day, payer, bills, issued }, plan);
  const onCredit = await creditRest(context, body);
  return {
    status: 201 as const,
    record,
    log: {
      message: `penerimaan pembayaran ${code} ${payer.name} sebesar ${formatRupiah(plan.price)}${onCredit}`,
      url: receiptUrl(code),
      after: { methods: body.methods, allocations: plan.parts },
    },
  };
};
