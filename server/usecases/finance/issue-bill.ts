// Issuing freezes a draft: it gets its code and its journal (finance.md 3, 6.1).
import { formatRupiah } from '../../../src/resources/kernel/money.ts';
import { Refusal, refuseField } from '../../../src/resources/refusals.ts';
import { ADMIN } from '../../../src/policies/role.ts';
import { documentCode, documentKinds } from '../../domain/document-code.ts';
import { nextNumber } from '../../db/sequence.ts';
import { named, run } from '../../db/statement.ts';
import { billStatus } from '../../domain/finance/bill.ts';
import type { PostingAmount } from '../../domain/finance/journal.ts';
import type { Outcome, UseCases, WriteContext } from '../contract.ts';
import { tellBill } from './bill-hooks.ts';
import { actorOf, type BillRow, lockBill } from './bill-rows.ts';
import { giveCredit, readTerms } from './credit-terms.ts';
import { nextDue } from './installment-rows.ts';
import { post } from './post-journal.ts';
import { showBill } from './show-bill.ts';

const PAKET = 4;
const CREDIT = 2;

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
  const income = bill.lines.filter(({ kind }) => kind !== PAKET);
  const off = (line: BillRow['lines'][number]) => line.bill_discount_amount + line.discount_amount;
  return {
    gross: income.map((line) => ({
      ...written(line.net_amount - line.tax_amount + off(line)),
      accounts: { line: line.akun_id },
    })),
    paket: bill.lines.filter(({ kind }) => kind === PAKET).map((line) => written(line.net_amount - line.tax_amount)),
    discount: [written(income.reduce((sum, line) => sum + off(line), 0))],
    tax: [written(bill.lines.reduce((sum, line) => sum + line.tax_amount, 0))],
    rounding: [written(bill.rounding_amount)],
  };
};

/**
 * Numbers the drafts; call `postIssued` after every document of the transaction has its number, so that counters are
 * always locked in one order.
 * @param day of the journals, 'YYYY-MM-DD'
 * @throws Refusal bill-not-draft (409), bill-empty (422)
 */
export const numberDrafts = async (
  context: WriteContext,
  bills: readonly BillRow[],
  day = context.today,
): Promise<BillRow[]> => {
  const numbered: BillRow[] = [];
  const year = day.slice(0, 4);
  for (const bill of bills) {
    if (bill.status !== 0) throw new Refusal('bill-not-draft');
    if (bill.lines.length === 0) throw new Refusal('bill-empty');
    const number = await nextNumber(context.tx, context.branch.id, documentKinds.bill.series, year);
    const code = documentCode(documentKinds.bill.prefix, context.branch.code, year, number);
    const status = billStatus(bill.total_amount, 0);
    const due = bill.payment_type === CREDIT ? nextDue(bill.rows) : day;
    await run(context.tx, markIssued, bill.id, code, status, day, context.now.toISOString(), due);
    numbered.push({ ...bill, code, status, posting_date: day, due_date: due });
  }
  return numbered;
};

/** Posts `bill.issued` of bills that just got their number, and tells of them. A bill of zero has no journal. */
export const postIssued = async (context: WriteContext, bills: readonly BillRow[]): Promise<void> => {
  for (const bill of bills) {
    await post(context, 'bill.issued', {
      source: { type: 'bill', id: bill.id },
      transaction_at: bill.posting_date ?? context.today,
      memo: `Tagihan ${bill.code} ${bill.customer_name}`,
      amounts: amountsOf(bill),
    });
    await tellBill(context, 'bill.issued', { bill, delta: bill.total_amount });
    if (bill.status === 3) await tellBill(context, 'bill.settled', { bill, delta: 0 });
  }
};

/** Issues locked drafts: number, status, journal. */
export const issueBills = async (
  context: WriteContext,
  bills: readonly BillRow[],
  day = context.today,
): Promise<BillRow[]> => {
  const numbered = await numberDrafts(context, bills, day);
  await postIssued(context, numbered);
  return numbered;
};

/** The day of the journal: today, or an earlier one chosen by who keeps the books. @throws Refusal issue-today-only (403) */
const dayOf = (context: WriteContext, wanted: string | null | undefined): string => {
  const day = wanted ?? context.today;
  if (day !== context.today && context.actor.role === ADMIN) throw refuseField('issue-today-only', 'posting_date');
  return day;
};

/**
 * POST /api/finance/bill/{id}/issue: to be paid directly, or on credit with its installments.
 * @throws Refusal bill-not-draft (409), bill-empty, those of the terms and of posting (422), issue-today-only (403)
 */
export const issueBill: UseCases['finance.bill']['issue'] = async (context, { id }, input): Promise<Outcome> => {
  const day = dayOf(context, input.posting_date);
  const draft = await lockBill(context, id);
  // A package comes with a schedule of its own.
  const asked = input.payment_type === CREDIT && draft.rows.length === 0 ? readTerms(input, day) : undefined;
  const agreed = asked ? await giveCredit(context, draft, asked, day) : draft;
  const [issued = agreed] = await issueBills(context, [agreed], day);
  return {
    record: await showBill(context, id),
    log: {
      message: `penerbitan tagihan ${issued.code} sebesar ${formatRupiah(issued.total_amount)}`,
      url: `/finance/payment/bill/${id}`,
      after: input,
    },
  };
};
