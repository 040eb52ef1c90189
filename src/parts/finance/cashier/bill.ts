// Bills as the API answers them to the cash desk (finance.md 5).
import { useCall } from '../../../providers/call.ts';
import { useNewsOf } from '../../../providers/live.ts';
import { payableBillStates } from '../../../resources/finance/bill-life.ts';
import { bill } from '../../../resources/finance/bill.ts';
import type { Tone } from '../../../resources/kernel/field.ts';

/** What was written off may still be paid. */
const OPEN = [bill.state.draft, ...payableBillStates].join();

const states: Readonly<Record<number, { readonly tone: Tone }>> = bill.states;

export const billTone = (status: number): Tone | undefined => states[status]?.tone;

interface DeskQuery {
  readonly status?: string;
  readonly keyword?: string;
  readonly bill?: number;
  /** Several patients by their ids, with commas. */
  readonly customer?: string;
  readonly page?: number;
  readonly limit?: number;
}

const useDesk = (asked: DeskQuery) => {
  const { query, answer } = useCall('service.payment.list', asked, { keep: true });
  useNewsOf('service.payment', () => void query.refetch());
  return { query, bills: answer?.data ?? [], count: answer?.count };
};

/** One page of the desk's bills, newest first. */
export const useDeskBills = (query: Required<Pick<DeskQuery, 'page' | 'limit'>> & DeskQuery) => useDesk(query);

/** What patients have open in this branch, oldest first; of somebody whom the clinic does not know, his one bill. */
export const useOpenBills = (customers: readonly number[], billId: number | undefined) => {
  const whose = customers.length > 0 || billId === undefined ? { customer: customers.join(',') } : { bill: billId };
  const { query, bills } = useDesk({ status: OPEN, ...whose, page: 1, limit: 50 });
  return { query, bills: bills.toReversed() };
};
