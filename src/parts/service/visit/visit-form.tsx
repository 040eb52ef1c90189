// 'Kunjungan Baru': the declared form of a visit in a drawer.
import { useCreate } from '@refinedev/core';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../../providers/session.ts';
import { createShape } from '../../../resources/kernel/shape.ts';
import { visitPriority } from '../../../resources/service/visit-booking.ts';
import { visit } from '../../../resources/service/visit.ts';
import { FormField } from '../../../screens/form/form-field.tsx';
import { useFieldsForm } from '../../../screens/form/use-fields-form.ts';
import { formSections } from '../../../screens/resource-fields.ts';
import { RefusalAlert } from '../../../kit/form/refusal-alert.tsx';
import { FormDrawer } from '../../../kit/drawer/form-drawer.tsx';
import { SlotField } from './slot-field.tsx';
import { useToday } from '../../../kit/date/use-today.ts';
import { mayConfirm } from './visit.ts';
import layout from '../../../kit/style/layout.module.css';

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Patient who was registered just now. */
  readonly customerId?: number;
  readonly doctorId?: number;
  /** Day that the form starts with; 'YYYY-MM-DD'. */
  readonly date: string;
  /** Place in the calendar that was chosen; 'HH:mm'. */
  readonly time?: string;
}

const FORM = 'visit-new';
const DRAWER = 520;

const VisitForm = ({ onClose, customerId, doctorId, date, time }: Omit<Props, 'open'>) => {
  const { t } = useTranslation();
  const me = useUser();
  const { role } = me;
  const today = useToday();
  const { mutateAsync } = useCreate();
  const fields = formSections(visit, role).flatMap((section) => section.fields);
  const start = {
    customer_id: customerId ?? null,
    doctor_id: doctorId ?? null,
    visit_date: date < today ? today : date,
    session_time: time ?? null,
    type: date > today || time !== undefined || !mayConfirm(me) ? 'janji' : 'walkin',
    priority: visitPriority.ordinary,
    confirm: mayConfirm(me) && time === undefined,
  };
  const { form, refusal, onSubmit } = useFieldsForm({
    fields,
    shape: createShape(visit),
    record: start,
    submit: async (values) => {
      const confirm = values.confirm === true && values.visit_date === today;
      await mutateAsync({
        resource: visit.name,
        values: { ...values, confirm },
        successNotification: () => ({ type: 'success', message: t('form.saved') }),
        errorNotification: false,
      });
      onClose();
    },
  });
  const confirmable = mayConfirm(me) && form.watch('visit_date') === today;
  return (
    <form id={FORM} className={layout.stackLarge} onSubmit={(event) => void onSubmit(event)} noValidate>
      {refusal && <RefusalAlert refusal={refusal} />}
      {fields
        .filter(({ name }) => name !== 'confirm' || confirmable)
        .map((named) =>
          named.name === 'session_time' ? (
            <SlotField key={named.name} control={form.control} id="visit-session_time" />
          ) : (
            <FormField key={named.name} {...named} control={form.control} record={start} idPrefix="visit" />
          ),
        )}
    </form>
  );
};

export const VisitDrawer = ({ open, ...props }: Props) => {
  const { t } = useTranslation();
  return (
    <FormDrawer title={t('visit.create')} form={FORM} width={DRAWER} open={open} onClose={props.onClose}>
      <VisitForm {...props} />
    </FormDrawer>
  );
};
