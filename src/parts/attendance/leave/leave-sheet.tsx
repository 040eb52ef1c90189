// A new request for leave: one's own, or one that the desk enters for somebody of the staff.
import { useCreate } from '@refinedev/core';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useToday } from '../../../kit/date/use-today.ts';
import formStyle from '../../../kit/form/form.module.css';
import { FormSheet } from '../../../kit/sheet/form-sheet.tsx';
import { tellDone } from '../../../providers/requested.ts';
import { leave } from '../../../resources/attendance/leave.ts';
import { daysText, leaveType } from '../../../resources/attendance/leave-life.ts';
import { inputShape } from '../../../resources/kernel/shape.ts';
import { FormField } from '../../../screens/form/form-field.tsx';
import { useFieldsForm } from '../../../screens/form/use-fields-form.ts';
import type { NamedField } from '../../../screens/resource-fields.ts';
import { LetterInput } from './letter-input.tsx';
import { useBalancesAnew, useLeft } from './use-left.ts';

const NAMES = [
  'pegawai_id',
  'type',
  'special',
  'start_date',
  'end_date',
  'is_half_day',
  'reason',
  'attachment_id',
] as const;
const FIELDS: readonly NamedField[] = NAMES.map((name) => ({ name, field: leave.fields[name] }));
const SHAPE = inputShape(leave.fields);

interface Props {
  /** Whose it is; left out: the desk chooses. */
  readonly pegawai?: number;
  readonly onClose: () => void;
}

const useLeaveForm = ({ pegawai, onClose }: Props) => {
  const { t } = useTranslation();
  const today = useToday();
  const anew = useBalancesAnew();
  const { mutateAsync: create } = useCreate();
  const filled = useFieldsForm({
    fields: FIELDS,
    shape: SHAPE,
    start: { pegawai_id: pegawai ?? null, type: leaveType.annual, start_date: today, end_date: today },
    submit: async (values) => {
      await create({
        resource: leave.name,
        values,
        successNotification: tellDone(t('attendance.leave.asked')),
        errorNotification: false,
      });
      anew();
      onClose();
    },
  });
  const { form } = filled;
  const [type, start, end, half] = form.watch(['type', 'start_date', 'end_date', 'is_half_day']);
  // A later first day takes the last one along; what the kind does not know is not sent.
  useEffect(() => {
    if (typeof start === 'string' && typeof end === 'string' && end < start) form.setValue('end_date', start);
  }, [form, start, end]);
  useEffect(() => {
    if (start !== end && half === true) form.setValue('is_half_day', false);
  }, [form, start, end, half]);
  useEffect(() => {
    if (type !== leaveType.special) form.setValue('special', null);
  }, [form, type]);
  return { ...filled, type, oneDay: start === end, year: Number(String(start ?? today).slice(0, 4)) };
};

/** Of annual leave: what is left of the year of its first day. */
const Left = ({ year, pegawai }: { year: number; pegawai: number }) => {
  const { t } = useTranslation();
  const { answer } = useLeft(year, pegawai);
  if (!answer) return null;
  return (
    <p className={formStyle.help}>
      {t('attendance.leave.leftOf', { year, days: daysText(answer.remaining), waiting: daysText(answer.waiting) })}
    </p>
  );
};

export const LeaveSheet = (props: Props) => {
  const { t } = useTranslation();
  const { form, refusal, onSubmit, type, oneDay, year } = useLeaveForm(props);
  const hidden: Readonly<Record<string, boolean>> = {
    pegawai_id: props.pegawai !== undefined,
    special: type !== leaveType.special,
    is_half_day: !oneDay,
  };
  const whose = form.watch('pegawai_id');
  return (
    <FormSheet
      title={t('attendance.leave.ask')}
      action={t('attendance.leave.send')}
      refusal={refusal}
      busy={form.formState.isSubmitting}
      typed={form.formState.isDirty}
      ready
      onSubmit={(event) => void onSubmit(event)}
      onClose={props.onClose}
    >
      <div className={formStyle.grid}>
        {FIELDS.filter(({ name }) => hidden[name] !== true).map((named) => (
          <FormField
            key={named.name}
            {...named}
            control={form.control}
            idPrefix="leave"
            {...(named.name === 'attachment_id' && { Own: LetterInput })}
          />
        ))}
      </div>
      {type === leaveType.annual && typeof whose === 'number' && <Left year={year} pegawai={whose} />}
    </FormSheet>
  );
};
