// How many there are of each state; a click shows them alone (attendance.md 4).
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import layout from '../../../kit/style/layout.module.css';
import tone from '../../../kit/style/tone.module.css';
import { type DayStatus, dayStatusOptions } from '../../../resources/attendance/day-status.ts';
import style from './daily.module.css';

interface Props {
  readonly sum: Readonly<Record<string, number>>;
  readonly chosen: DayStatus | undefined;
  readonly onChoose: (status: DayStatus | undefined) => void;
}

export const DayChips = ({ sum, chosen, onChoose }: Props) => {
  const { t } = useTranslation();
  return (
    <div className={layout.rowTight} role="group" aria-label={t('attendance.day.filter')}>
      {dayStatusOptions.map(({ value, label, tone: hue }) => (
        <Button
          key={value}
          size="small"
          aria-pressed={chosen === value}
          className={`${tone.tone} ${style.chip}`}
          data-tone={hue}
          onClick={() => onChoose(chosen === value ? undefined : value)}
        >
          {label} <strong>{sum[String(value)] ?? 0}</strong>
        </Button>
      ))}
    </div>
  );
};
