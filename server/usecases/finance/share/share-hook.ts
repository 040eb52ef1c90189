// Shares follow the bill: they are born when it is issued, and reckoned again whenever its money changes (finance.md 3, 6.5).
import type { BillHook } from '../bill/bill-hooks.ts';
import { makeIncomes } from './make-incomes.ts';
import { recomputeShare } from './recompute-share.ts';

export const shareBill: BillHook = async (context, event, { bill, day }) => {
  // What was paid by then is known from 'paid'.
  if (event === 'settled') return undefined;
  if (event === 'issued') await makeIncomes(context, bill.id);
  return recomputeShare(context, { bills: [bill.id] }, { day, cancelled: event === 'voided' });
};
