// The waiting list and the given-up places that suit it, as the API answers them.
import { useList } from '@refinedev/core';
import { useCall } from '../../../providers/call.ts';
import type { AnswerOf } from '../../../resources/answers.ts';
import { useNewsOf } from '../../../providers/live.ts';
import { formatTime } from '../../../resources/kernel/date.ts';
import { daftartunggu, waitingStatus } from '../../../resources/service/daftartunggu.ts';
import { visit } from '../../../resources/service/visit.ts';
import type { Waiting } from '../../../resources/service/waiting-place.ts';
import { WEEKDAYS } from '../../../resources/service/weekday.ts';

interface Person {
  readonly id: number;
  readonly name: string;
  readonly code: string;
}
export interface WaitingRow extends Waiting {
  readonly id: number;
  readonly version: number;
  readonly customer_id: number;
  readonly note: string | null;
  readonly customerdata: Person | null;
  readonly doctordata: Person | null;
}
export type Proposal = AnswerOf<'service.daftartunggu.usulan'>['data'][number];

const MOST = 100;

export const useWaiting = (enabled: boolean) => {
  const { query, result } = useList<WaitingRow>({
    resource: daftartunggu.name,
    pagination: { currentPage: 1, pageSize: MOST },
    filters: [{ field: 'status', operator: 'eq', value: waitingStatus.waiting }],
    queryOptions: { enabled },
    liveMode: 'auto',
    errorNotification: false,
  });
  useNewsOf(visit.name, () => void query.refetch());
  return { query, rows: result.data, count: result.total ?? 0 };
};

export const useProposals = (enabled: boolean) => {
  const { query, answer } = useCall('service.daftartunggu.usulan', {}, { enabled });
  const reload = () => void (enabled && query.refetch());
  useNewsOf(visit.name, reload);
  useNewsOf(daftartunggu.name, reload);
  return answer?.data ?? [];
};

/** 'Senin, Rabu · 09.00–12.00', of what the patient asked for; empty when anything suits him. */
export const wishOf = ({ hari, jam_dari, jam_sampai }: Waiting): string => {
  const days = WEEKDAYS.filter(({ value }) => hari?.includes(value)).map(({ label }) => label);
  const hours = jam_dari || jam_sampai ? `${formatTime(jam_dari ?? '00:00')}–${formatTime(jam_sampai ?? '24:00')}` : '';
  return [days.join(', '), hours].filter(Boolean).join(' · ');
};
