// A bill with what hangs on it, as the API answers it (finance.md 5).
import { useCall } from '../../../providers/call.ts';
import { useNewsOf } from '../../../providers/live.ts';
import { bill } from '../../../resources/finance/bill.ts';

/** Schedule, receipts, notes of credit and journals of a bill. */
export const useBillDetail = (id: number | undefined) => {
  const { query, answer } = useCall('finance.bill.rincian', { id: id ?? 0 }, { enabled: id !== undefined });
  useNewsOf(bill.name, () => void (id !== undefined && query.refetch()));
  return { query, detail: answer };
};
