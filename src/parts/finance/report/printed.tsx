// What a report has on paper alone: its days and branch above, places for signatures below.
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../resources/kernel/date.ts';
import type { ReportRange } from './report-range.ts';
import style from './report.module.css';

export const PrintedRange = ({
  range: { start, end },
  of,
  lastDay = false,
}: {
  readonly range: ReportRange;
  readonly of?: string | undefined;
  /** What stands on the last day, not what happened in between. */
  readonly lastDay?: boolean | undefined;
}) => {
  const { t } = useTranslation();
  const [from, until] = [formatDate(start), formatDate(end)];
  const days = start === end ? until : t('printed.period', { start: from, end: until });
  const period = lastDay ? t('printed.at', { end: until }) : days;
  return <p className="print-only">{[of, period].filter(Boolean).join(' · ')}</p>;
};

const SIGNED = ['madeBy', 'checkedBy', 'approvedBy'] as const;

export const Signatures = () => {
  const { t } = useTranslation();
  return (
    <div className="print-only">
      <div className={style.signatures}>
        {SIGNED.map((who) => (
          <p key={who}>{t(`printed.${who}`)}</p>
        ))}
      </div>
    </div>
  );
};
