// 'Kunjungan Baru': the declared form of a visit in a drawer.
import { Fragment, useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { DOKTER, PERAWAT } from '../../../policies/role.ts';
import { useSend } from '../../../providers/send.ts';
import { tellDone } from '../../../providers/requested.ts';
import { useUser } from '../../../providers/session.ts';
import { visitBookingShape } from '../../../resources/service/visit-janji.ts';
import { visitPriority } from '../../../resources/service/visit-booking.ts';
import { visit } from '../../../resources/service/visit.ts';
import { FormField } from '../../../screens/form/form-field.tsx';
import { useFieldsForm } from '../../../screens/form/use-fields-form.ts';
import type { Values } from '../../../screens/form/values.ts';
import { formSections } from '../../../screens/resource-fields.ts';
import { RefusalAlert } from '../../../kit/form/refusal-alert.tsx';
import { FormDrawer } from '../../../kit/drawer/form-drawer.tsx';
import { BookingTreatments } from './booking-treatments.tsx';
import { SlotField } from './slot-field.tsx';
import { useVisitReload } from './use-visit-verb.ts';
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
  /** Items of the patient's plans that it is for. */
  readonly itemIds?: readonly number[];
}

const FORM = 'visit-new';
const DRAWER = 520;

/** What the form begins with; without a chosen place somebody stands at the desk. */
const useStart = ({ customerId, doctorId, date, time, itemIds }: Omit<Props, 'open' | 'onClose'>) => {
  const me = useUser();
  const today = useToday();
  const planned = date > today || time !== undefined || itemIds !== undefined;
  return {
    customer_id: customerId ?? null,
    doctor_id: doctorId ?? null,
    visit_date: date < today ? today : date,
    session_time: time ?? null,
    type: me.role === DOKTER || me.role === PERAWAT ? 'kontrol' : planned || !mayConfirm(me) ? 'janji' : 'walkin',
    priority: visitPriority.ordinary,
    confirm: mayConfirm(me) && time === undefined && itemIds === undefined,
  };
};

/** Of an appointment. */
const THEN = { type: 'janji', confirm: false };
/** Who gets a time comes then, as if its place in the calendar had been chosen: he does not wait from now on, unless somebody says so. */
const useComesThen = (
  { watch, getValues, setValue }: UseFormReturn<Values>,
  start: ReturnType<typeof useStart>,
): void => {
  const hasTime = typeof watch('session_time') === 'string';
  const [first] = useState(start);
  useEffect(() => {
    if (!first.confirm || first.type !== 'walkin') return;
    const [before, now] = hasTime ? [first, THEN] : [THEN, first];
    for (const name of ['type', 'confirm'] as const) if (getValues(name) === before[name]) setValue(name, now[name]);
  }, [first, hasTime, getValues, setValue]);
};

const VisitForm = ({ onClose, ...props }: Omit<Props, 'open'>) => {
  const { t } = useTranslation();
  const me = useUser();
  const { role } = me;
  const today = useToday();
  const { send } = useSend('service.visit.janji', tellDone(t('form.saved')));
  const reload = useVisitReload();
  const fields = formSections(visit, role).flatMap((section) => section.fields);
  const start = useStart(props);
  const { form, refusal, onSubmit } = useFieldsForm({
    fields,
    shape: visitBookingShape,
    record: start,
    start: { item_ids: props.itemIds ?? [], perawatan_ids: [] },
    submit: async (values) => {
      await send({}, { ...values, confirm: values.confirm === true && values.visit_date === today });
      await reload();
      onClose();
    },
  });
  useComesThen(form, start);
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
            <Fragment key={named.name}>
              <FormField {...named} control={form.control} record={start} idPrefix="visit" />
              {named.name === 'doctor_id' && <BookingTreatments control={form.control} length="minutes" />}
            </Fragment>
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
