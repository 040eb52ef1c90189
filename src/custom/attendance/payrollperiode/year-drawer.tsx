// 'Buat 12 bulan': the twelve runs of wages of a year, those that are there left alone.
import { useInvalidate } from '@refinedev/core';
import { useTranslation } from 'react-i18next';
import { tellDone } from '../../../providers/requested.ts';
import { useSend } from '../../../providers/send.ts';
import { payrollperiode } from '../../../resources/attendance/payrollperiode.ts';
import { yearForm } from '../../../resources/attendance/payroll-calls.ts';
import { formShape } from '../../../resources/kernel/shape.ts';
import { FieldsDrawer } from '../../../screens/form/fields-drawer.tsx';
import { useFieldsForm } from '../../../screens/form/use-fields-form.ts';

const WIDTH = 480;
const FORM = 'payroll-year';
const fields = Object.entries(yearForm).map(([name, field]) => ({ name, field }));

export const YearDrawer = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useTranslation();
  const invalidate = useInvalidate();
  const { send } = useSend('attendance.payrollperiode.buat12', tellDone(t('attendance.payroll.yearMade')));
  const state = useFieldsForm({
    fields,
    shape: formShape(yearForm),
    submit: async (values) => {
      await send({}, values);
      await invalidate({ resource: payrollperiode.name, invalidates: ['list'] });
      onClose();
    },
  });
  return (
    <FieldsDrawer
      title={t('attendance.payroll.makeYear')}
      id={FORM}
      width={WIDTH}
      onClose={onClose}
      fields={fields}
      state={state}
    />
  );
};
