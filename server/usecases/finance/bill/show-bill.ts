// The record that a billing use case answers.
import { unpaidBillStates } from '../../../../src/resources/finance/bill-life.ts';
import { bill } from '../../../../src/resources/finance/bill.ts';
import { billtransaction } from '../../../../src/resources/finance/billtransaction.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { findRecord, type Row } from '../../../db/repository.ts';
import type { Context } from '../../kernel/contract.ts';

const OPEN: readonly unknown[] = unpaidBillStates;

/** A bill as GET /api/finance/bill/{id} answers it: with what is left of it. */
export const showBill = async (context: Context, id: number): Promise<Row> => {
  const record = await findRecord(context.tx, bill, id, context.branches);
  if (!record) throw new Refusal('not-found');
  const left = Number(record['total_amount']) - Number(record['installment_current_amount']);
  return { ...record, outstanding: OPEN.includes(record['status']) ? left : 0 };
};

/** A receipt as GET /api/finance/billtransaction/{id} answers it. */
export const showReceipt = async (context: Context, id: number): Promise<Row> => {
  const record = await findRecord(context.tx, billtransaction, id, context.branches);
  if (!record) throw new Refusal('not-found');
  return record;
};
