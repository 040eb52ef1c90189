// A card of settings that are saved together, as of the version that was read.
import { useCustomMutation } from '@refinedev/core';
import { Button } from 'antd';
import type { ComponentType } from 'react';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Fields } from '../../../resources/kernel/field.ts';
import { inputShape } from '../../../resources/kernel/shape.ts';
import formStyle from '../../../kit/form/form.module.css';
import { FormField } from '../../../screens/form/form-field.tsx';
import { useFieldsForm } from '../../../screens/form/use-fields-form.ts';
import type { Values } from '../../../screens/form/values.ts';
import { RefusalAlert } from '../../../kit/form/refusal-alert.tsx';
import style from './settings.module.css';
import layout from '../../../kit/style/layout.module.css';

interface Props {
  /** Of the heading, and before the ids of the inputs. */
  readonly id: string;
  readonly title: string;
  readonly lead?: string;
  readonly path: string;
  readonly fields: Fields;
  readonly values: Readonly<Record<string, unknown>>;
  readonly version: number;
  /** Name of the branch. */
  readonly branch: string;
  /** Below the fields: what the values will look like. */
  readonly Preview?: ComponentType<{ readonly control: Control<Values>; readonly branch: string }>;
  readonly onChanged: () => void;
}

const STALE = 409;

export const SettingForm = ({ id, title, lead, path, fields, values, version, branch, Preview, onChanged }: Props) => {
  const { t } = useTranslation();
  const named = Object.entries(fields).map(([name, field]) => ({ name, field }));
  const { mutateAsync } = useCustomMutation();
  const { form, refusal, onSubmit } = useFieldsForm({
    fields: named,
    shape: inputShape(fields),
    record: { ...values },
    submit: async (changed) => {
      await mutateAsync({
        url: path,
        method: 'put',
        values: { ...changed, version },
        successNotification: () => ({ type: 'success', message: t('form.saved') }),
        errorNotification: false,
      });
      onChanged();
    },
  });
  const { isSubmitting, isDirty } = form.formState;
  return (
    <section className={style.part} aria-labelledby={id}>
      <h2 id={id} className={style.heading}>
        {title}
      </h2>
      {lead && <p className={style.lead}>{lead}</p>}
      <form className={layout.stackLarge} onSubmit={(event) => void onSubmit(event)} noValidate>
        {refusal && <RefusalAlert refusal={refusal} />}
        {refusal?.status === STALE && (
          <Button type="link" onClick={onChanged}>
            {t('form.stale')}
          </Button>
        )}
        <div className={formStyle.grid}>
          {named.map((one) => (
            <FormField key={one.name} {...one} control={form.control} idPrefix={id} />
          ))}
        </div>
        {Preview && <Preview control={form.control} branch={branch} />}
        <div className={style.actions}>
          <Button type="primary" htmlType="submit" loading={isSubmitting} disabled={!isDirty}>
            {t('form.save')}
          </Button>
        </div>
      </form>
    </section>
  );
};
