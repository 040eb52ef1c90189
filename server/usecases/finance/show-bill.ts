// The record that a billing use case answers.
import { bill } from '../../../src/resources/finance/bill.ts';
import { billtransaction } from '../../../src/resources/finance/billtransaction.ts';
import { Refusal } from '../../../src/resources/refusals.ts';
import { findRecord, type Row } from '../../db/repository.ts';
import type { Context } from '../contract.ts';

/** A bill as GET /api/finance/bill/{id} answers it. */
export const showBill = async (context: Context, id: number): Promise<Row> => {
  const record = await findRecord(context.tx, bill, id, context.branches);
  if (!record) throw new Refusal('not-found');
  return record;
};

/** A receipt as GET /api/finance/billtransaction/{id} answers it. */
export const showReceipt = async (context: Context, id: number): Promise<Row> => {
  const record = await findRecord(context.tx, billtransaction, id, context.branches);
  if (!record) throw new Refusal('not-found');
  return record;
};
