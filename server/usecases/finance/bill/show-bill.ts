// The record that a billing use case answers.
import { unpaidBillStates } from '../../../../src/resources/finance/bill-life.ts';
import { bill } from '../../../../src/resources/finance/bill.ts';
import { billtransaction } from '../../../../src/resources/finance/billtransaction.ts';
import type { Context } from '../../kernel/contract.ts';
import { genericShow } from '../../kernel/generic.ts';

const OPEN: readonly unknown[] = unpaidBillStates;

/** A bill as GET /api/finance/bill/{id} answers it: with what is left of it. */
export const showBill = async (context: Context, id: number) => {
  const record = await genericShow(bill, context, id);
  const left = record.total_amount - record.installment_current_amount;
  return { ...record, outstanding: OPEN.includes(record.status) ? left : 0 };
};

/** A receipt as GET /api/finance/billtransaction/{id} answers it. */
export const showReceipt = (context: Context, id: number) => genericShow(billtransaction, context, id);
