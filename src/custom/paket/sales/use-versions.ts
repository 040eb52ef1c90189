// Versions of packages that are on offer in the branch.
import { useList } from '@refinedev/core';
import { historyState } from '../../../resources/paket/history-life.ts';
import { pakethistory } from '../../../resources/paket/history.ts';
import type { Version } from './sale-form.ts';

/** More kinds of packages than a branch offers at one time. */
const MOST = 50;

export const useVersions = () => {
  const { query, result } = useList<Version>({
    resource: pakethistory.name,
    pagination: { currentPage: 1, pageSize: MOST },
    filters: [{ field: 'status', operator: 'eq', value: historyState.active }],
    queryOptions: { staleTime: 60_000 },
    errorNotification: false,
  });
  return { query, versions: result.data };
};
