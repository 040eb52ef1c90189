// Finds a diagnosis by code or name; before anything is typed the favourites stand there.
import { useList } from '@refinedev/core';
import { Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PICK } from '../../../../providers/data.ts';
import { activeStatus } from '../../../../resources/kernel/active.ts';
import { diagnosa } from '../../../../resources/service/diagnosa.ts';
import { useDebounced } from '../../../../kit/hooks/debounce.ts';

export interface Found {
  readonly id: number;
  readonly icd10: string;
  readonly name_id: string;
}

const PAUSE_MS = 250;
const LETTERS = 2;
const MOST = 30;

export const DiagnosisSelect = ({
  id,
  value,
  onChange,
}: {
  id: string;
  value: number | undefined;
  onChange: (value: number | undefined) => void;
}) => {
  const { t, i18n } = useTranslation();
  const [words, setWords] = useState('');
  const [open, setOpen] = useState(false);
  const keyword = useDebounced(words.trim(), PAUSE_MS);
  // What was found for other words is not offered: Enter would take it.
  const settled = keyword === words.trim();
  const searching = keyword.length >= LETTERS;
  const { query, result } = useList<Found & { name_en: string }>({
    resource: diagnosa.name,
    meta: PICK,
    pagination: { currentPage: 1, pageSize: MOST },
    filters: [
      { field: 'status', operator: 'eq', value: activeStatus.active },
      searching
        ? { field: 'keyword', operator: 'eq', value: keyword }
        : { field: 'isfavorite', operator: 'eq', value: true },
    ],
    queryOptions: { enabled: open || value !== undefined, staleTime: 60_000 },
    errorNotification: false,
  });
  const english = i18n.language === 'en';
  return (
    <Select
      id={id}
      virtual={false}
      showSearch
      allowClear
      style={{ width: '100%' }}
      placeholder={t('note.diagnosisWords')}
      value={value}
      options={(settled ? result.data : []).map((one) => ({
        value: one.id,
        label: `${one.icd10} ${english ? one.name_en : one.name_id}`,
      }))}
      filterOption={false}
      loading={(query.isLoading || !settled) && open}
      notFoundContent={
        query.isError ? query.error.message : t(query.isLoading || !settled ? 'app.loading' : 'list.empty')
      }
      onOpenChange={setOpen}
      onSearch={setWords}
      onChange={(next: number | undefined) => onChange(next)}
    />
  );
};
