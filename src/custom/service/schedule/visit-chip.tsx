// One visit in the calendar: a button that opens it, and what is dragged to another place while it is not confirmed.
import { CheckCircleFilled, CloseCircleFilled, MessageFilled } from '@ant-design/icons';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../../resources/kernel/date.ts';
import { visitState, visitStates } from '../../../resources/service/visit-state.ts';
import { useDragged } from '../../../kit/hooks/drag.tsx';
import type { CalendarVisit } from './calendar.ts';
import words from '../../../kit/style/words.module.css';
import style from './schedule.module.css';

interface Props {
  readonly visit: CalendarVisit;
  readonly movable: boolean;
  readonly onOpen: (visit: CalendarVisit) => void;
}

const toneOf = (status: number): string => visitStates[status as keyof typeof visitStates].tone;

/** What the patient said, or that he was asked. */
const Answer = ({ visit: { patient_answer, reminder_sent_at } }: { visit: CalendarVisit }) => {
  if (patient_answer === 'hadir') return <CheckCircleFilled className={style.yes} aria-hidden />;
  if (patient_answer === 'tidak') return <CloseCircleFilled className={words.danger} aria-hidden />;
  return reminder_sent_at ? <MessageFilled className={style.asked} aria-hidden /> : null;
};

const useWords = ({ customerdata, statusname, session_time, patient_answer, reminder_sent_at }: CalendarVisit) => {
  const { t } = useTranslation();
  const answer =
    patient_answer === 'hadir'
      ? t('schedule.answer.yes')
      : patient_answer === 'tidak'
        ? t('schedule.answer.no')
        : reminder_sent_at && t('schedule.answer.asked');
  return [customerdata.name, session_time && formatTime(session_time), statusname, answer].filter(Boolean).join(', ');
};

export const VisitChip = memo(({ visit, movable, onOpen }: Props) => {
  const { attach, listeners, isDragging } = useDragged(
    `visit-${visit.id}`,
    visit,
    !movable || visit.status !== visitState.unconfirmed,
  );
  const told = useWords(visit);
  return (
    <button
      ref={attach}
      type="button"
      className={style.chip}
      data-tone={toneOf(visit.status)}
      data-dragging={isDragging}
      aria-label={told}
      onClick={() => onOpen(visit)}
      {...listeners}
    >
      <span className={style.chipName}>{visit.customerdata.name}</span>
      <Answer visit={visit} />
    </button>
  );
});

/** What follows the pointer. */
export const ChipShadow = ({ visit }: { visit: CalendarVisit }) => (
  <div className={style.chip} data-tone={toneOf(visit.status)} data-shadow="true">
    <span className={style.chipName}>{visit.customerdata.name}</span>
  </div>
);
