// Bills that are issued and paid in cash at once.
import type { Client, TestApp } from '../support/app.ts';
import { draftBill, methodIds } from './draft.ts';

/** @param amounts rupiah paid of each bill */
export const payDrafts = async (clinic: TestApp, desk: Client, amounts: readonly number[]): Promise<void> => {
  const methods = await methodIds(clinic);
  for (const amount of amounts) {
    const bill = await draftBill(clinic);
    const answer = await desk.post('/api/finance/billtransaction', {
      methods: [{ paymentmethod_id: methods['Tunai'], amount }],
      allocations: [{ bill_id: bill.id, amount }],
      issue: true,
    });
    if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
  }
};
