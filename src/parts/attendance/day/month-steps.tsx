// A month, and the way to the one before and the one after.
import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import layout from '../../../kit/style/layout.module.css';
import { monthAfter } from './day.ts';
import { MonthPicker } from '../../../kit/date/period-picker.tsx';

interface Props {
  /** 'YYYY-MM' */
  readonly month: string;
  readonly onChange: (month: string) => void;
}

export const MonthSteps = ({ month, onChange }: Props) => {
  const { t } = useTranslation();
  return (
    <div className={layout.lineTight}>
      <Button
        icon={<LeftOutlined aria-hidden />}
        aria-label={t('attendance.day.previousMonth')}
        onClick={() => onChange(monthAfter(month, -1))}
      />
      <MonthPicker label={t('attendance.day.month')} month={month} onChange={onChange} />
      <Button
        icon={<RightOutlined aria-hidden />}
        aria-label={t('attendance.day.nextMonth')}
        onClick={() => onChange(monthAfter(month, 1))}
      />
    </div>
  );
};
