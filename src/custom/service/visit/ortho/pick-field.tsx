// A field for what is mostly one of a list: wires and elastics.
import { useTranslation } from 'react-i18next';
import { type Control, useController } from 'react-hook-form';
import formStyle from '../../../../kit/form/form.module.css';
import { PickText } from '../../../../kit/form/pick-text.tsx';
import type { Values } from '../../../../screens/form/values.ts';

interface Props {
  readonly name: string;
  readonly label: string;
  readonly max?: number | undefined;
  readonly options: readonly string[];
  readonly control: Control<Values>;
}

export const PickField = ({ name, label, max, options, control }: Props) => {
  const { t } = useTranslation();
  const { field, fieldState } = useController({ name, control });
  const id = `ortho-${name}`;
  return (
    <div className={formStyle.field}>
      <label htmlFor={id} className={formStyle.label}>
        {label}
      </label>
      <PickText
        id={id}
        placeholder={t('chair.ortho.pick')}
        allowClear
        value={(field.value as string | null) ?? ''}
        maxLength={max}
        options={options}
        onBlur={field.onBlur}
        onChange={(value) => field.onChange(value === '' ? null : value)}
      />
      {fieldState.error?.message && <span className={formStyle.error}>{fieldState.error.message}</span>}
    </div>
  );
};
