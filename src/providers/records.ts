// Records as pages read them outside of Refine, by the name of their resource and with the types of its declaration.
import type { ListedOf, ShownOf } from '../resources/answers.ts';
import type { ListBody } from '../resources/kernel/wire.ts';
import type { ResourceName } from '../resources/registry.ts';
import { pathOf } from './data.ts';
import { api, type Query } from './http.ts';

/** The record with that id. @throws ApiError */
export const readRecord = <N extends ResourceName>(name: N, id: number, signal?: AbortSignal): Promise<ShownOf<N>> =>
  api.get<ShownOf<N>>(`${pathOf(name)}/${id}`, { signal });

/** A page of the list. @throws ApiError */
export const readRecords = <N extends ResourceName>(
  name: N,
  query: Query,
  signal?: AbortSignal,
): Promise<ListBody<ListedOf<N>>> => api.get<ListBody<ListedOf<N>>>(pathOf(name), { query, signal });
