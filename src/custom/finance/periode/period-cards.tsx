// The periods on a narrow screen: one card each, what can be done with it below its figures.
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { periode } from '../../../resources/finance/periode.ts';
import { formatRupiah } from '../../../resources/kernel/money.ts';
import list from '../../../screens/list/list.module.css';
import layout from '../../../kit/style/layout.module.css';
import { DateText } from '../../../kit/date/date-text.tsx';
import { StatusChip } from '../../../kit/chip/status-chip.tsx';
import type { Period } from './period.ts';
import own from './periode.module.css';
import words from '../../../kit/style/words.module.css';

interface FigureProps {
  readonly label: string;
  readonly negative?: boolean;
  readonly children: ReactNode;
}
/** Nothing where there is no value yet. */
const Figure = ({ label, negative, children }: FigureProps) =>
  children ? (
    <div>
      <dt>{label}</dt>
      <dd className={negative ? words.alarm : undefined}>{children}</dd>
    </div>
  ) : null;

interface Props {
  readonly periods: readonly Period[];
  readonly actions: (period: Period) => ReactNode;
}

export const PeriodCards = ({ periods, actions }: Props) => {
  const { t } = useTranslation();
  return (
    <ul className={own.cards} aria-label={periode.label}>
      {periods.map((period) => (
        <li key={period.id} className={list.card}>
          <div className={list.cardHead}>
            <strong>
              <DateText value={period.start_date} />
            </strong>
            <StatusChip {...periode.states[period.status]} />
          </div>
          <dl className={`${layout.pairs} ${list.cardFields}`}>
            <Figure label={t('period.branch')}>{period.branchname}</Figure>
            <Figure label={t('period.end')}>{period.end_date && <DateText value={period.end_date} />}</Figure>
            <Figure label={t('period.profit')} negative={(period.net_profit ?? 0) < 0}>
              {period.net_profit !== null && formatRupiah(period.net_profit)}
            </Figure>
            <Figure label={t('period.closedBy')}>{period.closedbydata?.name}</Figure>
            <Figure label={t('period.lock')}>{period.lock_date && <DateText value={period.lock_date} />}</Figure>
          </dl>
          <div className={`${layout.rowTight} ${list.cardActions}`}>{actions(period)}</div>
        </li>
      ))}
    </ul>
  );
};
