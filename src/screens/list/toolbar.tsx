// Search, filters and the tools of a list. '/' focuses the search (platform.md 5).
import { FilterOutlined, ReloadOutlined, SearchOutlined } from '@ant-design/icons';
import { Badge, Button, Drawer, Input, type InputRef } from 'antd';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNarrow } from '../../providers/media.ts';
import { maySeeField } from '../../policies/index.ts';
import { useUser } from '../../providers/session.ts';
import type { Resource } from '../../resources/kernel/define.ts';
import { fieldOf } from '../resource-fields.ts';
import { FilterControl } from './filter-control.tsx';
import style from './list.module.css';
import type { ListState } from './list-state.ts';

const PAUSE_MS = 300;

interface Props {
  readonly resource: Resource;
  readonly state: ListState;
  readonly onChange: (next: Partial<ListState>) => void;
  readonly onRefresh: () => void;
  readonly refreshing: boolean;
  readonly children: ReactNode;
}

/** '/' goes to the search from anywhere but a field. */
const useSlash = (focus: () => void) =>
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const typing = (event.target as HTMLElement).closest('input, textarea, select, [contenteditable="true"]');
      if (event.key !== '/' || typing || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });

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
  const label = t('list.search', { label: resource.label.toLowerCase() });
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

const Filters = ({ resource, state, onChange }: Pick<Props, 'resource' | 'state' | 'onChange'>) => {
  const { role } = useUser();
  const shown = Object.entries(resource.list.filters).filter(([, filter]) => {
    const field = filter.by === 'custom' ? filter.field : fieldOf(resource, filter.column);
    return field !== undefined && maySeeField(role, field);
  });
  return shown.map(([name, filter]) => (
    <div key={name} className={filter.by === 'period' ? style.filterWide : style.filter}>
      <FilterControl
        resource={resource}
        name={name}
        filter={filter}
        values={state.filters}
        onChange={(values) => onChange({ filters: { ...state.filters, ...values } })}
      />
    </div>
  ));
};

const FilterDrawer = (props: Pick<Props, 'resource' | 'state' | 'onChange'>) => {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const count = Object.keys(props.state.filters).length;
  return (
    <>
      <Badge count={count} color="var(--k-primary)" size="small">
        <Button icon={<FilterOutlined aria-hidden />} onClick={() => setOpen(true)}>
          {t('list.filters')}
        </Button>
      </Badge>
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        placement="bottom"
        height="auto"
        title={t('list.filtersOf', { label: props.resource.label })}
        closable={{ 'aria-label': t('menu.close') }}
      >
        <div className={style.filterStack}>
          <Filters {...props} />
          <Button type="primary" onClick={() => setOpen(false)}>
            {t('list.apply')}
          </Button>
        </div>
      </Drawer>
    </>
  );
};

export const Toolbar = ({ resource, state, onChange, onRefresh, refreshing, children }: Props) => {
  const { t } = useTranslation();
  const narrow = useNarrow();
  const filtered = state.keyword !== '' || Object.keys(state.filters).length > 0;
  const filterable = Object.keys(resource.list.filters).length > 0;
  return (
    <div className={style.toolbar} role="search">
      {resource.keyword.length > 0 && (
        <Keyword resource={resource} value={state.keyword} onChange={(keyword) => onChange({ keyword })} />
      )}
      {filterable &&
        (narrow ? <FilterDrawer {...{ resource, state, onChange }} /> : <Filters {...{ resource, state, onChange }} />)}
      {filtered && (
        <Button type="text" onClick={() => onChange({ keyword: '', filters: {} })}>
          {t('list.reset')}
        </Button>
      )}
      <div className={style.tools}>
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
