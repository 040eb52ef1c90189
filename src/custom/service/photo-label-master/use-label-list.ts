// All labels, also those that are switched off.
import { useList } from '@refinedev/core';
import { MAX_LIMIT } from '../../../resources/kernel/page.ts';
import { multimedialabel } from '../../../resources/service/multimedialabel.ts';

export interface LabelData {
  readonly id: number;
  readonly name: string;
  readonly group: string;
  readonly isprotocol: boolean;
  readonly status: number;
  /** Photos of the branch that have it. */
  readonly photo_count: number;
}

export const useLabelList = () => {
  const { query, result } = useList<LabelData>({
    resource: multimedialabel.name,
    pagination: { currentPage: 1, pageSize: MAX_LIMIT },
    liveMode: 'auto',
    errorNotification: false,
  });
  return { query, labels: result.data };
};
