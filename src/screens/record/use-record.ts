// The record of the address.
import { useOne } from '@refinedev/core';
import { useParams } from 'react-router';
import type { Resource } from '../../resources/kernel/define.ts';
import type { Row } from '../views/view.ts';

export interface Loaded extends Row {
  readonly id: number;
  readonly version: number;
}

/** The record whose id stands in the address, as the server has it now. */
export const useRecord = (resource: Resource) => {
  const { id = '' } = useParams();
  const { query, result } = useOne<Loaded>({ resource: resource.name, id, errorNotification: false });
  return { id, record: result, query };
};

/** The words that name a record. */
export const titleOf = (resource: Resource, record: Row): string => String(record[resource.title] ?? resource.singular);
