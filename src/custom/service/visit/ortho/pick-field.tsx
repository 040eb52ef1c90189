// A text that is mostly one of a list: wires and elastics. Anything else can be written.
import { AutoComplete } from 'antd';
import { useTranslation } from 'react-i18next';
import { type Control, useController } from 'react-hook-form';
import formStyle from '../../../../kit/form/form.module.css';
import type { Values } from '../../../../screens/form/values.ts';

interface Props {
  readonly name: string;
  readonly label: string;
  readonly max?: number | undefined;
  readonly options: readonly string[];
  readonly control: Control<Values>;
}

const FULL = { width: '100%' } as const;

export const PickField = ({ name, label, max, options, control }: Props) => {
  const { t } = useTranslation();
  const { field, fieldState } = useController({ name, control });
  const id = `ortho-${name}`;
  return (
    <div className={formStyle.field}>
      <label htmlFor={id} className={formStyle.label}>
        {label}
      </label>
      <AutoComplete
        id={id}
        virtual={false}
        placeholder={t('chair.ortho.pick')}
        allowClear
        style={FULL}
        value={(field.value as string | null) ?? ''}
        maxLength={max}
        options={options.map((value) => ({ value }))}
        filterOption={(typed, option) => String(option?.value).toLowerCase().includes(typed.toLowerCase())}
        onBlur={field.onBlur}
        onChange={(value?: string) => field.onChange(value ? value : null)}
      />
      {fieldState.error?.message && <span className={formStyle.error}>{fieldState.error.message}</span>}
    </div>
  );
};
