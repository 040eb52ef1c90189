// Puts a patient on the waiting list.
import { useCreate } from '@refinedev/core';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../../providers/session.ts';
import { addDays } from '../../../resources/kernel/date.ts';
import { createShape } from '../../../resources/kernel/shape.ts';
import { daftartunggu, waitingStatus } from '../../../resources/service/daftartunggu.ts';
import formStyle from '../../../kit/form/form.module.css';
import { FormField } from '../../../screens/form/form-field.tsx';
import { useFieldsForm } from '../../../screens/form/use-fields-form.ts';
import { RefusalAlert } from '../../../kit/form/refusal-alert.tsx';
import { formSections } from '../../../screens/resource-fields.ts';
import style from './schedule.module.css';
import layout from '../../../kit/style/layout.module.css';

const USUAL_DAYS = 30;
const SHAPE = createShape(daftartunggu);

export const WaitingForm = ({ today, onDone }: { today: string; onDone: () => void }) => {
  const { t } = useTranslation();
  const { role } = useUser();
  const { mutateAsync } = useCreate();
  const fields = formSections(daftartunggu, role).flatMap((section) => section.fields);
  const start = { hari: [], until: addDays(today, USUAL_DAYS), status: waitingStatus.waiting };
  const { form, refusal, onSubmit } = useFieldsForm({
    fields,
    shape: SHAPE,
    record: start,
    submit: async (values) => {
      await mutateAsync({
        resource: daftartunggu.name,
        values,
        successNotification: () => ({ type: 'success', message: t('form.saved') }),
        errorNotification: false,
      });
      onDone();
    },
  });
  return (
    <form className={`${layout.stackLarge} ${style.waitingForm}`} onSubmit={(event) => void onSubmit(event)} noValidate>
      {refusal && <RefusalAlert refusal={refusal} />}
      <div className={formStyle.grid}>
        {fields
          .filter(({ name }) => name !== 'status')
          .map((named) => (
            <FormField key={named.name} {...named} control={form.control} record={start} idPrefix="waiting" />
          ))}
      </div>
      <div className={layout.row}>
        <Button onClick={onDone}>{t('form.cancel')}</Button>
        <Button type="primary" htmlType="submit" loading={form.formState.isSubmitting}>
          {t('form.save')}
        </Button>
      </div>
    </form>
  );
};
