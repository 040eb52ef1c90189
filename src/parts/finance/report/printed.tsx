// What a report has on paper alone: its days and branch above, places for signatures below.
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../resources/kernel/date.ts';
import type { ReportRange } from './report-range.ts';
import style from './report.module.css';

export const PrintedRange = ({
  range: { start, end },
  of,
}: {
  readonly range: ReportRange;
  readonly of?: string | undefined;
}) => {
  const { t } = useTranslation();
  const period = t('printed.period', { start: formatDate(start), end: formatDate(end) });
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
