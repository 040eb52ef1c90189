// What somebody has left of his annual leave, read anew when a request was made or decided.
import { useQueryClient } from '@tanstack/react-query';
import { useCall } from '../../../providers/call.ts';

const KEY = 'leave-left';

/** @param pegawai left out: oneself */
export const useLeft = (year: number, pegawai?: number) =>
  useCall(
    'attendance.leavebalance.saldo',
    { year, ...(pegawai !== undefined && { pegawai_id: pegawai }) },
    { queryKey: [KEY, pegawai ?? 'own', year], retry: false },
  );

/** Reloads balances and calendars on the page. */
export const useBalancesAnew = (): (() => void) => {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: [KEY] });
};
export const LEAVE_KEY = KEY;
