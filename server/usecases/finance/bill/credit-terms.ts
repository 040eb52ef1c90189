// Credit for a bill: what was agreed, and the installments that come of it (finance.md 3, 6.3).
import { paymentType } from '../../../../src/resources/finance/bill-life.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { named, run } from '../../../db/statement.ts';
import { type CreditPlan, decideCredit } from '../../../domain/finance/credit.ts';
import { nextDue, type OpenRow } from '../../../domain/finance/installment.ts';
import type { UseCases, WriteContext } from '../../kernel/contract.ts';
import { lockBill } from './bill-rows.ts';
import { saveDue, storeRows } from './installment-rows.ts';
import { showBill } from './show-bill.ts';

const saveTerms = named<unknown, [number, number, number, number, number, string | null]>(
  'bill_terms',
  `update bills set payment_type = ${paymentType.credit}, dp_amount = $2, cicilan_amount = $3, cicilan_attempt = $4, due_mode = $5,
   first_due_date = $6
   where id = $1`,
);

/** Stores what was decided for a bill, and answers its installments. */
export const storeCredit = async (
  context: WriteContext,
  billId: number,
  { terms, each, rows }: CreditPlan,
): Promise<readonly OpenRow[]> => {
  const { dp_amount, cicilan_attempt, due_mode, first_due_date } = terms;
  await run(context.tx, saveTerms, billId, dp_amount, each, cicilan_attempt, due_mode, first_due_date);
  return storeRows(context, billId, rows);
};

/**
 * POST /api/finance/bill/{id}/kredit: a bill that is issued becomes one on credit.
 * @throws Refusal bill-on-credit (409), those of `decideCredit` (422)
 */
export const creditBill: UseCases['finance.bill']['kredit'] = async (context, { id }, input) => {
  const bill = await lockBill(context, id);
  if (bill.payment_type === paymentType.credit) throw new Refusal('bill-on-credit');
  const rows = await storeCredit(context, id, decideCredit({ bill, asked: input, day: context.today }));
  await saveDue(context.tx, id, nextDue(rows));
  return {
    record: await showBill(context, id),
    log: { message: `pemberian kredit tagihan ${bill.code}`, url: `/finance/payment/bill/${id}`, after: input },
  };
};
