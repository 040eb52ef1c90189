// One part of the record, in pages.
import { useCustom } from '@refinedev/core';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { DEFAULT_PAGE_SIZE } from '../../../resources/kernel/page.ts';

interface Answer<Row> {
  readonly data: readonly Row[];
  readonly count: number;
  readonly id?: never;
}

/** @param part below the patient's record: 'kunjungan' */
export const usePages = <Row>(patientId: number, part: string) => {
  const [page, turn] = useState({ page: 1, limit: DEFAULT_PAGE_SIZE });
  const { query } = useCustom<Answer<Row>>({
    url: `service/rekammedis/${patientId}/${part}`,
    method: 'get',
    config: { query: page },
    queryOptions: { placeholderData: keepPreviousData },
    errorNotification: false,
  });
  return { page, turn, query, answer: query.data?.data };
};
