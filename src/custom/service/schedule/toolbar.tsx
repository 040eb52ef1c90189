// What the calendar shows: range, doctors or units, one doctor.
import { Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNarrow } from '../../../providers/media.ts';
import { visit } from '../../../resources/service/visit.ts';
import { DaySteps } from '../../../kit/date/day-steps.tsx';
import { DoctorSelect } from '../../../parts/service/visit/doctor-select.tsx';
import layout from '../../../kit/style/layout.module.css';
import style from './schedule.module.css';
import type { CalendarFilter } from './use-calendar.ts';

interface Props {
  readonly filter: CalendarFilter;
  readonly today: string;
  /** A doctor sees his own calendar only. */
  readonly ownOnly: boolean;
  readonly onChange: (filter: Partial<CalendarFilter>) => void;
}

const WEEK = 7;

export const CalendarToolbar = ({ filter, today, ownOnly, onChange }: Props) => {
  const { t } = useTranslation();
  const narrow = useNarrow();
  const { date, span, by, doctor } = filter;
  const step = span === 'week' ? WEEK : 1;
  return (
    <div className={`${layout.row} ${style.toolbar}`} role="search">
      <DaySteps
        label={visit.fields.visit_date.label}
        date={date}
        today={today}
        step={step}
        previous={t(`schedule.previous.${span}`)}
        next={t(`schedule.next.${span}`)}
        onChange={(day) => onChange({ date: day })}
      />
      {!narrow && (
        <Segmented
          aria-label={t('schedule.span')}
          value={span}
          onChange={(next) => onChange({ span: next })}
          options={(['week', 'day'] as const).map((value) => ({ value, label: t(`schedule.spans.${value}`) }))}
        />
      )}
      <Segmented
        aria-label={t('schedule.by')}
        value={by}
        onChange={(next) => onChange({ by: next })}
        options={(['doctor', 'unit'] as const).map((value) => ({ value, label: t(`schedule.groups.${value}`) }))}
      />
      {!ownOnly && !(narrow && by === 'doctor') && (
        <div className={layout.pick}>
          <DoctorSelect value={doctor} onChange={(next) => onChange({ doctor: next })} />
        </div>
      )}
    </div>
  );
};
