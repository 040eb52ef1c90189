// A field that finds records by a few typed letters and hands on the one that is chosen; it stays empty, for the next one.
import { Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDebounced } from '../hooks/debounce.ts';

const FULL = { width: '100%' } as const;

/**
 * What is typed into a `WordSelect`.
 * @param letters fewest letters to search by
 * @param pauseMs milliseconds without a key after which it is searched
 * @returns `keyword`: what to ask the server for; `isAsked`: whether to ask, since enough is typed and the typing has paused
 */
export const useTypedWords = (letters: number, pauseMs: number) => {
  const [words, setWords] = useState('');
  const keyword = useDebounced(words.trim(), pauseMs);
  // What was found for other words is not offered: Enter would take it.
  const isSettled = keyword === words.trim();
  return { words, setWords, keyword, isSettled, isAsked: isSettled && keyword.length >= letters };
};

interface Props<Item> {
  readonly typed: ReturnType<typeof useTypedWords>;
  /** Name and placeholder of the field. */
  readonly label: string;
  /** Said while too few letters are typed. */
  readonly hint: string;
  /** The question to the server that `typed` leads to. */
  readonly query: { readonly isFetching: boolean; readonly error: { readonly message: string } | null };
  /** What it has found. */
  readonly items: readonly Item[];
  readonly textOf: (item: Item) => string;
  readonly onPick: (item: Item) => void;
}

export const WordSelect = <Item extends { readonly id: number }>(props: Props<Item>) => {
  const { typed, label, hint, query, textOf, onPick } = props;
  const { t } = useTranslation();
  const items = typed.isAsked ? props.items : [];
  const nothing = query.isFetching || !typed.isSettled ? t('app.loading') : typed.isAsked ? t('list.empty') : hint;
  return (
    <Select<number>
      // antd's virtual list leaves its options without their role.
      virtual={false}
      showSearch
      value={null}
      style={FULL}
      searchValue={typed.words}
      filterOption={false}
      onSearch={typed.setWords}
      loading={query.isFetching}
      placeholder={label}
      aria-label={label}
      notFoundContent={query.error?.message ?? nothing}
      options={items.map((item) => ({ value: item.id, label: textOf(item) }))}
      onChange={(id) => {
        typed.setWords('');
        const picked = items.find((item) => item.id === id);
        if (picked) onPick(picked);
      }}
    />
  );
};
