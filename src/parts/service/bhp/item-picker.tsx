// Finds a consumable or a medicine by three letters of its name or code, for those who have no access to the stock (service.md 5).
import { Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../providers/call.ts';
import type { AnswerOf } from '../../../resources/answers.ts';
import { useDebounced } from '../../../kit/hooks/debounce.ts';
import { SEARCH_LETTERS } from '../../../resources/kernel/page.ts';

export type PickedItem = AnswerOf<'service.itempicker'>['data'][number];
interface Props {
  readonly kind: 'bhp' | 'obat';
  /** Visit whose patient's allergies are to be named. */
  readonly visit?: number;
  readonly label: string;
  /** Items that are there already. */
  readonly without: readonly number[];
  readonly onPick: (item: PickedItem) => void;
}

const PAUSE_MS = 250;
const FULL = { width: '100%' } as const;

export const ItemPicker = ({ kind, visit, label, without, onPick }: Props) => {
  const { t } = useTranslation();
  const [words, setWords] = useState('');
  const keyword = useDebounced(words.trim(), PAUSE_MS);
  // What was found for other words is not offered: Enter would take it.
  const settled = keyword === words.trim();
  const asking = settled && keyword.length >= SEARCH_LETTERS;
  const { query, answer } = useCall('service.itempicker', { kind, keyword, visit }, { enabled: asking, retry: false });
  const found = asking ? (answer?.data ?? []) : [];
  const items = found.filter(({ id }) => !without.includes(id));
  const nothing = query.isFetching || !settled ? t('app.loading') : asking ? t('list.empty') : t('form.type3');
  const stateOf = ({ alergi, tersedia }: PickedItem): string => {
    if (alergi) return ` · ${t('supply.allergic', { alergi })}`;
    return tersedia ? '' : ` · ${t('supply.notAvailable')}`;
  };
  return (
    <Select<number>
      // antd's virtual list leaves its options without their role.
      virtual={false}
      showSearch
      value={null}
      style={FULL}
      searchValue={words}
      filterOption={false}
      onSearch={setWords}
      loading={query.isFetching}
      placeholder={label}
      aria-label={label}
      notFoundContent={query.error?.message ?? nothing}
      options={items.map((item) => ({ value: item.id, label: `${item.name} (${item.unit})${stateOf(item)}` }))}
      onChange={(id) => {
        setWords('');
        items.filter((item) => item.id === id).forEach(onPick);
      }}
    />
  );
};
