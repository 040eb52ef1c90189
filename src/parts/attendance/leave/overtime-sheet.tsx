// A new request for overtime: its day and its hours; an end before the start is of the next day.
import { useCreate } from '@refinedev/core';
import { useTranslation } from 'react-i18next';
import { useToday } from '../../../kit/date/use-today.ts';
import { useZone } from '../../../kit/date/zone.ts';
import formStyle from '../../../kit/form/form.module.css';
import { FormSheet } from '../../../kit/sheet/form-sheet.tsx';
import { MANAGER, SUPERADMIN } from '../../../policies/role.ts';
import { tellDone } from '../../../providers/requested.ts';
import { useUser } from '../../../providers/session.ts';
import { overtime } from '../../../resources/attendance/overtime.ts';
import { field } from '../../../resources/kernel/field.ts';
import { formShape } from '../../../resources/kernel/shape.ts';
import { FormField } from '../../../screens/form/form-field.tsx';
import { useFieldsForm } from '../../../screens/form/use-fields-form.ts';
import { hoursOf } from './overtime-hours.ts';

const { pegawai_id, work_date, is_override, reason } = overtime.fields;
const FIELDS = {
  pegawai_id,
  work_date,
  /** 'HH:mm' in the branch; what the server says of the instants stands at them. */
  start_at: field.time('Mulai', { required: true }),
  end_at: field.time('Selesai', { required: true }),
  is_override,
  reason,
} as const;
const NAMED = Object.entries(FIELDS).map(([name, declared]) => ({ name, field: declared }));
const SHAPE = formShape(FIELDS);

interface Props {
  /** Whose it is; left out: the desk chooses. */
  readonly pegawai?: number;
  readonly onClose: () => void;
}

export const OvertimeSheet = ({ pegawai, onClose }: Props) => {
  const { t } = useTranslation();
  const { role } = useUser();
  const zone = useZone();
  const today = useToday();
  const { mutateAsync: create } = useCreate();
  const { form, refusal, onSubmit } = useFieldsForm({
    fields: NAMED,
    shape: SHAPE,
    start: { pegawai_id: pegawai ?? null, work_date: today },
    submit: async (values) => {
      await create({
        resource: overtime.name,
        values: { ...values, ...hoursOf(zone, values) },
        successNotification: tellDone(t('attendance.leave.asked')),
        errorNotification: false,
      });
      onClose();
    },
  });
  const passes = role === MANAGER || role === SUPERADMIN;
  const hidden: Readonly<Record<string, boolean>> = { pegawai_id: pegawai !== undefined, is_override: !passes };
  return (
    <FormSheet
      title={t('attendance.overtime.ask')}
      action={t('attendance.leave.send')}
      refusal={refusal}
      busy={form.formState.isSubmitting}
      typed={form.formState.isDirty}
      ready
      onSubmit={(event) => void onSubmit(event)}
      onClose={onClose}
    >
      <div className={formStyle.grid}>
        {NAMED.filter(({ name }) => hidden[name] !== true).map((named) => (
          <FormField key={named.name} {...named} control={form.control} idPrefix="overtime" />
        ))}
      </div>
      <p className={formStyle.help}>{t('attendance.overtime.limits')}</p>
    </FormSheet>
  );
};
