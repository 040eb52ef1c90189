// One visit in the calendar: name, treatment and flags; a button that opens it, and what is dragged to another place or made longer
// while it is not confirmed.
import {
  AlertFilled,
  CheckCircleFilled,
  CloseCircleFilled,
  MessageFilled,
  PlusCircleFilled,
  StarFilled,
  WarningFilled,
} from '@ant-design/icons';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../../resources/kernel/date.ts';
import { visitPriority } from '../../../resources/service/visit-booking.ts';
import { visitState, visitStates, type VisitStatus } from '../../../resources/service/visit-state.ts';
import { useDragged } from '../../../kit/hooks/drag.tsx';
import { type CalendarVisit, endOf } from './calendar.ts';
import type { CalendarActions } from './actions.ts';
import { useResize } from './use-resize.ts';
import words from '../../../kit/style/words.module.css';
import style from './schedule.module.css';

interface Props extends Pick<CalendarActions, 'onOpen' | 'onResize'> {
  readonly visit: CalendarVisit;
  readonly movable: boolean;
  /** Pixels that it has. */
  readonly height: number;
  /** Pixels of a minute. */
  readonly scale: number;
  /** Minutes of a slot; null: it has no length that could be changed. */
  readonly step: number | null;
  /** Minutes that it can last there. */
  readonly most: number;
  /** Who treats, where the column does not say so. */
  readonly doctor?: string | undefined;
}

const TWO_LINES = 36;
const FOUR_LINES = 70;
const toneOf = (status: VisitStatus): string => visitStates[status].tone;

/** What must be seen before anybody opens it; each is told in words by `useWords`. */
const Flags = ({ visit: { patient_answer, reminder_sent_at, ...visit } }: { visit: CalendarVisit }) => (
  <span className={style.flags}>
    {visit.alergi && <WarningFilled className={words.danger} />}
    {visit.priority !== visitPriority.ordinary && <AlertFilled className={words.danger} />}
    {visit.isnew && <StarFilled className={style.asked} />}
    {patient_answer === 'hadir' && <CheckCircleFilled className={style.yes} />}
    {patient_answer === 'tidak' && <CloseCircleFilled className={words.danger} />}
    {patient_answer === null && reminder_sent_at && <MessageFilled className={style.asked} />}
    {visit.overbooked && <PlusCircleFilled className={words.danger} />}
  </span>
);

const useWords = (visit: CalendarVisit, doctor: string | undefined): string => {
  const { t } = useTranslation();
  const { customerdata, statusname, session_time, patient_answer, reminder_sent_at } = visit;
  const end = endOf(visit);
  const answers: Readonly<Record<string, string>> = { hadir: t('schedule.answer.yes'), tidak: t('schedule.answer.no') };
  return [
    customerdata.name,
    session_time && end && `${formatTime(session_time)}–${formatTime(end)}`,
    visit.treatments,
    doctor,
    statusname,
    patient_answer === null ? reminder_sent_at && t('schedule.answer.asked') : answers[patient_answer],
    visit.alergi && t('schedule.flag.allergy'),
    visit.priority !== visitPriority.ordinary && t('schedule.flag.priority'),
    visit.isnew && t('schedule.flag.new'),
    visit.overbooked && t('schedule.flag.overbooked'),
  ]
    .filter(Boolean)
    .join(', ');
};

const whatOf = ({ visit, doctor }: Pick<Props, 'visit' | 'doctor'>): string =>
  [doctor, visit.treatments].filter(Boolean).join(' · ');

/** `what` is done there and by whom, where it is to be said. */
const Lines = ({ visit, what }: Pick<Props, 'visit'> & { what: string }) => (
  <>
    <span className={style.chipLine} aria-hidden>
      <span className={style.chipName}>{visit.customerdata.name}</span>
      <Flags visit={visit} />
    </span>
    {what !== '' && (
      <span className={style.chipWhat} aria-hidden>
        {what}
      </span>
    )}
  </>
);

export const VisitChip = memo(({ visit, movable, height, scale, step, most, doctor, onOpen, onResize }: Props) => {
  const moves = movable && visit.status === visitState.unconfirmed;
  const { attach, listeners, isDragging } = useDragged(`visit-${visit.id}`, visit, !moves);
  const resize = useResize({ minutes: visit.minutes ?? 0, step: step ?? 1, most, scale }, (minutes) =>
    onResize(visit, minutes),
  );
  const told = useWords(visit, doctor);
  const what = height < TWO_LINES ? '' : whatOf({ visit, doctor });
  return (
    <div
      className={style.chipBox}
      style={resize.minutes === null ? undefined : { height: resize.minutes * scale, zIndex: 3 }}
    >
      <button
        ref={attach}
        type="button"
        className={style.chip}
        data-tone={toneOf(visit.status)}
        data-dragging={isDragging}
        data-movable={moves}
        data-tall={height >= (what === '' ? TWO_LINES : FOUR_LINES)}
        title={told}
        onClick={() => onOpen(visit)}
        {...listeners}
      >
        <span className="visually-hidden">{told}</span>
        <Lines visit={visit} what={what} />
      </button>
      {moves && step !== null && <span className={style.handle} aria-hidden {...resize.handle} />}
    </div>
  );
});

/** What follows the pointer. */
export const ChipShadow = ({ visit }: { visit: CalendarVisit }) => (
  <div className={style.chip} data-tone={toneOf(visit.status)} data-shadow="true">
    <Lines visit={visit} what={visit.treatments ?? ''} />
  </div>
);
