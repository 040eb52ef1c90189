// The consents of a visit, kept as others sign and withdraw.
import { useList } from '@refinedev/core';
import { consent as resource } from '../../../resources/service/consent.ts';
import type { ConsentData } from './consent.ts';

const MOST = 100;

export const useConsents = (visitId: number) => {
  const { query, result } = useList<ConsentData>({
    resource: resource.name,
    pagination: { currentPage: 1, pageSize: MOST },
    sorters: [resource.list.sort],
    filters: [{ field: 'visit', operator: 'eq', value: visitId }],
    errorNotification: false,
    liveMode: 'auto',
  });
  return { query, consents: result.data };
};
