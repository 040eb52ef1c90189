// 'Selesai': the end of a visit: what it costs, what it leaves open, the next control and a word to the desk (service.md 1, 3.1;
// workspace.md 3).
import { Button } from 'antd';
import { type Control, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { can } from '../../../policies/index.ts';
import { tellDone } from '../../../providers/requested.ts';
import { useVerb } from '../../../providers/send.ts';
import { useUser } from '../../../providers/session.ts';
import { addDays } from '../../../resources/kernel/date.ts';
import { checkoutFields, checkoutShape, controlBooking } from '../../../resources/service/visit-janji.ts';
import { visit as resource } from '../../../resources/service/visit.ts';
import { visitVerbs } from '../../../resources/service/visit-life.ts';
import { FormField } from '../../../screens/form/form-field.tsx';
import { useFieldsForm } from '../../../screens/form/use-fields-form.ts';
import { useNewest } from '../../../screens/form/use-newest.ts';
import { initialValues, type Values } from '../../../screens/form/values.ts';
import { toldFields } from '../../../screens/resource-fields.ts';
import { FormDialog } from '../../../kit/dialog/form-dialog.tsx';
import { RefusalAlert } from '../../../kit/form/refusal-alert.tsx';
import { BookingTreatments } from './booking-treatments.tsx';
import { CheckoutCharges, CheckoutOpen } from './checkout-parts.tsx';
import { SlotField } from './slot-field.tsx';
import { useControlBooking } from './use-control-booking.ts';
import { useVisitReload } from './use-visit-verb.ts';
import type { VisitData } from './visit.ts';
import layout from '../../../kit/style/layout.module.css';
import words from '../../../kit/style/words.module.css';

const { input, label, confirm } = visitVerbs.selesai;
const { desk_note, ...control } = input;
const FIELDS = Object.entries(checkoutFields).map(([name, declared]) => ({ name, field: declared }));
const CONTROL = Object.entries(control).map(([name, declared]) => ({ name, field: declared }));
const FORM = 'visit-finish';
const WIDTH = 640;
const CONFLICT = 409;
/** Weeks after which a patient usually comes again. */
const CHOICES = [1, 2, 4, 12, 26] as const;
const WEEK = 7;
/** Who came for a control comes again after the usual interval of one. */
const CONTROL_WEEKS = 4;

const after = (visit: VisitData, weeks: number): string => addDays(visit.visit_date, weeks * WEEK);

/** What the end of a visit begins with. */
const startOf = (visit: VisitData): Values => ({
  ...initialValues(FIELDS, { ...visit }),
  next_control_at: proposalOf(visit),
  session_time: null,
  book: false,
});

const proposalOf = (visit: VisitData): string | null =>
  visit.next_control_at ?? (visit.type === 'kontrol' ? after(visit, CONTROL_WEEKS) : null);

/** Whether the control becomes an appointment, and the free places of its day. */
const Booking = ({ form, doctor, customer }: { form: Control<Values>; doctor: number; customer: number }) => {
  const { t } = useTranslation();
  const [day, book] = useWatch({ control: form, name: ['next_control_at', 'book'] });
  if (!day) return <p className={words.quiet}>{t('checkout.bookWhen')}</p>;
  return (
    <>
      <FormField name="book" field={controlBooking.book} control={form} idPrefix="finish" />
      {book === true && (
        <>
          <BookingTreatments control={form} customer={customer} length="next_control_minutes" planOnly />
          <SlotField
            control={form}
            id="finish-session_time"
            doctor={doctor}
            day="next_control_at"
            length="next_control_minutes"
          />
        </>
      )}
    </>
  );
};

const NextControl = ({ visit, form }: { visit: VisitData; form: ReturnType<typeof useFieldsForm>['form'] }) => {
  const { t } = useTranslation();
  const books = can(useUser(), resource.name, 'create');
  return (
    <section className={layout.stackSmall} aria-label={t('checkout.control')}>
      <h3 className={words.heading}>{t('checkout.control')}</h3>
      <div className={layout.rowTight} role="group" aria-label={t('schedule.control.choices')}>
        {CHOICES.map((weeks) => (
          <Button
            key={weeks}
            size="small"
            onClick={() => form.setValue('next_control_at', after(visit, weeks), { shouldDirty: true })}
          >
            {t(`schedule.control.in${weeks}`)}
          </Button>
        ))}
      </div>
      <div className={layout.tiles}>
        {CONTROL.map((named) => (
          <FormField key={named.name} {...named} control={form.control} idPrefix="finish" />
        ))}
      </div>
      {books && <Booking form={form.control} doctor={visit.doctor_id} customer={visit.customerdata?.id ?? 0} />}
    </section>
  );
};

export const FinishDialog = ({ visit, onClose }: { visit: VisitData; onClose: () => void }) => {
  const { t } = useTranslation();
  const { send } = useVerb(resource.name, 'selesai', tellDone(t('form.saved')));
  const book = useControlBooking();
  const reload = useVisitReload();
  const { form, refusal, onSubmit } = useFieldsForm({
    fields: FIELDS,
    shape: checkoutShape,
    about: visit,
    start: { ...startOf(visit), item_ids: [] },
    newest: useNewest(resource.name, visit.id),
    tells: toldFields(resource, useUser().role),
    submit: async ({ book: wanted, session_time, item_ids = [], ...end }, _dirty, { version }) => {
      const done = await send({ ...visit, version }, end);
      if (wanted === true && end.next_control_at)
        await book({ visit, day: end.next_control_at, time: session_time ?? null, item_ids, done });
      await reload();
      onClose();
    },
  });
  return (
    <FormDialog
      title={`${label}: ${visit.customerdata?.name ?? visit.code}`}
      form={FORM}
      action={label}
      width={WIDTH}
      busy={form.formState.isSubmitting}
      typed={form.formState.isDirty}
      onClose={onClose}
    >
      <form id={FORM} className={layout.stackLarge} onSubmit={(event) => void onSubmit(event)} noValidate>
        {refusal && <RefusalAlert refusal={refusal} />}
        {refusal?.status === CONFLICT && !refusal.more && (
          <Button type="link" onClick={() => void reload().then(onClose)}>
            {t('form.stale')}
          </Button>
        )}
        <p>{confirm}</p>
        <CheckoutOpen visit={visit.id} onFollow={onClose} />
        <CheckoutCharges visit={visit.id} onFollow={onClose} />
        <NextControl visit={visit} form={form} />
        <FormField name="desk_note" field={desk_note} control={form.control} idPrefix="finish" />
      </form>
    </FormDialog>
  );
};
