// A bill with what hangs on it, as the API answers it (finance.md 5).
import { useCall } from '../../../providers/call.ts';
import { useNewsOf } from '../../../providers/live.ts';
import type { BillRecord } from '../../../resources/finance/bill-detail.ts';
import { bill } from '../../../resources/finance/bill.ts';

/** What may still be paid: also of a bill that was written off. */
export const payable = ({ status, total_amount, installment_current_amount }: BillRecord): number =>
  status === bill.state.settled || status === bill.state.cancelled ? 0 : total_amount - installment_current_amount;

/** Schedule, receipts, notes of credit and journals of a bill. */
export const useBillDetail = (id: number | undefined) => {
  const { query, answer } = useCall('finance.bill.rincian', { id: id ?? 0 }, { enabled: id !== undefined });
  useNewsOf(bill.name, () => void (id !== undefined && query.refetch()));
  return { query, detail: answer };
};
