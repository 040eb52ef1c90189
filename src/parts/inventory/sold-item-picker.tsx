// Finds what is sold by words, by its code, or by the code that a scanner types.
import { Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../providers/call.ts';
import type { AnswerOf } from '../../resources/answers.ts';
import { formatNumber, formatRupiah } from '../../resources/kernel/money.ts';
import { useDebounced } from '../../kit/hooks/debounce.ts';

export type SoldItem = AnswerOf<'inventory.sales.item'>['data'][number];
interface Props {
  readonly label: string;
  /** Medicines, also those that are not sold without a prescription. */
  readonly resep?: boolean;
  readonly onPick: (item: SoldItem) => void;
}

const LETTERS = 2;
const PAUSE_MS = 200;
const FULL = { width: '100%' } as const;

export const SoldItemPicker = ({ label, resep, onPick }: Props) => {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const keyword = useDebounced(typed.trim(), PAUSE_MS);
  // What was found for other words is not offered: Enter would take it.
  const settled = keyword === typed.trim();
  const asking = settled && keyword.length >= LETTERS;
  const asked = { keyword, ...(resep && { resep: '1' as const }) };
  const { query, answer } = useCall('inventory.sales.item', asked, { enabled: asking, retry: false });
  const items = asking ? (answer?.data ?? []) : [];
  const nothing = query.isFetching || !settled ? t('app.loading') : asking ? t('list.empty') : t('sale.type2');
  const told = ({ name, units, unit, qty }: SoldItem): string =>
    [name, formatRupiah(units[0]?.price ?? 0), t('sale.there', { qty: formatNumber(qty), unit })].join(' · ');
  return (
    <Select<number>
      // antd's virtual list leaves its options without their role.
      virtual={false}
      showSearch
      value={null}
      style={FULL}
      searchValue={typed}
      filterOption={false}
      onSearch={setTyped}
      loading={query.isFetching}
      placeholder={label}
      aria-label={label}
      notFoundContent={query.error?.message ?? nothing}
      options={items.map((item) => ({ value: item.id, label: told(item) }))}
      onChange={(id) => {
        setTyped('');
        items.filter((item) => item.id === id).forEach(onPick);
      }}
    />
  );
};
