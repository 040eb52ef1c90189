// What the calendar shows: range, doctors or units, one doctor.
import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button, DatePicker, Segmented } from 'antd';
import dayjs from 'dayjs';
import { useTranslation } from 'react-i18next';
import { useNarrow } from '../../providers/media.ts';
import { addDays } from '../../resources/kernel/date.ts';
import { visit } from '../../resources/service/visit.ts';
import { RefSelect } from '../../screens/parts/ref-select.tsx';
import style from './schedule.module.css';
import type { CalendarFilter } from './use-calendar.ts';

interface Props {
  readonly filter: CalendarFilter;
  readonly today: string;
  /** A doctor sees his own calendar only. */
  readonly ownOnly: boolean;
  readonly onChange: (filter: Partial<CalendarFilter>) => void;
}

const DAY = 'YYYY-MM-DD';
const WEEK = 7;

export const CalendarToolbar = ({ filter, today, ownOnly, onChange }: Props) => {
  const { t } = useTranslation();
  const narrow = useNarrow();
  const { date, span, by, doctor } = filter;
  const step = span === 'week' ? WEEK : 1;
  const { to, filter: doctors, label } = visit.fields.doctor_id;
  return (
    <div className={style.toolbar} role="search">
      <div className={style.days}>
        <Button
          icon={<LeftOutlined aria-hidden />}
          aria-label={t(`schedule.previous.${span}`)}
          onClick={() => onChange({ date: addDays(date, -step) })}
        />
        <DatePicker
          allowClear={false}
          aria-label={visit.fields.visit_date.label}
          format={['DD MMM YYYY', 'D/M/YYYY', 'DDMMYYYY']}
          value={dayjs(date, DAY)}
          onChange={(day) => onChange({ date: day?.format(DAY) ?? today })}
        />
        <Button
          icon={<RightOutlined aria-hidden />}
          aria-label={t(`schedule.next.${span}`)}
          onClick={() => onChange({ date: addDays(date, step) })}
        />
        <Button disabled={date === today} onClick={() => onChange({ date: today })}>
          {t('queue.today')}
        </Button>
      </div>
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
      {!ownOnly && (
        <div className={style.doctor}>
          <RefSelect
            resource={to}
            filter={doctors}
            label={label}
            placeholder={t('queue.allDoctors')}
            value={doctor}
            onChange={(next) => onChange({ doctor: next })}
          />
        </div>
      )}
    </div>
  );
};
