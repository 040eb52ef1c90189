// What the branch chooses for its desk: discounts, fees, who may finish a visit, who may export.
import { useCustomMutation } from '@refinedev/core';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { inputShape } from '../../resources/kernel/shape.ts';
import { preferenceFields, type Settings } from '../../resources/platform/settings-calls.ts';
import formStyle from '../../screens/form/form.module.css';
import { FormField } from '../../screens/form/form-field.tsx';
import { useFieldsForm } from '../../screens/form/use-fields-form.ts';
import { RefusalAlert } from '../../screens/parts/refusal-alert.tsx';
import { ReminderPreview } from './reminder-preview.tsx';
import style from './settings.module.css';

interface Props {
  readonly path: string;
  readonly settings: Settings;
  readonly onChanged: () => void;
}

const FIELDS = Object.entries(preferenceFields).map(([name, field]) => ({ name, field }));
const SHAPE = inputShape(preferenceFields);
const STALE = 409;

export const PreferenceForm = ({ path, settings, onChanged }: Props) => {
  const { t } = useTranslation();
  const { mutateAsync } = useCustomMutation();
  const { form, refusal, onSubmit } = useFieldsForm({
    fields: FIELDS,
    shape: SHAPE,
    record: { ...settings.preferences },
    submit: async (values) => {
      await mutateAsync({
        url: path,
        method: 'put',
        values: { ...values, version: settings.version },
        successNotification: () => ({ type: 'success', message: t('form.saved') }),
        errorNotification: false,
      });
      onChanged();
    },
  });
  const { isSubmitting, isDirty } = form.formState;
  return (
    <section className={style.part} aria-labelledby="preferences">
      <h2 id="preferences" className={style.heading}>
        {t('settings.preferences')}
      </h2>
      <form className={style.form} onSubmit={(event) => void onSubmit(event)} noValidate>
        {refusal && <RefusalAlert refusal={refusal} />}
        {refusal?.status === STALE && (
          <Button type="link" onClick={onChanged}>
            {t('form.stale')}
          </Button>
        )}
        <div className={formStyle.grid}>
          {FIELDS.map((named) => (
            <FormField key={named.name} {...named} control={form.control} idPrefix="preference" />
          ))}
        </div>
        <ReminderPreview control={form.control} branch={settings.profile.name} />
        <div className={style.actions}>
          <Button type="primary" htmlType="submit" loading={isSubmitting} disabled={!isDirty}>
            {t('form.save')}
          </Button>
        </div>
      </form>
    </section>
  );
};
