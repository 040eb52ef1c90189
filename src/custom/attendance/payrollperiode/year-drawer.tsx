// 'Buat 12 bulan': the twelve runs of wages of a year, those that are there left alone.
import { useInvalidate } from '@refinedev/core';
import { useTranslation } from 'react-i18next';
import { FormDrawer } from '../../../kit/drawer/form-drawer.tsx';
import formStyle from '../../../kit/form/form.module.css';
import { RefusalAlert } from '../../../kit/form/refusal-alert.tsx';
import layout from '../../../kit/style/layout.module.css';
import { tellDone } from '../../../providers/requested.ts';
import { useSend } from '../../../providers/send.ts';
import { payrollperiode } from '../../../resources/attendance/payrollperiode.ts';
import { yearForm } from '../../../resources/attendance/payroll-calls.ts';
import { formShape } from '../../../resources/kernel/shape.ts';
import { FormField } from '../../../screens/form/form-field.tsx';
import { useFieldsForm } from '../../../screens/form/use-fields-form.ts';

const WIDTH = 480;
const FORM = 'payroll-year';
const fields = Object.entries(yearForm).map(([name, field]) => ({ name, field }));

export const YearDrawer = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useTranslation();
  const invalidate = useInvalidate();
  const { send } = useSend('attendance.payrollperiode.buat12', tellDone(t('attendance.payroll.yearMade')));
  const { form, refusal, onSubmit } = useFieldsForm({
    fields,
    shape: formShape(yearForm),
    submit: async (values) => {
      await send({}, values);
      await invalidate({ resource: payrollperiode.name, invalidates: ['list'] });
      onClose();
    },
  });
  return (
    <FormDrawer
      title={t('attendance.payroll.makeYear')}
      form={FORM}
      width={WIDTH}
      busy={form.formState.isSubmitting}
      onClose={onClose}
    >
      <form id={FORM} className={layout.stackLarge} noValidate onSubmit={(event) => void onSubmit(event)}>
        {refusal && <RefusalAlert refusal={refusal} labels={{}} />}
        <div className={formStyle.grid}>
          {fields.map((named) => (
            <FormField key={named.name} {...named} control={form.control} idPrefix={FORM} />
          ))}
        </div>
      </form>
    </FormDrawer>
  );
};
