// Reads a record as it is stored now, for a form that was refused over an older version.
import { useInvalidate } from '@refinedev/core';
import { api } from '../../providers/http.ts';
import { pathOf } from '../../providers/data.ts';
import type { Row } from '../views/view.ts';

/** @param id undefined: there is no record yet */
export const useNewest = (resource: string, id: number | undefined): (() => Promise<Row>) | undefined => {
  const invalidate = useInvalidate();
  if (id === undefined) return undefined;
  return async () => {
    const now = await api.get<Row>(`${pathOf(resource)}/${id}`);
    // What stands around the form shows it as well.
    void invalidate({ resource, id, invalidates: ['list', 'detail'] });
    return now;
  };
};
