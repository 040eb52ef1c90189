// Issuing freezes a draft: it gets its code and its journal (finance.md 3, 6.1).
import { paymentType } from '../../../../src/resources/finance/bill-life.ts';
import { bill as billDocument } from '../../../../src/resources/finance/bill.ts';
import { postedEvent } from '../../../../src/resources/finance/journal-event.ts';
import type { OpenPeriod } from '../../../../src/resources/finance/open-day.ts';
import { periode } from '../../../../src/resources/finance/periode.ts';
import { formatRupiah } from '../../../../src/resources/kernel/money.ts';
import { isFrontDesk } from '../../../../src/policies/role.ts';
import { documentCode, documentKinds } from '../../../domain/document-code.ts';
import { nextNumber } from '../../../db/sequence.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import { decideIssue, type IssuePlan, type IssueWish } from '../../../domain/finance/issue.ts';
import type { UseCases, WriteContext } from '../../kernel/contract.ts';
import { inTurn, type LeftToPost, callBillHooks } from './bill-hooks.ts';
import { type BillRow, lockBill } from './bill-rows.ts';
import { storeCredit } from './credit-terms.ts';
import { post } from '../ledger/post-journal.ts';
import { settleDiscounts } from './settle-discounts.ts';
import { showBill } from './show-bill.ts';

const markIssued = named<unknown, [number, string, number, string, string, string | null]>(
  'bill_issue',
  `update bills set code = $2, status = $3, posting_date = $4, issued_at = $5, due_date = $6, original_total_amount = total_amount,
     updated_at = now(), version = version + 1 where id = $1`,
);

const openPeriod = named<OpenPeriod, [number]>(
  'issue_period',
  `select start_date::text as start_date, lock_date::text as lock_date from periodes where profile_id = $1
   and status = ${periode.state.active}`,
);

/** A draft that has its number, and what its journal will say. */
export interface Issued extends Pick<IssuePlan<BillRow>, 'amounts'> {
  readonly bill: BillRow;
}

const numberDraft = async (
  context: WriteContext,
  { draft, day, status, due_date, credit, amounts }: IssuePlan<BillRow>,
): Promise<Issued> => {
  const agreed = credit && {
    payment_type: paymentType.credit,
    rows: await storeCredit(context, draft.id, credit),
  };
  const year = day.slice(0, 4);
  const number = await nextNumber(context.tx, context.branch.id, documentKinds.bill.series, year);
  const code = documentCode(documentKinds.bill.prefix, context.branch.code, year, number);
  await run(context.tx, markIssued, draft.id, code, status, day, context.now.toISOString(), due_date);
  return { bill: { ...draft, ...agreed, code, status, posting_date: day, due_date }, amounts };
};

/**
 * Numbers locked drafts; call `postIssued` after every document of the transaction has its number, so that counters are
 * always locked in one order.
 * @param wish of who issues one of them @throws Refusal those of `decideIssue`
 */
export const numberDrafts = async (
  context: WriteContext,
  drafts: readonly BillRow[],
  wish?: IssueWish,
): Promise<readonly Issued[]> => {
  if (drafts.length === 0) return [];
  const period = await runOne(context.tx, openPeriod, context.branch.id);
  const frontDesk = isFrontDesk(context.actor);
  const plans = decideIssue({ drafts, period, today: context.today, frontDesk, ...(wish && { wish }) });
  const numbered: Issued[] = [];
  for (const plan of plans) numbered.push(await numberDraft(context, plan));
  return numbered;
};

/** On which a bill with a number is booked. */
const dayOf = ({ bill }: Issued, { today }: WriteContext): string => bill.posting_date ?? today;

/** Posts `bill.issued` of bills that just got their number. A bill of zero has no journal. */
export const postIssued = async (context: WriteContext, issued: readonly Issued[]): Promise<void> => {
  for (const one of issued)
    await post(context, postedEvent.billIssued, {
      source: { type: 'bill', id: one.bill.id },
      transaction_at: dayOf(one, context),
      memo: `Tagihan ${one.bill.code} ${one.bill.customer_name}`,
      amounts: one.amounts,
    });
};

/** Calls the hooks for bills that were just issued, before they are paid: what follows an issue is booked on its own day. */
export const callIssueHooks = async (context: WriteContext, issued: readonly Issued[]): Promise<LeftToPost> => {
  const left: LeftToPost[] = [];
  for (const one of issued) {
    const news = { bill: one.bill, day: dayOf(one, context) };
    left.push(await callBillHooks(context, 'issued', { ...news, delta: one.bill.total_amount }));
    if (one.bill.status === billDocument.state.settled)
      left.push(await callBillHooks(context, 'settled', { ...news, delta: 0 }));
  }
  return inTurn(left);
};

/** Issues locked drafts: number, status, journal. @throws Refusal as `numberDrafts` and posting */
export const issueBills = async (
  context: WriteContext,
  drafts: readonly BillRow[],
  wish?: IssueWish,
): Promise<readonly BillRow[]> => {
  const numbered = await numberDrafts(context, drafts, wish);
  const left = await callIssueHooks(context, numbered);
  await postIssued(context, numbered);
  await left();
  return numbered.map(({ bill }) => bill);
};

/**
 * POST /api/finance/bill/{id}/issue: to be paid directly, or on credit with its installments.
 * @throws Refusal discount-waiting (409); those of `decideIssue` and of posting
 */
export const issueBill: UseCases['finance.bill']['issue'] = async (context, { id }, input) => {
  const draft = await lockBill(context, id);
  await settleDiscounts(context, [draft], input.without_request ? [input.without_request] : []);
  const [issued = draft] = await issueBills(context, [draft], input);
  return {
    record: await showBill(context, id),
    log: {
      message: `penerbitan tagihan ${issued.code} sebesar ${formatRupiah(issued.total_amount)}`,
      url: `/finance/payment/bill/${id}`,
      after: input,
    },
  };
};
