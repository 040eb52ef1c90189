// A bill with what hangs on it, as the API answers it (finance.md 5).
import { useCustom } from '@refinedev/core';
import { useNewsOf } from '../../../providers/live.ts';
import type { BillDetail } from '../../../resources/finance/bill-detail.ts';
import { bill } from '../../../resources/finance/bill.ts';
import type { Loaded } from '../../../screens/record/use-record.ts';

interface Named {
  readonly id: number;
  readonly name: string;
  readonly code: string | null;
}
export interface BillLine {
  readonly id: number;
  readonly line_no: number;
  readonly name: string;
  readonly qty: number;
  readonly price: number;
  readonly discount_amount: number;
  readonly bill_discount_amount: number;
  readonly net_amount: number;
  readonly paid_amount: number;
}
export interface BillRecord extends Loaded {
  readonly code: string | null;
  readonly status: keyof typeof bill.states;
  readonly type: number;
  readonly source_type: string;
  readonly source_id: number;
  readonly customer_id: number | null;
  readonly customer_name: string;
  readonly customerdata: Named | null;
  readonly doctordata: Named | null;
  readonly transaction_at: string;
  readonly posting_date: string | null;
  readonly due_date: string | null;
  readonly subtotal_amount: number;
  readonly discount_amount: number;
  readonly discount_percent: number | null;
  readonly discount_reason: string | null;
  readonly tax_amount: number;
  readonly rounding_amount: number;
  readonly original_total_amount: number | null;
  readonly total_amount: number;
  readonly installment_current_amount: number;
  readonly outstanding: number;
  readonly writtenoff_amount: number;
  readonly payment_type: number;
  readonly due_mode: number | null;
  readonly void_reason: string | null;
  readonly lines: readonly BillLine[];
}

/** What may still be paid: also of a bill that was written off. */
export const payable = ({ status, total_amount, installment_current_amount }: BillRecord): number =>
  status === bill.state.settled || status === bill.state.cancelled ? 0 : total_amount - installment_current_amount;

/** Schedule, receipts, notes of credit and journals of a bill. */
export const useBillDetail = (id: number | undefined) => {
  const { query } = useCustom<BillDetail & { id?: never }>({
    url: `${bill.path}/${id}/rincian`,
    method: 'get',
    queryOptions: { enabled: id !== undefined },
    errorNotification: false,
  });
  useNewsOf(bill.name, () => void (id !== undefined && query.refetch()));
  return { query, detail: query.data?.data };
};
