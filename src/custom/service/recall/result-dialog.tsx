// What came of a call. 'Janji' asks for day and free place, and makes the visit in the same step.
import { useInvalidate } from '@refinedev/core';
import { useTranslation } from 'react-i18next';
import { useVerb } from '../../../providers/send.ts';
import { formShape } from '../../../resources/kernel/shape.ts';
import { recall } from '../../../resources/service/recall.ts';
import { FormField } from '../../../screens/form/form-field.tsx';
import { useFieldsForm } from '../../../screens/form/use-fields-form.ts';
import { FormDialog } from '../../../kit/dialog/form-dialog.tsx';
import { RefusalAlert } from '../../../kit/form/refusal-alert.tsx';
import { SlotField } from '../../../parts/service/visit/slot-field.tsx';
import type { RecallRow } from './recall-data.ts';
import layout from '../../../kit/style/layout.module.css';

export type Result = 'janji' | 'tidak diangkat';

const { input, label } = recall.verbs.hasil;
const FIELDS = Object.entries(input).map(([name, field]) => ({ name, field }));
const SHAPE = formShape(input);
const FORM = 'recall-result';
const BOOKED = 'janji';
/** Only an appointment has them. */
const OF_APPOINTMENT: readonly string[] = ['doctor_id', 'visit_date'];

interface Props {
  readonly row: RecallRow;
  readonly result: Result;
  readonly onClose: () => void;
}

export const ResultDialog = ({ row, result, onClose }: Props) => {
  const { t } = useTranslation();
  const { send } = useVerb(recall.name, 'hasil', () => ({ type: 'success', message: t('form.saved') }));
  const invalidate = useInvalidate();
  const { form, refusal, onSubmit } = useFieldsForm({
    fields: FIELDS,
    shape: SHAPE,
    record: { result, doctor_id: row.doctor_id },
    submit: async ({ doctor_id, visit_date, session_time, ...told }) => {
      const place = told.result === BOOKED ? { doctor_id, visit_date, session_time } : {};
      await send(row, { ...told, ...place });
      await invalidate({ resource: recall.name, invalidates: ['list'] });
      onClose();
    },
  });
  const booked = form.watch('result') === BOOKED;
  const shown = FIELDS.filter(({ name }) => name !== 'session_time' && (booked || !OF_APPOINTMENT.includes(name)));
  return (
    <FormDialog
      title={`${label}: ${row.customerdata.name}`}
      form={FORM}
      action={booked ? t('schedule.bookShort') : t('form.save')}
      busy={form.formState.isSubmitting}
      typed={form.formState.isDirty}
      onClose={onClose}
    >
      <form id={FORM} className={layout.stackLarge} onSubmit={(event) => void onSubmit(event)} noValidate>
        {refusal && <RefusalAlert refusal={refusal} />}
        {shown.map((named) => (
          <FormField key={named.name} {...named} control={form.control} idPrefix="recall" />
        ))}
        {booked && <SlotField control={form.control} id="recall-session_time" />}
      </form>
    </FormDialog>
  );
};
