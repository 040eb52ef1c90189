// Refine's data provider over the clinic's wire: page, limit, keyword, sortby and declared filters in; `data` and `count` out.
import type {
  BaseRecord,
  CrudFilters,
  CrudSort,
  CustomParams,
  CustomResponse,
  DataProvider,
  DeleteOneParams,
  GetListParams,
  GetListResponse,
  GetOneParams,
  HttpError,
  MetaQuery,
} from '@refinedev/core';
import simpleRest from '@refinedev/simple-rest';
import { headingOf } from '../resources/heading.ts';
import type { ListBody } from '../resources/kernel/wire.ts';
import { ApiError, api, type Query, type QueryValue } from './http.ts';

/** Path below /api of a resource of the registry. */
export const pathOf = (name: string): string => headingOf(name).path;

/** Query values of Refine's filters. Only equality exists on the wire; anything else is a mistake of ours and throws. */
export const filterQuery = (filters: CrudFilters = []): Query => {
  const query: Record<string, QueryValue> = {};
  for (const filter of filters) {
    if (!('field' in filter) || (filter.operator !== 'eq' && filter.operator !== 'in')) {
      throw new Error(`The API has no filter operator '${filter.operator}'`);
    }
    query[filter.field] = filter.value as QueryValue;
  }
  return query;
};

/** 'name desc'; the API sorts by one column. */
export const sortQuery = (sorters: readonly CrudSort[] = []): string | undefined => {
  if (sorters.length > 1) throw new Error('The API sorts by one column');
  return sorters[0] && `${sorters[0].field} ${sorters[0].order}`;
};

/** Query of GET /api/{path}. */
export const listQuery = ({
  pagination,
  filters,
  sorters,
}: Pick<GetListParams, 'pagination' | 'filters' | 'sorters'>): Query => ({
  page: pagination?.currentPage ?? 1,
  limit: pagination?.pageSize ?? 20,
  sortby: sortQuery(sorters),
  ...filterQuery(filters),
});

/** Refine knows failures as HttpError; the API's own body travels along for field errors and codes. */
const raise = (error: unknown): never => {
  if (!(error instanceof ApiError)) throw error;
  const errors = Object.fromEntries(Object.entries(error.body.errors ?? {}).map(([name, texts]) => [name, [...texts]]));
  const failure: HttpError = {
    message: error.message,
    statusCode: error.status,
    code: error.body.code,
    errors,
    body: error.body,
  };
  throw failure;
};

const custom = async <T extends BaseRecord>({
  url,
  method,
  payload,
  query,
}: CustomParams): Promise<CustomResponse<T>> => {
  const options = { query: query as Query | undefined, body: payload };
  if (method === 'get') return { data: await api.get<T>(url, options).catch(raise) };
  if (method === 'post' || method === 'put' || method === 'delete')
    return { data: await api[method]<T>(url, options).catch(raise) };
  throw new Error(`The API has no method '${method}'`);
};

const base = simpleRest('');

/** `meta` of a select: reads the short answers of a resource (`/pilihan`) that pages of other features may read as well. */
export const PICK = { pick: true } as const;

const readPath = (resource: string, meta: MetaQuery | undefined): string =>
  meta?.['pick'] === true ? `${pathOf(resource)}/pilihan` : pathOf(resource);

/** Lists, creates, edits and verbs in our wire; single reads and deletions as simple-rest sends them. */
export const dataProvider: DataProvider = {
  ...base,
  getApiUrl: () => '/api',
  getList: async <T extends BaseRecord>({ resource, meta, ...params }: GetListParams): Promise<GetListResponse<T>> => {
    const body = await api.get<ListBody<T>>(readPath(resource, meta), { query: listQuery(params) }).catch(raise);
    return { data: [...body.data], total: body.count };
  },
  getMany: undefined,
  getOne: <T extends BaseRecord>({ resource, meta, ...params }: GetOneParams) =>
    base.getOne<T>({ ...params, resource: readPath(resource, meta) }).catch(raise),
  create: async <T>({ resource, variables }: { resource: string; variables: unknown }) => ({
    data: await api.post<T>(pathOf(resource), { body: variables }).catch(raise),
  }),
  update: async <T>({ resource, id, variables }: { resource: string; id: number | string; variables: unknown }) => ({
    data: await api.put<T>(`${pathOf(resource)}/${id}`, { body: variables }).catch(raise),
  }),
  deleteOne: <T extends BaseRecord, V>({ resource, ...params }: DeleteOneParams<V>) =>
    base.deleteOne<T, V>({ ...params, resource: pathOf(resource) }).catch(raise),
  custom,
};
