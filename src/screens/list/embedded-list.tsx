// The rows of a resource that belong to the record of a page: a table, or cards on a narrow screen, with pages of its own.
import { useList } from '@refinedev/core';
import { keepPreviousData } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useNarrow } from '../../providers/media.ts';
import { useUser } from '../../providers/session.ts';
import type { Resource } from '../../resources/kernel/define.ts';
import { DEFAULT_PAGE_SIZE } from '../../resources/kernel/page.ts';
import { EmptyState } from '../../kit/state/empty-state.tsx';
import { ErrorState } from '../../kit/state/error-state.tsx';
import { Paging } from '../../kit/table/paging.tsx';
import { useBranchColumn, useNamedBranches } from './branch-column.ts';
import { columnsFor } from '../resource-fields.ts';
import { RecordCards } from './record-cards.tsx';
import { RecordTable } from './record-table.tsx';
import type { RowOverrides } from './row-overrides.ts';
import { useShows } from './use-shows.ts';
import type { RowFor } from './use-records.ts';
import { WaitingRows } from '../../kit/state/waiting-rows.tsx';

interface Props<R extends Resource> {
  readonly resource: R;
  /** Declared filters that tie the rows to the page's record: `{customer: 7}`. */
  readonly filter: Readonly<Record<string, number | string>>;
  /** Columns that say the same in every row. */
  readonly without: readonly string[];
  readonly overrides?: RowOverrides<RowFor<R>>;
}

export const EmbeddedList = <R extends Resource>({ resource, filter, without, overrides }: Props<R>) => {
  const { role } = useUser();
  const shows = useShows(resource);
  const narrow = useNarrow();
  const [page, turn] = useState({ page: 1, limit: DEFAULT_PAGE_SIZE });
  const [sort, setSort] = useState(resource.list.sort);
  const branch = useBranchColumn(resource);
  const columns = useMemo(
    () => columnsFor(resource, role).filter(({ name }) => !without.includes(name)),
    [resource, role, without],
  );
  const { query, result } = useList<RowFor<R>>({
    resource: resource.name,
    pagination: { currentPage: page.page, pageSize: page.limit },
    sorters: [sort],
    filters: Object.entries(filter).map(([field, value]) => ({ field, operator: 'eq', value })),
    queryOptions: { placeholderData: keepPreviousData },
    errorNotification: false,
  });
  const rows = useNamedBranches(resource, result.data);
  if (query.isError) return <ErrorState message={query.error.message} onRetry={() => void query.refetch()} />;
  if (query.isLoading) return <WaitingRows />;
  if (result.data.length === 0) return <EmptyState />;
  const shared = { resource, columns: [...branch, ...columns], rows, opens: shows, overrides };
  return (
    <>
      {narrow ? (
        <RecordCards {...shared} />
      ) : (
        <RecordTable {...shared} density="compact" stale={query.isPlaceholderData} sort={sort} onSort={setSort} />
      )}
      <Paging of={resource.label} {...page} count={result.total ?? 0} onChange={turn} />
    </>
  );
};
