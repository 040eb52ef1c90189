// The cashier's own session, and those of the branch that wait to be verified (finance.md 3).
import { useList } from '@refinedev/core';
import { can } from '../../../policies/index.ts';
import { useCall } from '../../../providers/call.ts';
import { branchOf, useUser } from '../../../providers/session.ts';
import { kasirsesi } from '../../../resources/finance/kasirsesi.ts';

export interface CashSession {
  readonly id: number;
  readonly version: number;
  readonly code: string;
  readonly opened_at: string;
  readonly opening_amount: number;
}

const useSessions = (filters: Readonly<Record<string, number>>, enabled: boolean) =>
  useList<CashSession>({
    resource: kasirsesi.name,
    pagination: { currentPage: 1, pageSize: 1 },
    filters: Object.entries(filters).map(([field, value]) => ({ field, operator: 'eq' as const, value })),
    queryOptions: { enabled },
    errorNotification: false,
    liveMode: 'auto',
  });

/** `session` is undefined while none is open; `waiting` counts what this user could verify. */
export const useCashSession = () => {
  const user = useUser();
  const { id } = user;
  // A drawer stands in a branch: whoever has chosen none has none to open.
  const placed = branchOf(user) !== null;
  const own = useSessions({ status: kasirsesi.state.open, user: id }, true);
  const verifies = can(user, kasirsesi.name, 'verify');
  const closed = useSessions({ status: kasirsesi.state.closed }, verifies);
  const setting = useCall('finance.setting.show', {}, { enabled: placed, staleTime: 60_000 });
  return {
    placed,
    session: own.result.data[0],
    known: own.query.isSuccess,
    required: setting.answer?.require_kasirsesi === true,
    waiting: verifies ? (closed.result.total ?? 0) : 0,
    refetch: own.query.refetch,
  };
};
