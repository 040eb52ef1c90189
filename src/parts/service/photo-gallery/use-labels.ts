// The active labels of photos in their order, for pickers and checklists.
import { useList } from '@refinedev/core';
import { PICK } from '../../../providers/data.ts';
import { activeStatus } from '../../../resources/kernel/active.ts';
import { MAX_LIMIT } from '../../../resources/kernel/page.ts';
import { labelGroups, multimedialabel } from '../../../resources/service/multimedialabel.ts';

export interface PhotoLabel {
  readonly id: number;
  readonly name: string;
  readonly group: string;
  readonly isprotocol: boolean;
}

const FRESH_MS = 60_000;

const useLabelList = () =>
  useList<PhotoLabel>({
    resource: multimedialabel.name,
    meta: PICK,
    pagination: { currentPage: 1, pageSize: MAX_LIMIT },
    filters: [{ field: 'status', operator: 'eq', value: activeStatus.active }],
    queryOptions: { staleTime: FRESH_MS },
    errorNotification: false,
  });

export const useLabels = (): readonly PhotoLabel[] => useLabelList().result.data;

/** They are asked for and not there yet: what they fill would push away what stands below it. */
export const useLabelsComing = (): boolean => useLabelList().query.isLoading;

/** Options of a select, under the names of their groups. */
export const labelOptions = (labels: readonly PhotoLabel[]) =>
  labelGroups
    .map(({ value, label }) => ({
      label,
      options: labels.filter(({ group }) => group === value).map(({ id, name }) => ({ value: id, label: name })),
    }))
    .filter(({ options }) => options.length > 0);
