// The range of days of a list or report: 'Semua Tanggal' when unset, a dialog to choose, arrows for a single day (specified).
import { CalendarOutlined, LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Tone } from '../../resources/kernel/field.ts';
import { StatusChip } from '../chip/status-chip.tsx';
import { useToday } from './use-today.ts';
import style from './date-range.module.css';
import layout from '../style/layout.module.css';
import { ALL_DATES, type DateRange, isSingleDay, type Moment, momentOf, moved, rangeText } from './range.ts';

// The calendar is heavy: it is fetched when somebody wants to choose.
const DateRangeDialog = lazy(() => import('./date-range-dialog.tsx'));

const TONES: Readonly<Record<Moment, Tone>> = { today: 'success', upcoming: 'info', past: 'neutral' };

interface Props extends DateRange {
  /** What the days are of: 'Tanggal kunjungan'. */
  readonly label: string;
  readonly onChange: (start: string, end: string) => void;
  /** There must be a range: 'Semua Tanggal' is not offered. */
  readonly required?: boolean;
}

export const DateRangePicker = ({ label, start, end, onChange, required = false }: Props) => {
  const { t } = useTranslation();
  const today = useToday();
  const [open, setOpen] = useState(false);
  const range = { start, end };
  const single = isSingleDay(range);
  const moment = momentOf(range, today);
  const change = (next: DateRange) => onChange(next.start, next.end);
  const arrow = (days: number) => (
    <Button
      icon={days < 0 ? <LeftOutlined aria-hidden /> : <RightOutlined aria-hidden />}
      aria-label={t(days < 0 ? 'dateRange.previous' : 'dateRange.next')}
      onClick={() => change(moved(range, days))}
    />
  );
  return (
    <div role="group" aria-label={label} className={`${layout.lineTight} ${style.picker}`}>
      {single && arrow(-1)}
      <Button
        className={style.field}
        data-single={single}
        icon={<CalendarOutlined aria-hidden />}
        aria-haspopup="dialog"
        title={label}
        onClick={() => setOpen(true)}
      >
        <span className={style.days}>{rangeText(range) || t('dateRange.all')}</span>
        {moment && <StatusChip label={t(`dateRange.${moment}`)} tone={TONES[moment]} />}
      </Button>
      {single && arrow(1)}
      {open && (
        <Suspense>
          <DateRangeDialog
            label={label}
            range={range}
            today={today}
            onClose={() => setOpen(false)}
            onApply={change}
            onClear={required ? undefined : () => change(ALL_DATES)}
          />
        </Suspense>
      )}
    </div>
  );
};
