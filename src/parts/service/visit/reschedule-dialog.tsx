// 'Jadwal ulang': doctor, day and free place of an appointment; what dragging does in the calendar, for the keyboard.
import { useTranslation } from 'react-i18next';
import { useVerb } from '../../../providers/send.ts';
import { useUser } from '../../../providers/session.ts';
import { DOKTER } from '../../../policies/role.ts';
import { formShape } from '../../../resources/kernel/shape.ts';
import { visit as resource } from '../../../resources/service/visit.ts';
import { bookingVerbs } from '../../../resources/service/visit-booking.ts';
import { FormField } from '../../../screens/form/form-field.tsx';
import { useNewest } from '../../../screens/form/use-newest.ts';
import { useFieldsForm } from '../../../screens/form/use-fields-form.ts';
import { FormDialog } from '../../../kit/dialog/form-dialog.tsx';
import { RefusalAlert } from '../../../kit/form/refusal-alert.tsx';
import { SlotField } from './slot-field.tsx';
import { useVisitReload } from './use-visit-verb.ts';
import layout from '../../../kit/style/layout.module.css';

/** What the dialog needs to know of the appointment. */
export interface Movable {
  readonly id: number;
  readonly version: number;
  readonly doctor_id: number;
  readonly visit_date: string;
  readonly session_time: string | null;
  readonly minutes: number | null;
  readonly booked_unit_id: number | null;
  readonly booked_perawat_id: number | null;
  readonly customerdata: { readonly name: string } | null;
}

const { input, label } = bookingVerbs.jadwalulang;
const FIELDS = Object.entries(input).map(([name, field]) => ({ name, field }));
const SHAPE = formShape(input);
const FORM = 'visit-move';

export const RescheduleDialog = ({ visit, onClose }: { visit: Movable; onClose: () => void }) => {
  const { t } = useTranslation();
  const { role } = useUser();
  const { send } = useVerb(resource.name, 'jadwalulang', () => ({ type: 'success', message: t('form.saved') }));
  const reload = useVisitReload();
  const { doctor_id, visit_date, session_time, minutes, booked_unit_id, booked_perawat_id } = visit;
  const { form, refusal, onSubmit } = useFieldsForm({
    fields: FIELDS,
    shape: SHAPE,
    record: { doctor_id, visit_date, session_time, minutes, booked_unit_id, booked_perawat_id },
    about: { ...visit },
    newest: useNewest(resource.name, visit.id),
    submit: async (values, _dirty, { version }) => {
      await send({ id: visit.id, version }, values);
      await reload();
      onClose();
    },
  });
  // A doctor moves his own appointments within his own sessions.
  const shown = FIELDS.filter(({ name }) => name !== 'session_time' && !(role === DOKTER && name === 'doctor_id'));
  return (
    <FormDialog
      title={[label, visit.customerdata?.name].filter(Boolean).join(': ')}
      form={FORM}
      action={label}
      busy={form.formState.isSubmitting}
      typed={form.formState.isDirty}
      onClose={onClose}
    >
      <form id={FORM} className={layout.stackLarge} onSubmit={(event) => void onSubmit(event)} noValidate>
        {refusal && <RefusalAlert refusal={refusal} />}
        {shown.map((named) => (
          <FormField key={named.name} {...named} control={form.control} idPrefix="move" />
        ))}
        <SlotField control={form.control} id="move-session_time" />
      </form>
    </FormDialog>
  );
};
