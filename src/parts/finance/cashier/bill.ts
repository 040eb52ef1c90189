// Bills and receipts as the API answers them to the cash desk (finance.md 5).
import { useCustom } from '@refinedev/core';
import { keepPreviousData } from '@tanstack/react-query';
import { useNewsOf } from '../../../providers/live.ts';
import type { OpenInstallment } from '../../../resources/finance/bill-detail.ts';
import { payableBillStates } from '../../../resources/finance/bill-life.ts';
import { bill } from '../../../resources/finance/bill.ts';
import type { Tone } from '../../../resources/kernel/field.ts';
import type { Asked } from '../../../screens/request/requests.ts';
import type { Loaded } from '../../../screens/record/use-record.ts';

/** What was written off may still be paid. */
const OPEN = [bill.state.draft, ...payableBillStates].join();

/** A row of GET /api/service/payment. Amounts are absent for roles that do not see money. */
export interface DeskBill extends Asked {
  readonly id: number;
  readonly version: number;
  readonly code: string | null;
  readonly status: number;
  readonly statusname: string;
  readonly source_type: string;
  readonly source_id: number;
  readonly transaction_at: string;
  readonly customer_id: number | null;
  readonly customer_name: string;
  readonly customerdata: { readonly code: string } | null;
  readonly doctordata: { readonly name: string } | null;
  readonly total_amount?: number;
  readonly installment_current_amount?: number;
  readonly outstanding?: number;
  /** What is open of its schedule, the earliest first. */
  readonly angsurans?: readonly OpenInstallment[] | null;
}
export interface BillDetail extends Loaded {
  readonly subtotal_amount: number;
  readonly discount_amount: number;
  readonly discount_percent: number | null;
  readonly discount_reason: string | null;
  readonly total_amount: number;
  readonly lines: readonly {
    readonly line_no: number;
    readonly name: string;
    readonly qty: number;
    readonly price: number;
    readonly discount_amount: number;
    readonly bill_discount_amount: number;
    readonly net_amount: number;
  }[];
}
export interface Receipt extends Loaded {
  readonly code: string;
  readonly customer_id: number | null;
  readonly customer_name: string;
  readonly price_amount: number;
  readonly change_amount: number;
}

interface DeskBody {
  readonly data: readonly DeskBill[];
  readonly count: number;
}

export const billTone = (status: number): Tone | undefined =>
  (bill.states as Readonly<Record<number, { readonly tone: Tone }>>)[status]?.tone;

interface DeskQuery {
  readonly status?: string;
  readonly keyword?: string;
  /** Several patients by their ids, with commas. */
  readonly customer?: string;
  readonly page?: number;
  readonly limit?: number;
}

const useDesk = (query: DeskQuery, enabled = true) => {
  const answer = useCustom<DeskBody & { id?: never }>({
    url: 'service/payment',
    method: 'get',
    config: { query },
    queryOptions: { enabled, placeholderData: keepPreviousData },
    errorNotification: false,
  });
  useNewsOf('service.payment', () => void (enabled && answer.query.refetch()));
  return { query: answer.query, bills: answer.query.data?.data.data ?? [], count: answer.query.data?.data.count ?? 0 };
};

/** One page of the desk's bills, newest first. */
export const useDeskBills = (query: Required<Pick<DeskQuery, 'page' | 'limit'>> & DeskQuery) => useDesk(query);

/** What patients have open in this branch, oldest first. */
export const useOpenBills = (customers: readonly number[]) => {
  const { query, bills } = useDesk({ status: OPEN, customer: customers.join(','), page: 1, limit: 50 });
  return { query, bills: bills.toReversed() };
};
