// The list of those who are to come again, and its filters in the address.
import { useList } from '@refinedev/core';
import { keepPreviousData } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { addDays } from '../../../resources/kernel/date.ts';
import { DEFAULT_PAGE_SIZE, PAGE_SIZES } from '../../../resources/kernel/page.ts';
import { recall } from '../../../resources/service/recall.ts';
import type { Loaded } from '../../../screens/record/use-record.ts';

export interface Attempt {
  readonly at: string;
  readonly byname: string;
  readonly result: string;
  readonly note: string | null;
}
export interface RecallRow extends Loaded {
  readonly status: keyof typeof recall.states;
  readonly customer_id: number;
  readonly doctor_id: number | null;
  readonly reason: string;
  readonly due_at: string;
  readonly note: string | null;
  readonly last_contact_at: string | null;
  readonly attempts: readonly Attempt[];
  readonly customerdata: {
    readonly id: number;
    readonly name: string;
    readonly code: string;
    readonly phone: string | null;
  };
  readonly doctordata: { readonly name: string } | null;
  readonly visitdata: { readonly id: number; readonly visit_date: string } | null;
  readonly nextdata: { readonly id: number; readonly visit_date: string } | null;
  /** Stands ready in the chat. */
  readonly text: string;
}

/** Open ones are asked about before they are due: the next days belong to the list of today's calls. */
const SOON_DAYS = 7;

export type Due = 'now' | 'all';
export interface RecallFilter {
  readonly status: number;
  readonly due: Due;
  readonly reason: string | null;
  readonly keyword: string;
  readonly page: number;
  readonly limit: number;
}

export const useRecallFilter = () => {
  const [search, setSearch] = useSearchParams();
  const filter: RecallFilter = {
    status: Number(search.get('status') ?? recall.state.open),
    due: search.get('due') === 'all' ? 'all' : 'now',
    reason: search.get('reason'),
    keyword: search.get('keyword') ?? '',
    page: Number(search.get('page')) || 1,
    limit: PAGE_SIZES.find((size) => size === Number(search.get('limit'))) ?? DEFAULT_PAGE_SIZE,
  };
  const change = (next: Partial<RecallFilter>) => {
    const { status, due, reason, keyword, page, limit } = { ...filter, page: 1, ...next };
    const params = new URLSearchParams();
    if (status !== recall.state.open) params.set('status', String(status));
    if (due === 'all') params.set('due', due);
    if (reason !== null) params.set('reason', reason);
    if (keyword !== '') params.set('keyword', keyword);
    if (page > 1) params.set('page', String(page));
    if (limit !== DEFAULT_PAGE_SIZE) params.set('limit', String(limit));
    setSearch(params, { replace: true });
  };
  return [filter, change] as const;
};

export const useRecalls = ({ status, due, reason, keyword, page, limit }: RecallFilter, today: string) => {
  const until = status === recall.state.open && due === 'now' ? addDays(today, SOON_DAYS) : undefined;
  const { query, result } = useList<RecallRow>({
    resource: recall.name,
    pagination: { currentPage: page, pageSize: limit },
    sorters: [{ field: 'due_at', order: status === recall.state.open ? 'asc' : 'desc' }],
    filters: [
      { field: 'status', operator: 'eq', value: status },
      { field: 'reason', operator: 'eq', value: reason },
      { field: 'end_date', operator: 'eq', value: until },
      { field: 'keyword', operator: 'eq', value: keyword === '' ? undefined : keyword },
    ],
    queryOptions: { placeholderData: keepPreviousData },
    liveMode: 'auto',
    errorNotification: false,
  });
  return { query, rows: result.data, count: result.total ?? 0 };
};
