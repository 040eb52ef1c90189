// What issuing drafts does (finance.md 3, 6.1), decided from facts alone: a refusal, or the whole plan.
import { paymentType } from '../../../src/resources/finance/bill-life.ts';
import { billLineKind } from '../../../src/resources/finance/bill-line.ts';
import { bill as billDocument } from '../../../src/resources/finance/bill.ts';
import { type OpenPeriod, postingDay } from '../../../src/resources/finance/open-day.ts';
import { formatDate } from '../../../src/resources/kernel/date.ts';
import { Refusal, refuseField } from '../../../src/resources/refusals.ts';
import { billStatus } from './bill.ts';
import { type AskedTerms, type CreditPlan, decideCredit } from './credit.ts';
import { nextDue, type OpenRow } from './installment.ts';
import type { PostingAmount } from './journal.ts';
import { type Debtor, owedBy } from './receivable.ts';

export interface DraftLine {
  readonly kind: number;
  /** Rupiah: after every discount, with the PPN that is part of it. */
  readonly net_amount: number;
  readonly tax_amount: number;
  readonly discount_amount: number;
  readonly bill_discount_amount: number;
  readonly akun_id: number;
}
export interface DraftBill extends Debtor {
  readonly status: number;
  readonly total_amount: number;
  readonly installment_current_amount: number;
  readonly rounding_amount: number;
  readonly payment_type: number;
  /** Day of the work, 'YYYY-MM-DD'. */
  readonly transaction_at: string;
  readonly lines: readonly DraftLine[];
  readonly rows: readonly OpenRow[];
}
/** What somebody who issues one bill says about it. */
export interface IssueWish extends AskedTerms {
  readonly payment_type?: number | string | null | undefined;
  readonly posting_date?: string | null | undefined;
}
export interface IssueFacts<B extends DraftBill> {
  /** Locked. */
  readonly drafts: readonly B[];
  readonly period: OpenPeriod | undefined;
  readonly today: string;
  readonly frontDesk: boolean;
  /** Left out: each is issued as it stands, on the day of its work while that is open, else on the first open one. */
  readonly wish?: IssueWish;
}
export type IssuedComponent = 'gross' | 'paket' | 'discount' | 'tax' | 'rounding';
export interface IssuePlan<B extends DraftBill> {
  readonly draft: B;
  /** Of its journals, 'YYYY-MM-DD'; its number is of the year of that day. */
  readonly day: string;
  readonly status: number;
  readonly due_date: string | null;
  /** Undefined: it is paid directly, or came with a schedule. */
  readonly credit: CreditPlan | undefined;
  /** Posted as `bill.issued`, by component. */
  readonly amounts: Readonly<Record<IssuedComponent, readonly PostingAmount[]>>;
}

/**
 * Gross of the lines without their tax on their income accounts, packages net of discount as unearned, and the discounts given;
 * the receivable carries the patient.
 */
const amountsOf = (bill: DraftBill): IssuePlan<DraftBill>['amounts'] => {
  const income = bill.lines.filter(({ kind }) => kind !== billLineKind.package);
  const packages = bill.lines.filter(({ kind }) => kind === billLineKind.package);
  const off = (line: DraftLine) => line.bill_discount_amount + line.discount_amount;
  const sum = (lines: readonly DraftLine[], of: (line: DraftLine) => number) =>
    owedBy(
      bill,
      lines.reduce((total, line) => total + of(line), 0),
    );
  return {
    gross: income.map((line) => ({
      ...owedBy(bill, line.net_amount - line.tax_amount + off(line)),
      accounts: { line: line.akun_id },
    })),
    paket: packages.map((line) => owedBy(bill, line.net_amount - line.tax_amount)),
    discount: [sum(income, off)],
    tax: [sum(bill.lines, ({ tax_amount }) => tax_amount)],
    rounding: [owedBy(bill, bill.rounding_amount)],
  };
};

/** Who keeps the books may choose a day between the work and today. */
const requireChoice = (work: string, chosen: string, { frontDesk, today }: IssueFacts<DraftBill>): void => {
  if (frontDesk && chosen !== work) throw refuseField('issue-day-fixed', 'posting_date');
  if (chosen < work) throw refuseField('issue-before-work', 'posting_date', { day: formatDate(work) });
  if (chosen > today) throw refuseField('date-in-future', 'posting_date');
};

const issuing = <B extends DraftBill>(draft: B, facts: IssueFacts<B>): IssuePlan<B> => {
  const { wish = {}, today } = facts;
  const chosen = wish.posting_date ?? undefined;
  if (chosen !== undefined) requireChoice(draft.transaction_at, chosen, facts);
  // A package comes with a schedule of its own.
  const asks = wish.payment_type === paymentType.credit && draft.rows.length === 0;
  const credit = asks ? decideCredit({ bill: draft, asked: wish, day: chosen ?? today }) : undefined;
  if (draft.status !== billDocument.state.draft) throw new Refusal('bill-not-draft');
  if (draft.lines.length === 0) throw new Refusal('bill-empty');
  const onCredit = credit !== undefined || draft.payment_type === paymentType.credit;
  return {
    draft,
    day: chosen ?? postingDay(draft.transaction_at, facts.period, today),
    status: billStatus(draft.total_amount, 0),
    // Nobody is late with what he was not told of before.
    due_date: onCredit ? nextDue(credit?.rows ?? draft.rows) : today,
    credit,
    amounts: amountsOf(draft),
  };
};

const yearOf = ({ day }: { readonly day: string }): number => Number(day.slice(0, 4));

/**
 * In the order in which they are numbered, since the counter of a year is locked before that of the next.
 * @throws Refusal bill-not-draft (409); issue-day-fixed (403); issue-before-work, date-in-future, bill-empty, those of credit (422)
 */
export const decideIssue = <B extends DraftBill>(facts: IssueFacts<B>): readonly IssuePlan<B>[] =>
  facts.drafts.map((draft) => issuing(draft, facts)).toSorted((a, b) => yearOf(a) - yearOf(b));
