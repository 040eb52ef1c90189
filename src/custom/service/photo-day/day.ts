// The visits of a day with what has been photographed of each.
import { useCustom } from '@refinedev/core';
import { keepPreviousData } from '@tanstack/react-query';
import { useNewsOf } from '../../../providers/live.ts';
import { visitmultimedia } from '../../../resources/service/visitmultimedia.ts';
import { visit } from '../../../resources/service/visit.ts';

interface Person {
  readonly id: number;
  readonly name: string;
  readonly code: string;
}
export interface DayVisit {
  readonly id: number;
  readonly code: string;
  readonly status: number;
  readonly statusname: string;
  readonly label: string | null;
  readonly session_time: string | null;
  readonly customerdata: Person;
  readonly doctordata: Person;
  readonly photo_count: number;
  /** Labels that a photo of the visit has. */
  readonly labels: readonly number[];
  /** There are photos from before this visit. */
  readonly has_earlier: boolean;
  readonly thumburl: string | null;
}
interface Day {
  readonly data: readonly DayVisit[];
  readonly count: number;
  readonly id?: never;
}

export const usePhotoDay = (date: string, doctor: number | null) => {
  const { query } = useCustom<Day>({
    url: 'service/multimedia/visit',
    method: 'get',
    config: { query: { visit_date: date, ...(doctor !== null && { doctor }) } },
    queryOptions: { placeholderData: keepPreviousData },
    errorNotification: false,
  });
  const reload = () => void query.refetch();
  useNewsOf(visitmultimedia.name, reload);
  useNewsOf(visit.name, reload);
  return { query, visits: query.data?.data.data ?? [], reload };
};
