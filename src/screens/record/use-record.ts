// The record of the address.
import { useOne } from '@refinedev/core';
import { useParams } from 'react-router';
import type { ShownOf } from '../../resources/answers.ts';
import type { Resource } from '../../resources/kernel/define.ts';
import { formatDate } from '../../resources/kernel/date.ts';
import type { ResourceName } from '../../resources/registry.ts';
import type { Row } from '../views/view.ts';

export interface Loaded extends Row {
  readonly id: number;
  readonly version: number;
}

/** A record on its page: of a resource that is named, everything that its declaration says. */
export type RecordFor<R extends Resource> = R['name'] extends ResourceName ? Loaded & ShownOf<R['name']> : Loaded;

/** The record whose id stands in the address, as the server has it now; live, what others change is shown as well. */
export const useRecord = <R extends Resource>(resource: R, { live = false } = {}) => {
  const { id = '' } = useParams();
  const { query, result } = useOne<RecordFor<R>>({
    resource: resource.name,
    id,
    errorNotification: false,
    liveMode: live ? 'auto' : 'off',
  });
  return { id, record: result, query };
};

/** The words that name a record. */
export const titleOf = (resource: Resource, record: Row): string => {
  const field = resource.fields[resource.title];
  const value =
    field?.kind === 'ref' ? (record[field.embed] as { name?: string } | null)?.name : record[resource.title];
  if (field?.kind === 'date' && typeof value === 'string') return formatDate(value);
  return String(value ?? resource.singular);
};
