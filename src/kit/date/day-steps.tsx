// A day, and the way to the one before, the one after, and today; a calendar may step by a week.
import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays, formatDate } from '../../resources/kernel/date.ts';
import { deferred } from '../page/deferred.tsx';
import style from './day-steps.module.css';
import layout from '../style/layout.module.css';

interface Props {
  readonly label: string;
  /** 'YYYY-MM-DD' */
  readonly date: string;
  readonly today: string;
  /** Days that one step goes. */
  readonly step?: number;
  readonly previous: string;
  readonly next: string;
  readonly onChange: (date: string) => void;
}

/** The picker weighs as much as a page: what the day is stands there before it. */
const DayPick = deferred(async () => (await import('./day-pick.tsx')).DayPick);

export const DaySteps = ({ label, date, today, step = 1, previous, next, onChange }: Props) => {
  const { t } = useTranslation();
  return (
    <div className={`${layout.lineTight} ${style.days}`}>
      <Button
        icon={<LeftOutlined aria-hidden />}
        aria-label={previous}
        onClick={() => onChange(addDays(date, -step))}
      />
      <Suspense fallback={<Button>{formatDate(date)}</Button>}>
        <DayPick label={label} date={date} today={today} onChange={onChange} />
      </Suspense>
      <Button icon={<RightOutlined aria-hidden />} aria-label={next} onClick={() => onChange(addDays(date, step))} />
      <Button disabled={date === today} onClick={() => onChange(today)}>
        {t('queue.today')}
      </Button>
    </div>
  );
};
