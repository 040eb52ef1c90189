// Search, filters and the tools of a list. '/' focuses the search (platform.md 5).
import { FilterOutlined, ReloadOutlined, SearchOutlined } from '@ant-design/icons';
import { Button, Input, type InputRef } from 'antd';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNarrow } from '../../providers/media.ts';
import type { Resource } from '../../resources/kernel/define.ts';
import { CountBadge } from '../../kit/chip/count-badge.tsx';
import { useSlash } from '../../kit/hooks/slash.ts';
import { Filters, type FiltersProps } from './filters.tsx';
import style from './list.module.css';
import layout from '../../kit/style/layout.module.css';

const FilterDrawer = lazy(() => import('./filter-drawer.tsx'));

const PAUSE_MS = 300;

interface Props extends FiltersProps {
  readonly onRefresh: () => void;
  readonly refreshing: boolean;
  readonly children: ReactNode;
}

/** A heading within a sentence: its words begin small, and what is written in capitals stays (PPh, BHP). */
const inSentence = (label: string): string => label.replace(/\b\p{Lu}\p{Ll}+\b/gu, (word) => word.toLowerCase());

const Keyword = ({
  resource,
  value,
  onChange,
}: {
  resource: Resource;
  value: string;
  onChange: (value: string) => void;
}) => {
  const { t } = useTranslation();
  const [text, setText] = useState(value);
  const [seen, see] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const input = useRef<InputRef>(null);
  useSlash(() => input.current?.focus({ cursor: 'all' }));
  useEffect(() => () => clearTimeout(timer.current), []);
  // The way back and cleared filters change the value from outside; what was typed follows.
  if (seen !== value) {
    see(value);
    if (value !== text.trim()) setText(value);
  }
  const type = (next: string, wait: number) => {
    setText(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onChange(next.trim()), wait);
  };
  const label = t('list.search', { label: inSentence(resource.label) });
  return (
    <Input
      ref={input}
      className={style.keyword}
      allowClear
      prefix={<SearchOutlined aria-hidden />}
      placeholder={label}
      aria-label={label}
      aria-keyshortcuts="/"
      value={text}
      onChange={(event) => type(event.target.value, event.target.value === '' ? 0 : PAUSE_MS)}
      onPressEnter={() => type(text, 0)}
    />
  );
};

const NarrowFilters = (props: FiltersProps) => {
  const { t } = useTranslation();
  const [drawer, setDrawer] = useState<'never' | 'open' | 'closed'>('never');
  return (
    <>
      <CountBadge count={Object.keys(props.state.filters).length}>
        <Button icon={<FilterOutlined aria-hidden />} aria-haspopup="dialog" onClick={() => setDrawer('open')}>
          {t('list.filters')}
        </Button>
      </CountBadge>
      {drawer !== 'never' && (
        <Suspense>
          <FilterDrawer {...props} open={drawer === 'open'} onClose={() => setDrawer('closed')} />
        </Suspense>
      )}
    </>
  );
};

export const Toolbar = ({ resource, state, onChange, held, onRefresh, refreshing, children }: Props) => {
  const { t } = useTranslation();
  const narrow = useNarrow();
  const filtered = state.keyword !== '' || Object.keys(state.filters).length > 0;
  const filterable = Object.keys(resource.list.filters).length > 0;
  return (
    <div className={`${layout.row} ${style.toolbar}`} role="search">
      {resource.keyword.length > 0 && (
        <Keyword resource={resource} value={state.keyword} onChange={(keyword) => onChange({ keyword })} />
      )}
      {filterable &&
        (narrow ? (
          <NarrowFilters {...{ resource, state, onChange, held }} />
        ) : (
          <Filters {...{ resource, state, onChange, held }} />
        ))}
      {filtered && (
        <Button type="text" onClick={() => onChange({ keyword: '', filters: {} })}>
          {t('list.reset')}
        </Button>
      )}
      <div className={`${layout.apart} ${style.tools}`}>
        <Button
          icon={<ReloadOutlined spin={refreshing} aria-hidden />}
          aria-label={t('list.refresh')}
          onClick={onRefresh}
        />
        {children}
      </div>
    </div>
  );
};
