// Credit for a bill: what was agreed, and the installments that come of it (finance.md 3, 6.3).
import { openBillStates, paymentType } from '../../../../src/resources/finance/bill-life.ts';
import { bill as billDocument } from '../../../../src/resources/finance/bill.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { named, run } from '../../../db/statement.ts';
import { type AskedTerms, type CreditPlan, decideCredit } from '../../../domain/finance/credit.ts';
import { nextDue, type OpenRow } from '../../../domain/finance/installment.ts';
import type { UseCases, WriteContext } from '../../kernel/contract.ts';
import { type BillRow, lockBill } from './bill-rows.ts';
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

const OPEN: readonly number[] = openBillStates;

/**
 * Puts what is left of an issued bill on credit; what was paid of it is its down payment.
 * @throws Refusal bill-on-credit, wrong-state (409); those of `decideCredit` (422)
 */
export const putOnCredit = async (context: WriteContext, id: number, asked: AskedTerms): Promise<BillRow> => {
  const bill = await lockBill(context, id);
  if (bill.payment_type === paymentType.credit) throw new Refusal('bill-on-credit');
  if (!OPEN.includes(bill.status)) throw new Refusal('wrong-state', { singular: billDocument.singular });
  const rows = await storeCredit(context, id, decideCredit({ bill, asked, day: context.today }));
  await saveDue(context.tx, id, nextDue(rows));
  return bill;
};

/**
 * POST /api/finance/bill/{id}/kredit: a bill that is issued becomes one on credit.
 * @throws Refusal those of `putOnCredit`
 */
export const creditBill: UseCases['finance.bill']['kredit'] = async (context, { id }, input) => {
  const bill = await putOnCredit(context, id, input);
  return {
    record: await showBill(context, id),
    log: { message: `pemberian kredit tagihan ${bill.code}`, url: `/finance/payment/bill/${id}`, after: input },
  };
};
