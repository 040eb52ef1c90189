// Page, rows, keyword, sort and filters of a list live in the address, by the same names as on the wire: a list can be
// bookmarked, shared and gone back to, and its address is its export query.
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { Resource } from '../../resources/kernel/define.ts';
import { DEFAULT_PAGE_SIZE, PAGE_SIZES } from '../../resources/kernel/page.ts';

export interface Sort {
  readonly field: string;
  readonly order: 'asc' | 'desc';
}

export interface ListState {
  readonly page: number;
  readonly limit: number;
  readonly keyword: string;
  readonly sort: Sort;
  /** Query values by parameter; only parameters that the declaration knows. */
  readonly filters: Readonly<Record<string, string>>;
}

/** Parameters of a resource's filters; a period has two. */
export const filterParameters = (resource: Resource): readonly string[] => [
  ...new Set(
    Object.entries(resource.list.filters).flatMap(([name, filter]) =>
      filter.by === 'period' ? ['start_date', 'end_date'] : [name],
    ),
  ),
];

const positive = (text: string | null): number | undefined => {
  const n = Number(text);
  return Number.isSafeInteger(n) && n > 0 ? n : undefined;
};

const sortOf = (resource: Resource, text: string | null): Sort => {
  const [field = '', order = 'asc'] = (text ?? '').split(' ');
  const known = resource.list.sortable.includes(field);
  return known && (order === 'asc' || order === 'desc') ? { field, order } : resource.list.sort;
};

/** The state of a list from its address; unknown or impossible parameters are left out. */
export const readState = (resource: Resource, search: URLSearchParams): ListState => {
  const limit = positive(search.get('limit'));
  const filters = filterParameters(resource).flatMap((name): [string, string][] => {
    const value = search.get(name);
    return value ? [[name, value]] : [];
  });
  return {
    page: positive(search.get('page')) ?? 1,
    limit: PAGE_SIZES.find((size) => size === limit) ?? DEFAULT_PAGE_SIZE,
    keyword: search.get('keyword') ?? '',
    sort: sortOf(resource, search.get('sortby')),
    filters: Object.fromEntries(filters),
  };
};

/** The address of a state; defaults are left out. */
export const writeState = (resource: Resource, state: ListState): URLSearchParams => {
  const search = new URLSearchParams();
  if (state.page > 1) search.set('page', String(state.page));
  if (state.limit !== DEFAULT_PAGE_SIZE) search.set('limit', String(state.limit));
  if (state.keyword) search.set('keyword', state.keyword);
  const { field, order } = resource.list.sort;
  if (state.sort.field !== field || state.sort.order !== order)
    search.set('sortby', `${state.sort.field} ${state.sort.order}`);
  for (const [name, value] of Object.entries(state.filters)) if (value) search.set(name, value);
  return search;
};

/** The state of the list in the address, and the way to change it. Everything but the page itself leads back to page 1. */
export const useListState = (resource: Resource) => {
  const [search, setSearch] = useSearchParams();
  const state = useMemo(() => readState(resource, search), [resource, search]);
  const change = useCallback(
    (next: Partial<ListState>) =>
      setSearch((now) => writeState(resource, { ...readState(resource, now), page: 1, ...next }), {
        replace: next.page === undefined,
      }),
    [resource, setSearch],
  );
  return [state, change] as const;
};
