// A month, and the way to the one before and the one after.
import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import dayjs from 'dayjs';
import { useTranslation } from 'react-i18next';
import layout from '../../../kit/style/layout.module.css';
import { monthAfter } from './day.ts';
import { DayPicker } from '../../../kit/date/day-picker.tsx';

interface Props {
  /** 'YYYY-MM' */
  readonly month: string;
  readonly onChange: (month: string) => void;
}
const MONTH = 'YYYY-MM';

export const MonthSteps = ({ month, onChange }: Props) => {
  const { t } = useTranslation();
  return (
    <div className={layout.lineTight}>
      <Button
        icon={<LeftOutlined aria-hidden />}
        aria-label={t('attendance.day.previousMonth')}
        onClick={() => onChange(monthAfter(month, -1))}
      />
      <DayPicker
        picker="month"
        allowClear={false}
        aria-label={t('attendance.day.month')}
        format="MMMM YYYY"
        value={dayjs(`${month}-01`)}
        onChange={(day) => onChange(day?.format(MONTH) ?? month)}
      />
      <Button
        icon={<RightOutlined aria-hidden />}
        aria-label={t('attendance.day.nextMonth')}
        onClick={() => onChange(monthAfter(month, 1))}
      />
    </div>
  );
};
