// What opens beside the calendar: a new visit, a closer look, moving, the lists and the reminders.
import { addDays } from '../../../resources/kernel/date.ts';
import { timesOf } from '../../../resources/service/session.ts';
import { ReminderDrawer } from '../../../parts/service/visit/reminder-drawer.tsx';
import { RescheduleDialog } from '../../../parts/service/visit/reschedule-dialog.tsx';
import { VisitDrawer } from '../../../parts/service/visit/visit-form.tsx';
import { type Calendar, type CalendarVisit, freePlaces, type Moment } from './calendar.ts';
import { DisplacedDrawer } from './displaced-drawer.tsx';
import type { Place } from './actions.ts';
import { type PlannedBooking, PlannedDrawer } from './planned-drawer.tsx';
import { VisitPeek } from './visit-peek.tsx';
import type { Proposal, WaitingRow } from './waiting-data.ts';
import { WaitingDrawer } from './waiting-drawer.tsx';

export type Sheet =
  | ({ readonly kind: 'book'; readonly place?: Place } & Partial<PlannedBooking>)
  | { readonly kind: 'peek' | 'move'; readonly visit: CalendarVisit }
  | { readonly kind: 'waiting' | 'displaced' | 'reminders' | 'planned' };

interface Props {
  readonly sheet: Sheet | undefined;
  readonly show: (sheet: Sheet | undefined) => void;
  readonly calendar: Calendar | undefined;
  readonly rows: readonly WaitingRow[];
  readonly proposals: readonly Proposal[];
  readonly writes: boolean;
  /** Doctor and day that the calendar is about, for a visit without a chosen place. */
  readonly doctor: number | null;
  readonly date: string;
  readonly today: string;
  readonly now: Moment;
}

const Lists = ({ sheet, show, calendar, rows, proposals, writes, doctor, today, now }: Props) => {
  const close = () => show(undefined);
  if (sheet?.kind === 'reminders') return <ReminderDrawer date={addDays(today, 1)} onClose={close} />;
  if (sheet?.kind === 'planned')
    return <PlannedDrawer doctor={doctor} onBook={(booking) => show({ kind: 'book', ...booking })} onClose={close} />;
  if (sheet?.kind === 'displaced')
    return (
      <DisplacedDrawer
        visits={calendar?.displaced ?? []}
        doctorOf={(id) => calendar?.doctors.find((one) => one.id === id)?.name ?? ''}
        writes={writes}
        onMove={(visit) => show({ kind: 'move', visit })}
        onClose={close}
      />
    );
  if (sheet?.kind !== 'waiting') return null;
  return (
    <WaitingDrawer
      rows={rows}
      proposals={proposals}
      free={calendar ? freePlaces(calendar, now) : []}
      today={today}
      onBook={(place, customerId) => show({ kind: 'book', place, customerId })}
      onClose={close}
    />
  );
};

/** Minutes of a slot of the session in which a visit stands; null: it stands in none of those that are shown. */
const slotOf = (
  calendar: Calendar | undefined,
  { doctor_id, visit_date, session_time }: CalendarVisit,
): number | null =>
  calendar?.sessions.find(
    (session) =>
      session.doctor_id === doctor_id &&
      session.date === visit_date &&
      session_time !== null &&
      timesOf(session).includes(session_time),
  )?.slot_minutes ?? null;

export const Sheets = (props: Props) => {
  const { sheet, show, calendar, writes, doctor, date } = props;
  const close = () => show(undefined);
  const book = sheet?.kind === 'book' ? sheet : undefined;
  return (
    <>
      <Lists {...props} />
      <VisitPeek
        id={sheet?.kind === 'peek' ? sheet.visit.id : undefined}
        step={sheet?.kind === 'peek' ? slotOf(calendar, sheet.visit) : null}
        writes={writes}
        onClose={close}
      />
      {sheet?.kind === 'move' && <RescheduleDialog visit={sheet.visit} onClose={close} />}
      <VisitDrawer
        open={book !== undefined}
        customerId={book?.customerId}
        doctorId={book?.place?.doctor_id ?? book?.doctorId ?? doctor ?? undefined}
        itemIds={book?.itemIds}
        date={book?.place?.date ?? date}
        time={book?.place?.time}
        onClose={close}
      />
    </>
  );
};
