// What a patient owes the branch now, what of it is late, and what is held for him (finance.md 5 customerbalance).
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../providers/call.ts';
import { useNewsOf } from '../../../providers/live.ts';
import { bill } from '../../../resources/finance/bill.ts';
import { DateText } from '../../../kit/date/date-text.tsx';
import { ErrorState } from '../../../kit/state/error-state.tsx';
import { Money } from '../../../kit/money/money.tsx';
import layout from '../../../kit/style/layout.module.css';
import surface from '../../../kit/style/surface.module.css';
import words from '../../../kit/style/words.module.css';

export const PatientBalance = ({ id }: { id: number }) => {
  const { t } = useTranslation();
  const { query, answer: balance } = useCall('finance.customerbalance', { customer_id: id });
  useNewsOf(bill.name, () => void query.refetch());
  if (query.isError) return <ErrorState message={query.error.message} onRetry={() => void query.refetch()} />;
  const figures = [
    { label: t('tagihan.balance.outstanding'), value: <Money strong value={balance?.outstanding} /> },
    {
      label: t('tagihan.balance.overdue'),
      value: <Money value={balance?.overdue} />,
      late: (balance?.overdue ?? 0) > 0,
    },
    {
      label: t('tagihan.balance.next'),
      value: balance?.next_due ? <DateText value={balance.next_due} /> : t('value.empty'),
    },
    { label: t('tagihan.balance.deposit'), value: <Money value={balance?.deposit} /> },
  ];
  return (
    <dl
      className={`${surface.sunken} ${layout.facts}`}
      aria-label={t('tagihan.balance.title')}
      aria-busy={query.isLoading}
    >
      {figures.map(({ label, value, late = false }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className={late ? words.alarm : undefined}>{value}</dd>
        </div>
      ))}
    </dl>
  );
};
