// The state of a day as a chip, with what is special about it.
import { useTranslation } from 'react-i18next';
import { StatusChip } from '../../../kit/chip/status-chip.tsx';
import layout from '../../../kit/style/layout.module.css';
import words from '../../../kit/style/words.module.css';
import type { DayStatus } from '../../../resources/attendance/day-status.ts';
import { dayTone, statusLabel } from './day.ts';

interface Props {
  readonly day: { readonly status: DayStatus; readonly is_half_day: boolean; readonly is_edited: boolean };
}

export const DayChip = ({ day: { status, is_half_day, is_edited } }: Props) => {
  const { t } = useTranslation();
  return (
    <span className={layout.rowTight}>
      <StatusChip tone={dayTone(status)} label={statusLabel(status)} />
      {is_half_day && <span className={words.faint}>{t('attendance.day.half')}</span>}
      {is_edited && <span className={words.faint}>{t('attendance.day.edited')}</span>}
    </span>
  );
};
