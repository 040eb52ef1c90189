// The active period of the books, for whoever may read it: where ranges of finance begin (workspace.md 1).
import { useQuery } from '@tanstack/react-query';
import { can } from '../policies/index.ts';
import { periode } from '../resources/finance/periode.ts';
import type { ListBody } from '../resources/kernel/wire.ts';
import { api } from './http.ts';
import { type SessionUser, useUser } from './session.ts';

/** A period begins once a month at most. */
const FRESH_MS = 10 * 60_000;

/** May he read periods? */
export const readsPeriods = (user: SessionUser): boolean => can(user, periode.name, 'list');

/** First day of the active period, of several branches of the one that began first; undefined: there is none. */
export const periodStart = async (signal?: AbortSignal): Promise<string | undefined> => {
  const query = { status: periode.state.active, sortby: 'start_date asc', limit: 1 };
  const { data } = await api.get<ListBody<{ readonly start_date: string }>>(periode.path, { query, signal });
  return data[0]?.start_date;
};

/** The same for a page; undefined also while it is read, and for who may not. */
export const usePeriodStart = (): string | undefined => {
  const user = useUser();
  return (
    useQuery({
      queryKey: ['period-start'],
      queryFn: async ({ signal }) => (await periodStart(signal)) ?? null,
      enabled: readsPeriods(user),
      staleTime: FRESH_MS,
    }).data ?? undefined
  );
};
