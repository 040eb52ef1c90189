// Issuing freezes a draft: it gets its code and its journal (finance.md 3, 6.1).
import { paymentType } from '../../../../src/resources/finance/bill-life.ts';
import { billLineKind } from '../../../../src/resources/finance/bill-line.ts';
import { bill as billDocument } from '../../../../src/resources/finance/bill.ts';
import { postedEvent } from '../../../../src/resources/finance/journal-event.ts';
import { periode } from '../../../../src/resources/finance/periode.ts';
import { formatDate } from '../../../../src/resources/kernel/date.ts';
import { formatRupiah } from '../../../../src/resources/kernel/money.ts';
import { postingDay } from '../../../../src/resources/finance/open-day.ts';
import { Refusal, refuseField } from '../../../../src/resources/refusals.ts';
import { ADMIN } from '../../../../src/policies/role.ts';
import { documentCode, documentKinds } from '../../../domain/document-code.ts';
import { nextNumber } from '../../../db/sequence.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import { billStatus } from '../../../domain/finance/bill.ts';
import type { PostingAmount } from '../../../domain/finance/journal.ts';
import type { Outcome, UseCases, WriteContext } from '../../kernel/contract.ts';
import { tellBill } from './bill-hooks.ts';
import { actorOf, type BillRow, lockBill } from './bill-rows.ts';
import { giveCredit, readTerms } from './credit-terms.ts';
import { nextDue } from './installment-rows.ts';
import { post } from '../ledger/post-journal.ts';
import { settleDiscounts } from './settle-discounts.ts';
import { showBill } from './show-bill.ts';

const markIssued = named<unknown, [number, string, number, string, string, string | null]>(
  'bill_issue',
  `update bills set code = $2, status = $3, posting_date = $4, issued_at = $5, due_date = $6, original_total_amount = total_amount,
     updated_at = now(), version = version + 1 where id = $1`,
);

type IssuedComponent = 'gross' | 'paket' | 'discount' | 'tax' | 'rounding';

/**
 * Gross of the lines without their tax on their income accounts, packages net of discount as unearned, and the discounts given;
 * the receivable carries the patient.
 */
const amountsOf = (bill: BillRow): Record<IssuedComponent, PostingAmount[]> => {
  const actor = actorOf(bill);
  const written = (amount: number) => ({ amount, ...(actor && { actor }), description: bill.customer_name });
  const income = bill.lines.filter(({ kind }) => kind !== billLineKind.package);
  const off = (line: BillRow['lines'][number]) => line.bill_discount_amount + line.discount_amount;
  return {
    gross: income.map((line) => ({
      ...written(line.net_amount - line.tax_amount + off(line)),
      accounts: { line: line.akun_id },
    })),
    paket: bill.lines
      .filter(({ kind }) => kind === billLineKind.package)
      .map((line) => written(line.net_amount - line.tax_amount)),
    discount: [written(income.reduce((sum, line) => sum + off(line), 0))],
    tax: [written(bill.lines.reduce((sum, line) => sum + line.tax_amount, 0))],
    rounding: [written(bill.rounding_amount)],
  };
};

type OpenPeriod = NonNullable<Parameters<typeof postingDay>[1]>;
const openPeriod = named<OpenPeriod, [number]>(
  'issue_period',
  `select start_date::text as start_date, lock_date::text as lock_date from periodes where profile_id = $1
   and status = ${periode.state.active}`,
);

const requireDraft = (bill: BillRow): void => {
  if (bill.status !== billDocument.state.draft) throw new Refusal('bill-not-draft');
  if (bill.lines.length === 0) throw new Refusal('bill-empty');
};

/**
 * Numbers the drafts; call `postIssued` after every document of the transaction has its number, so that counters are
 * always locked in one order. A number is of the year in which its bill is posted.
 * @param chosen day of the journals, 'YYYY-MM-DD'; left out: that of each bill's work while it is open, else the first open one
 * @throws Refusal bill-not-draft (409), bill-empty (422)
 */
