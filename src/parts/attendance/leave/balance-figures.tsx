// What somebody has left of his annual leave in a year, and how that comes about.
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../kit/state/error-state.tsx';
import { WaitingRows } from '../../../kit/state/waiting-rows.tsx';
import layout from '../../../kit/style/layout.module.css';
import surface from '../../../kit/style/surface.module.css';
import words from '../../../kit/style/words.module.css';
import { daysText } from '../../../resources/attendance/leave-life.ts';
import { formatDate } from '../../../resources/kernel/date.ts';
import { useLeft } from './use-left.ts';

const PARTS = ['entitlement', 'carried', 'adjusted', 'used', 'expired', 'waiting'] as const;

export const BalanceFigures = ({ year }: { readonly year: number }) => {
  const { t } = useTranslation();
  const { query, answer } = useLeft(year);
  if (query.isError) return <ErrorState message={query.error.message} onRetry={() => void query.refetch()} />;
  if (!answer) return <WaitingRows />;
  const { remaining, ending, entitled_at, entitlement } = answer;
  return (
    <div className={`${surface.card} ${layout.stackSmall}`}>
      <p>
        <strong>{t('attendance.leave.left', { year, days: daysText(remaining) })}</strong>
      </p>
      <dl className={layout.facts}>
        {PARTS.filter((name) => name === 'entitlement' || name === 'used' || answer[name] !== 0).map((name) => (
          <div key={name}>
            <dt>{t(`attendance.leave.balance.${name}`)}</dt>
            <dd>{t('attendance.leave.days', { days: daysText(answer[name]) })}</dd>
          </div>
        ))}
      </dl>
      {ending > 0 && <p className={words.quiet}>{t('attendance.leave.ending', { days: daysText(ending), year })}</p>}
      {entitlement === 0 && entitled_at !== null && (
        <p className={words.quiet}>{t('attendance.leave.entitledAt', { day: formatDate(entitled_at) })}</p>
      )}
    </div>
  );
};
