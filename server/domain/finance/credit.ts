// What putting a bill on credit does (finance.md 3, 6.3), decided from facts alone: a refusal, or the whole plan.
import { installmentOf } from '../../../src/resources/finance/amounts.ts';
import { type DueMode, dueMode } from '../../../src/resources/finance/bill-life.ts';
import { formatRupiah } from '../../../src/resources/kernel/money.ts';
import { Refusal, refuseField } from '../../../src/resources/refusals.ts';
import { type CreditTerms, type OpenRow, planInstallments } from './installment.ts';

/** As it was asked for; what is left out of it is monthly, without a down payment. */
export interface AskedTerms {
  readonly dp_amount?: number | null | undefined;
  readonly cicilan_attempt?: number | null | undefined;
  readonly due_mode?: number | string | null | undefined;
  readonly first_due_date?: string | null | undefined;
}
export interface CreditFacts {
  readonly bill: {
    readonly customer_id: number | null;
    /** Rupiah, as what was paid of it. */
    readonly total_amount: number;
    readonly installment_current_amount: number;
  };
  readonly asked: AskedTerms;
  /** Day of the bill or of the agreement, 'YYYY-MM-DD'. */
  readonly day: string;
}
export interface CreditPlan {
  /** What has been paid already is part of the down payment. */
  readonly terms: CreditTerms;
  /** One installment, rupiah. */
  readonly each: number;
  readonly rows: readonly Omit<OpenRow, 'id'>[];
}

const termsOf = ({ asked, day }: CreditFacts): CreditTerms => {
  const due_mode: DueMode = asked.due_mode === dueMode.perVisit ? dueMode.perVisit : dueMode.monthly;
  const { cicilan_attempt, first_due_date = null } = asked;
  if (!cicilan_attempt) throw refuseField('terms-missing', 'cicilan_attempt');
  if (due_mode === dueMode.monthly && first_due_date === null) throw refuseField('terms-missing', 'first_due_date');
  if (first_due_date !== null && first_due_date < day) throw refuseField('first-due-early', 'first_due_date');
  return { dp_amount: asked.dp_amount ?? 0, cicilan_attempt, due_mode, first_due_date };
};

/** Where visits set the days, a day that was agreed on is that of the first installment. */
const withFirstDay = (rows: ReturnType<typeof planInstallments>, { due_mode, first_due_date }: CreditTerms) =>
  due_mode === dueMode.perVisit
    ? rows?.map((row) => (row.no === 1 ? { ...row, due_date: first_due_date } : row))
    : rows;

/** @throws Refusal terms-missing, first-due-early, credit-nobody, dp-above-total, installments-too-small (422) */
export const decideCredit = (facts: CreditFacts): CreditPlan => {
  const asked = termsOf(facts);
  const { customer_id, total_amount: total, installment_current_amount: paid } = facts.bill;
  if (customer_id === null) throw new Refusal('credit-nobody');
  const terms = { ...asked, dp_amount: paid + asked.dp_amount };
  if (terms.dp_amount >= total) throw refuseField('dp-above-total', 'dp_amount', { sisa: formatRupiah(total - paid) });
  const planned = withFirstDay(planInstallments(total, terms, facts.day), terms);
  if (!planned) throw refuseField('installments-too-small', 'cicilan_attempt');
  return {
    terms,
    each: installmentOf(total - terms.dp_amount, terms.cicilan_attempt),
    rows: planned.map((row) => ({ ...row, paid_amount: row.no === 0 ? paid : 0 })),
  };
};
