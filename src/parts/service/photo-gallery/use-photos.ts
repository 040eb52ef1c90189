// Photos as a page asks for them; news of others' uploads is shown as it comes.
import { type CrudFilter, useList } from '@refinedev/core';
import { keepPreviousData } from '@tanstack/react-query';
import { visitmultimedia } from '../../../resources/service/visitmultimedia.ts';
import type { PhotoData } from './photo.ts';

/** Parameters of the list; what is empty is not asked. */
export type PhotoFilter = Readonly<Record<string, string | number | null | undefined>>;

interface Page {
  readonly page: number;
  readonly limit: number;
}

const filtersOf = (filter: PhotoFilter): CrudFilter[] =>
  Object.entries(filter)
    .filter(([, value]) => value !== null && value !== undefined && value !== '')
    .map(([field, value]) => ({ field, operator: 'eq', value }));

/** @param enabled false while nothing shall be read */
export const usePhotos = (filter: PhotoFilter, { page, limit }: Page, enabled = true) => {
  const { query, result } = useList<PhotoData>({
    resource: visitmultimedia.name,
    pagination: { currentPage: page, pageSize: limit },
    filters: filtersOf(filter),
    queryOptions: { placeholderData: keepPreviousData, enabled },
    liveMode: 'auto',
    errorNotification: false,
  });
  return { query, photos: result.data, count: result.total ?? 0 };
};