export const numberDrafts = async (
  context: WriteContext,
  bills: readonly BillRow[],
  chosen?: string,
): Promise<BillRow[]> => {
  if (bills.length === 0) return [];
  bills.forEach(requireDraft);
  const period = await runOne(context.tx, openPeriod, context.branch.id);
  const dayOf = (bill: BillRow): string => chosen ?? postingDay(bill.transaction_at, period, context.today);
  const numbered: BillRow[] = [];
  for (const bill of bills.toSorted((a, b) => Number(dayOf(a).slice(0, 4)) - Number(dayOf(b).slice(0, 4)))) {
    const day = dayOf(bill);
    const year = day.slice(0, 4);
    const number = await nextNumber(context.tx, context.branch.id, documentKinds.bill.series, year);
    const code = documentCode(documentKinds.bill.prefix, context.branch.code, year, number);
    const status = billStatus(bill.total_amount, 0);
    // Nobody is late with what he was not told of before.
    const due = bill.payment_type === paymentType.credit ? nextDue(bill.rows) : context.today;
    await run(context.tx, markIssued, bill.id, code, status, day, context.now.toISOString(), due);
    numbered.push({ ...bill, code, status, posting_date: day, due_date: due });
  }
  return numbered;
};

/** Posts `bill.issued` of bills that just got their number, and tells of them. A bill of zero has no journal. */
export const postIssued = async (context: WriteContext, bills: readonly BillRow[]): Promise<void> => {
  for (const bill of bills) {
    await post(context, postedEvent.billIssued, {
      source: { type: 'bill', id: bill.id },
      transaction_at: bill.posting_date ?? context.today,
      memo: `Tagihan ${bill.code} ${bill.customer_name}`,
      amounts: amountsOf(bill),
    });
    await tellBill(context, 'issued', { bill, delta: bill.total_amount });
    if (bill.status === billDocument.state.settled) await tellBill(context, 'settled', { bill, delta: 0 });
  }
};

/** Issues locked drafts: number, status, journal. @param chosen as of `numberDrafts` */
export const issueBills = async (
  context: WriteContext,
  bills: readonly BillRow[],
  chosen?: string,
): Promise<BillRow[]> => {
  const numbered = await numberDrafts(context, bills, chosen);
  await postIssued(context, numbered);
  return numbered;
};

/** Who keeps the books may choose a day between the work and today. */
const requireChoice = ({ actor, today }: WriteContext, { transaction_at: work }: BillRow, chosen: string): void => {
  if (actor.role === ADMIN && chosen !== work) throw refuseField('issue-day-fixed', 'posting_date');
  if (chosen < work) throw refuseField('issue-before-work', 'posting_date', { day: formatDate(work) });
  if (chosen > today) throw refuseField('date-in-future', 'posting_date');
};

/**
 * POST /api/finance/bill/{id}/issue: to be paid directly, or on credit with its installments.
 * @throws Refusal bill-not-draft, discount-waiting (409); bill-empty, issue-before-work, date-in-future, those of the terms
 *   and of posting (422); issue-day-fixed (403)
 */
export const issueBill: UseCases['finance.bill']['issue'] = async (context, { id }, input): Promise<Outcome> => {
  const chosen = input.posting_date ?? undefined;
  const draft = await lockBill(context, id);
  await settleDiscounts(context, [draft], input.without_request ? [input.without_request] : []);
  if (chosen !== undefined) requireChoice(context, draft, chosen);
  const agreedOn = chosen ?? context.today;
  // A package comes with a schedule of its own.
  const asked =
    input.payment_type === paymentType.credit && draft.rows.length === 0 ? readTerms(input, agreedOn) : undefined;
  const agreed = asked ? await giveCredit(context, draft, asked, agreedOn) : draft;
  const [issued = agreed] = await issueBills(context, [agreed], chosen);
  return {
    record: await showBill(context, id),
    log: {
      message: `penerbitan tagihan ${issued.code} sebesar ${formatRupiah(issued.total_amount)}`,
      url: `/finance/payment/bill/${id}`,
      after: input,
    },
  };
};
