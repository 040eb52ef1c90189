// A day, and the way to the one before, the one after, and today; a calendar may step by a week.
import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import dayjs from 'dayjs';
import { useTranslation } from 'react-i18next';
import { addDays } from '../../resources/kernel/date.ts';
import style from './day-steps.module.css';
import layout from '../style/layout.module.css';
import { DayPicker } from './day-picker.tsx';

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

const DAY = 'YYYY-MM-DD';

export const DaySteps = ({ label, date, today, step = 1, previous, next, onChange }: Props) => {
  const { t } = useTranslation();
  return (
    <div className={`${layout.lineTight} ${style.days}`}>
      <Button
        icon={<LeftOutlined aria-hidden />}
        aria-label={previous}
        onClick={() => onChange(addDays(date, -step))}
      />
      <DayPicker
        allowClear={false}
        aria-label={label}
        format={['DD MMM YYYY', 'D/M/YYYY', 'DD/MM/YYYY', 'DDMMYYYY']}
        value={dayjs(date, DAY)}
        onChange={(day) => onChange(day?.format(DAY) ?? today)}
      />
      <Button icon={<RightOutlined aria-hidden />} aria-label={next} onClick={() => onChange(addDays(date, step))} />
      <Button disabled={date === today} onClick={() => onChange(today)}>
        {t('queue.today')}
      </Button>
    </div>
  );
};
