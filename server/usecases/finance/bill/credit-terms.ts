// Credit for a bill: what was agreed, and the installments that come of it (finance.md 3, 6.3).
import { installmentOf } from '../../../../src/resources/finance/amounts.ts';
import { type DueMode, dueMode, paymentType } from '../../../../src/resources/finance/bill-life.ts';
import { formatRupiah } from '../../../../src/resources/kernel/money.ts';
import { Refusal, refuseField } from '../../../../src/resources/refusals.ts';
import { named, run } from '../../../db/statement.ts';
import { type CreditTerms, planInstallments } from '../../../domain/finance/installment.ts';
import type { UseCases, WriteContext } from '../../kernel/contract.ts';
import { type BillRow, lockBill } from './bill-rows.ts';
import { nextDue, saveDue, storeRows } from './installment-rows.ts';
import { showBill } from './show-bill.ts';

interface Asked {
  readonly dp_amount?: number | null | undefined;
  readonly cicilan_attempt?: number | null | undefined;
  readonly due_mode?: number | string | null | undefined;
  readonly first_due_date?: string | null | undefined;
}

const saveTerms = named<unknown, [number, number, number, number, number, string | null]>(
  'bill_terms',
  `update bills set payment_type = ${paymentType.credit}, dp_amount = $2, cicilan_amount = $3, cicilan_attempt = $4, due_mode = $5,
   first_due_date = $6
   where id = $1`,
);

/**
 * What was asked for, complete: monthly unless said otherwise.
 * @param issued day of the bill @throws Refusal terms-missing, first-due-early (422)
 */
export const readTerms = (asked: Asked, issued: string): CreditTerms => {
  const due_mode: DueMode = asked.due_mode === dueMode.perVisit ? dueMode.perVisit : dueMode.monthly;
  const { cicilan_attempt, first_due_date = null } = asked;
  if (!cicilan_attempt) throw refuseField('terms-missing', 'cicilan_attempt');
  if (due_mode === dueMode.monthly && first_due_date === null) throw refuseField('terms-missing', 'first_due_date');
  if (first_due_date !== null && first_due_date < issued) throw refuseField('first-due-early', 'first_due_date');
  return { dp_amount: asked.dp_amount ?? 0, cicilan_attempt, due_mode, first_due_date };
};

/** Where visits set the days, a day that was agreed on is that of the first installment. */
const withFirstDay = (rows: ReturnType<typeof planInstallments>, { due_mode, first_due_date }: CreditTerms) =>
  due_mode === dueMode.perVisit
    ? rows?.map((row) => (row.no === 1 ? { ...row, due_date: first_due_date } : row))
    : rows;

/**
 * Puts a bill on credit: what has been paid already counts towards the down payment.
 * @throws Refusal credit-nobody, dp-above-total, installments-too-small (422)
 */
export const giveCredit = async (
  context: WriteContext,
  bill: BillRow,
  asked: CreditTerms,
  day: string,
): Promise<BillRow> => {
  if (bill.customer_id === null) throw new Refusal('credit-nobody');
  const { total_amount: total, installment_current_amount: paid } = bill;
  const terms = { ...asked, dp_amount: paid + asked.dp_amount };
  if (terms.dp_amount >= total) throw refuseField('dp-above-total', 'dp_amount', { sisa: formatRupiah(total - paid) });
  const planned = withFirstDay(planInstallments(total, terms, day), terms);
  if (!planned) throw refuseField('installments-too-small', 'cicilan_attempt');
  const { dp_amount, cicilan_attempt, due_mode, first_due_date } = terms;
  const each = installmentOf(total - dp_amount, cicilan_attempt);
  await run(context.tx, saveTerms, bill.id, dp_amount, each, cicilan_attempt, due_mode, first_due_date);
  const rows = await storeRows(
    context,
    bill.id,
    planned.map((row) => (row.no === 0 ? { ...row, paid_amount: paid } : row)),
  );
  return { ...bill, payment_type: paymentType.credit, rows };
};

/**
 * POST /api/finance/bill/{id}/kredit: a bill that is issued becomes one on credit.
 * @throws Refusal bill-on-credit (409), and those of the terms (422)
 */
export const creditBill: UseCases['finance.bill']['kredit'] = async (context, { id }, input) => {
  const bill = await lockBill(context, id);
  if (bill.payment_type === paymentType.credit) throw new Refusal('bill-on-credit');
  const credited = await giveCredit(context, bill, readTerms(input, context.today), context.today);
  await saveDue(context.tx, id, nextDue(credited.rows));
  return {
    record: await showBill(context, id),
    log: { message: `pemberian kredit tagihan ${bill.code}`, url: `/finance/payment/bill/${id}`, after: input },
  };
};
