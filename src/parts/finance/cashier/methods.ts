// The payment methods that the branch takes, and what it holds for a patient.
import { useList } from '@refinedev/core';
import { useCall } from '../../../providers/call.ts';
import { PICK } from '../../../providers/data.ts';
import { useNewsOf } from '../../../providers/live.ts';
import { deposit } from '../../../resources/finance/deposit.ts';
import { paymentKind, paymentmethod } from '../../../resources/finance/paymentmethod.ts';
import type { Asked } from '../../../screens/request/requests.ts';
import type { Method } from './tender.ts';

/** The active payment methods; undefined while they are loading. */
export const useMethods = (): readonly Method[] | undefined => {
  const { result, query } = useList<Method>({
    resource: paymentmethod.name,
    meta: PICK,
    pagination: { currentPage: 1, pageSize: 50 },
    filters: [{ field: 'is_active', operator: 'eq', value: true }],
    queryOptions: { staleTime: 60_000 },
    errorNotification: false,
  });
  return query.isLoading ? undefined : result.data;
};

/** The methods that move money: all but the patient's deposit. */
export const moneyOf = (methods: readonly Method[]): readonly Method[] =>
  methods.filter(({ kind }) => kind !== paymentKind.deposit);

/** The patient's deposit in this branch, rupiah. */
export const useDeposit = (customer: number | null) => {
  const { query, answer } = useCall(
    'finance.customerbalance',
    { customer_id: customer ?? 0 },
    { enabled: customer !== null },
  );
  useNewsOf('finance.deposit', () => void (customer !== null && query.refetch()));
  return { balance: answer?.deposit ?? 0, refetch: query.refetch };
};

interface DepositRecord extends Asked {
  readonly id: number;
  /** Rupiah. */
  readonly balance: number;
}

/** What the branch holds for the patient, with what waits for an approver on it; no record where he never left anything. */
export const useDepositRecord = (customer: number) => {
  const { query, result } = useList<DepositRecord>({
    resource: deposit.name,
    pagination: { currentPage: 1, pageSize: 1 },
    filters: [{ field: 'customer', operator: 'eq', value: customer }],
    errorNotification: false,
  });
  useNewsOf(deposit.name, () => void query.refetch());
  return { record: result.data[0], refetch: query.refetch };
};
