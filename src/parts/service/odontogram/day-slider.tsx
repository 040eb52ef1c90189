// Moves through the days on which the chart was written; the last stop is now.
import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button, Slider } from 'antd';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../resources/kernel/date.ts';
import layout from '../../../kit/style/layout.module.css';
import style from './odontogram.module.css';

interface Props {
  /** Oldest first. */
  readonly days: readonly string[];
  /** undefined: now. */
  readonly day: string | undefined;
  readonly onChange: (day: string | undefined) => void;
}

const Days = ({ days, day, onChange }: Props) => {
  const { t } = useTranslation();
  const last = days.length;
  const at = day === undefined ? last : days.indexOf(day);
  const go = (stop: number) => onChange(days[stop]);
  const wordsAt = (stop: number): string => {
    const known = days[stop];
    return known === undefined ? t('chart.now') : formatDate(known);
  };
  if (days.length === 0) return null;
  return (
    <div className={`${layout.line} ${style.days}`}>
      <Button
        type="text"
        size="small"
        icon={<LeftOutlined />}
        aria-label={t('chart.earlier')}
        disabled={at <= 0}
        onClick={() => go(at - 1)}
      />
      <Slider
        className={style.slider}
        min={0}
        max={last}
        value={at}
        dots
        tooltip={{ formatter: (stop) => wordsAt(stop ?? last) }}
        ariaLabelForHandle={t('chart.day')}
        ariaValueTextFormatterForHandle={wordsAt}
        onChange={go}
      />
      <Button
        type="text"
        size="small"
        icon={<RightOutlined />}
        aria-label={t('chart.later')}
        disabled={at >= last}
        onClick={() => go(at + 1)}
      />
      <output className={style.dayName}>{wordsAt(at)}</output>
    </div>
  );
};

/** Stays as it is while findings of a known day come. */
export const DaySlider = memo(Days);
