// Chooses a record of another resource: a small list opens whole, a large one is searched from three letters (specified).
import { useSelect } from '@refinedev/antd';
import { type HttpError, useList, useOne } from '@refinedev/core';
import { Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CUSTOMER } from '../../policies/role.ts';
import { PICK } from '../../providers/data.ts';
import { headingOf } from '../../resources/heading.ts';
import { useDebounced } from '../../kit/hooks/debounce.ts';
import { SEARCH_LETTERS } from '../../resources/kernel/page.ts';
import { PatientSelect } from '../patient/patient-select.tsx';

const SMALL_LIST = 50;
const PAUSE_MS = 250;

interface Record {
  readonly id: number;
  readonly [name: string]: unknown;
}

interface Option {
  readonly value: number;
  readonly label: string;
}

interface Props {
  readonly id?: string;
  readonly resource: string;
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  readonly onBlur?: () => void;
  /** Fixed filters of the list: `{type: 4}`. */
  readonly filter?: Readonly<{ [name: string]: number | string }>;
  /** Name of the chosen record where the page already knows it. */
  readonly known?: { readonly id: number; readonly name: string };
  readonly placeholder?: string;
  readonly label?: string;
  readonly invalid?: boolean;
  readonly describedBy?: string;
  readonly disabled?: boolean;
}

const nameOf = (resource: string, record: Record): string => {
  const title = record[headingOf(resource).title];
  // Two patients may have one name: they are told apart by their RM.
  const code = record.role === CUSTOMER ? record.username : record.code;
  return typeof code === 'string' && code !== title ? `${code} ${String(title)}` : String(title);
};

/** A resource that is its reader's own business has no picks apart from its list. */
const metaOf = (resource: string) => (headingOf(resource).operations.pick ? PICK : undefined);

/** The list to choose from, and whether it is short enough to be shown whole. */
const useOptions = (resource: string, filter: Props['filter'], open: boolean, words: string) => {
  const fixed = Object.entries(filter ?? {}).map(([field, value]) => ({ field, operator: 'eq' as const, value }));
  const pagination = { currentPage: 1, pageSize: SMALL_LIST };
  const optionLabel = (record: Record): string => nameOf(resource, record);
  const { selectProps, query: whole } = useSelect<Record, HttpError, Record, Option>({
    resource,
    meta: metaOf(resource),
    pagination,
    filters: fixed,
    optionLabel,
    queryOptions: { enabled: open, staleTime: 60_000 },
    errorNotification: false,
  });
  const large = (whole.data?.total ?? 0) > SMALL_LIST;
  const keyword = useDebounced(words.trim(), PAUSE_MS);
  // What was found for other words is not offered: Enter would take it.
  const settled = keyword === words.trim();
  const searching = open && large && settled && keyword.length >= SEARCH_LETTERS;
  const found = useList<Record>({
    resource,
    meta: metaOf(resource),
    pagination,
    filters: [...fixed, { field: 'keyword', operator: 'eq', value: keyword }],
    queryOptions: { enabled: searching },
    errorNotification: false,
  });
  const hits = searching ? found.result.data.map((record) => ({ value: record.id, label: optionLabel(record) })) : [];
  const options = (selectProps.options ?? []) as readonly Option[];
  // The hook offers an answer a moment after it came, and until then what it had for other filters.
  const offered =
    whole.data?.data.length === options.length && whole.data.data.every(({ id }, at) => id === options[at]?.value);
  return {
    large,
    options: large ? hits : offered ? options : [],
    loading:
      whole.isLoading ||
      (whole.data !== undefined && !offered) ||
      (large && !settled) ||
      (searching && found.query.isLoading),
    problem: ((searching && found.query.error) || whole.error)?.message,
  };
};

/** Name of a chosen id that neither the page nor the open list knows (an address that was shared). */
const useName = (resource: string, value: number | null, known: boolean): string | undefined => {
  const { result } = useOne<Record>({
    resource,
    meta: metaOf(resource),
    id: value ?? undefined,
    queryOptions: { enabled: value !== null && !known },
    errorNotification: false,
  });
  return result && nameOf(resource, result);
};

const AnyRefSelect = ({ resource, value, known, filter, ...props }: Props) => {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const [words, setWords] = useState('');
  const { large, options, loading, problem } = useOptions(resource, filter, open, words);
  const [chosen, choose] = useState<Option>();
  const held = [
    ...options,
    ...(known ? [{ value: known.id, label: known.name }] : []),
    ...(chosen ? [chosen] : []),
  ].find((option) => option.value === value);
  const fetched = useName(resource, value, held !== undefined);
  const waiting = large && words.trim().length < SEARCH_LETTERS;

  return (
    <Select<Option>
      id={props.id}
      // antd's virtual list leaves its options without their role.
      virtual={false}
      labelInValue
      showSearch
      allowClear
      style={{ width: '100%' }}
      value={value === null ? null : (held ?? { value, label: fetched ?? '…' })}
      options={[...options]}
      filterOption={
        large ? false : (input, option) => String(option?.label).toLowerCase().includes(input.toLowerCase())
      }
      onSearch={setWords}
      onOpenChange={setOpen}
      loading={loading}
      notFoundContent={problem ?? (loading ? t('app.loading') : waiting ? t('form.type3') : t('list.empty'))}
      placeholder={props.placeholder ?? t('form.type')}
      onChange={(option: Option | undefined) => {
        choose(option);
        props.onChange(option?.value ?? null);
      }}
      onBlur={props.onBlur}
      disabled={props.disabled}
      status={props.invalid ? 'error' : undefined}
      aria-label={props.label}
      aria-invalid={props.invalid}
      aria-describedby={props.describedBy}
    />
  );
};

/** Patients are told apart by more than their name. */
const isPatients = ({ resource, filter }: Props): boolean =>
  resource === 'platform.users' && filter?.role === CUSTOMER && Object.keys(filter).length === 1;

export const RefSelect = (props: Props) =>
  isPatients(props) ? <PatientSelect {...props} /> : <AnyRefSelect {...props} />;
