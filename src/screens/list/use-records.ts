// One page of a resource, as the address asks for it.
import { useList } from '@refinedev/core';
import { keepPreviousData } from '@tanstack/react-query';
import type { ListedOf } from '../../resources/answers.ts';
import type { Resource } from '../../resources/kernel/define.ts';
import type { ResourceName } from '../../resources/registry.ts';
import type { Query } from '../../providers/http.ts';
import type { Row } from '../views/view.ts';
import { useNamedBranches } from './branch-column.ts';
import type { ListState } from './list-state.ts';

export interface ListRow extends Row {
  readonly id: number;
}
/** A row of a resource's list: of one that is named, everything that its declaration says. */
export type RowFor<R extends Resource> = R['name'] extends ResourceName ? ListRow & ListedOf<R['name']> : ListRow;

/** The rows and their count; the page before stays visible while the next one loads. */
export const useRecords = <R extends Resource>(resource: R, state: ListState) => {
  const filters = Object.entries({ ...state.filters, ...(state.keyword ? { keyword: state.keyword } : {}) });
  const { query, result } = useList<RowFor<R>>({
    resource: resource.name,
    pagination: { currentPage: state.page, pageSize: state.limit },
    sorters: [state.sort],
    filters: filters.map(([field, value]) => ({ field, operator: 'eq', value })),
    queryOptions: { placeholderData: keepPreviousData },
    errorNotification: false,
    liveMode: 'auto',
  });
  const rows = useNamedBranches(resource, result.data);
  return { query, rows, count: result.total ?? 0 };
};

/** Query of the export: the same rows, all pages. */
export const exportQuery = ({ keyword, sort, filters }: ListState): Query => ({
  keyword,
  sortby: `${sort.field} ${sort.order}`,
  ...filters,
});
