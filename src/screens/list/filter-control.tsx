// One control per declared filter. Values are query texts, as they stand in the address.
import { Input, Select } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Filter, Resource } from '../../resources/kernel/define.ts';
import type { Field } from '../../resources/kernel/field.ts';
import { DateRangePicker } from '../../kit/date/date-range-picker.tsx';
import { RefSelect } from '../inputs/ref-select.tsx';
import { fieldOf } from '../resource-fields.ts';

const DateFilter = lazy(() => import('./date-filter.tsx'));

type Values = Readonly<Record<string, string>>;

interface Props {
  readonly resource: Resource;
  readonly name: string;
  readonly filter: Filter;
  readonly values: Values;
  readonly onChange: (values: Values) => void;
}

interface ValueProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A text that is sent when the user leaves the field or presses Enter, not at every letter. */
const TextFilter = ({ label, value, onChange }: ValueProps) => {
  const [text, setText] = useState(value);
  const [seen, see] = useState(value);
  // Another value from outside (filters cleared, the way back) replaces what was typed.
  if (seen !== value) {
    see(value);
    setText(value);
  }
  const send = (next: string) => {
    if (next.trim() !== value) onChange(next.trim());
  };
  return (
    <Input
      allowClear
      value={text}
      aria-label={label}
      placeholder={label}
      onChange={(event) => {
        setText(event.target.value);
        if (event.target.value === '') send('');
      }}
      onBlur={() => send(text)}
      onPressEnter={() => send(text)}
    />
  );
};

const OptionsFilter = ({
  label,
  value,
  onChange,
  options,
}: ValueProps & { options: readonly { value: string; label: string }[] }) => (
  <Select
    virtual={false}
    // Its words may be longer than the filter is wide.
    popupMatchSelectWidth={false}
    mode={options.length > 2 ? 'multiple' : undefined}
    allowClear
    maxTagCount="responsive"
    style={{ width: '100%' }}
    aria-label={label}
    placeholder={label}
    options={[...options]}
    value={value === '' ? undefined : options.length > 2 ? value.split(',') : value}
    onChange={(next: string | string[] | undefined) => onChange([next ?? []].flat().join(','))}
  />
);

const FieldFilter = ({ field, ...props }: ValueProps & { field: Field }) => {
  const { t } = useTranslation();
  if (field.kind === 'choice') {
    return (
      <OptionsFilter
        {...props}
        options={field.options.map((option) => ({ value: String(option.value), label: option.label }))}
      />
    );
  }
  if (field.kind === 'flag') {
    const options = [
      { value: 'true', label: `${field.label}: ${t('value.yes')}` },
      { value: 'false', label: `${field.label}: ${t('value.no')}` },
    ];
    return <OptionsFilter {...props} options={options} />;
  }
  if (field.kind === 'ref') {
    return (
      <RefSelect
        resource={field.to}
        filter={field.filter}
        label={props.label}
        placeholder={props.label}
        value={props.value === '' ? null : Number(props.value)}
        onChange={(id) => props.onChange(id === null ? '' : String(id))}
      />
    );
  }
  if (field.kind === 'date') {
    return (
      <Suspense>
        <DateFilter {...props} />
      </Suspense>
    );
  }
  return <TextFilter {...props} />;
};

export const FilterControl = ({ resource, name, filter, values, onChange }: Props) => {
  if (filter.by === 'period') {
    return (
      <DateRangePicker
        label={fieldOf(resource, filter.column)?.label ?? name}
        start={values.start_date ?? ''}
        end={values.end_date ?? ''}
        onChange={(start, end) => onChange({ start_date: start, end_date: end })}
      />
    );
  }
  const field = filter.by === 'custom' ? filter.field : fieldOf(resource, filter.column);
  if (!field) return null;
  const props = {
    label: field.label,
    value: values[name] ?? '',
    onChange: (value: string) => onChange({ [name]: value }),
  };
  return filter.by === 'contains' ? <TextFilter {...props} /> : <FieldFilter {...props} field={field} />;
};
