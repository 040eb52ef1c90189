// Finds what a line gives, from three letters on, with what it costs by itself today.
import { Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDebounced } from '../../../kit/hooks/debounce.ts';
import { useCall } from '../../../providers/call.ts';
import type { AnswerOf } from '../../../resources/answers.ts';
import { formatRupiah } from '../../../resources/kernel/money.ts';
import { SEARCH_LETTERS } from '../../../resources/kernel/page.ts';

export type Part = AnswerOf<'paket.program.cari'>['data'][number];
const PAUSE_MS = 250;
const FULL = { width: '100%' } as const;

interface Props {
  readonly id: string;
  readonly type: 1 | 2 | 3;
  /** General prices instead of the branch's. */
  readonly general: boolean;
  /** What is chosen. */
  readonly value: { readonly id: number; readonly name: string } | undefined;
  readonly invalid: boolean;
  readonly onPick: (part: Part) => void;
}

export const ProgramSelect = ({ id, type, general, value, invalid, onPick }: Props) => {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const keyword = useDebounced(typed.trim(), PAUSE_MS);
  // What was found for other words is not offered: Enter would take it.
  const settled = keyword === typed.trim();
  const asking = settled && keyword.length >= SEARCH_LETTERS;
  const asked = { type: `${type}` as const, keyword, ...(general && { umum: '1' as const }) };
  const { query, answer } = useCall('paket.program.cari', asked, { enabled: asking, retry: false });
  const parts = asking ? (answer?.data ?? []) : [];
  const nothing = query.isFetching || !settled ? t('app.loading') : asking ? t('list.empty') : t('form.type3');
  return (
    <Select<{ value: number; label: string }>
      id={id}
      // antd's virtual list leaves its options without their role.
      virtual={false}
      labelInValue
      showSearch
      style={FULL}
      value={value ? { value: value.id, label: value.name } : null}
      filterOption={false}
      onSearch={setTyped}
      loading={query.isFetching}
      placeholder={t('form.type')}
      status={invalid ? 'error' : undefined}
      aria-invalid={invalid}
      notFoundContent={query.error?.message ?? nothing}
      options={parts.map((part) => ({
        value: part.id,
        label: `${part.code} ${part.name} · ${formatRupiah(part.price_standard)}`,
      }))}
      onChange={({ value: chosen }) => parts.filter((part) => part.id === chosen).forEach(onPick)}
    />
  );
};
