// All cash at the end of each of twelve months; each bar leads to the cash flow of its month.
import { useTranslation } from 'react-i18next';
import { Chart } from '../../../parts/insight/chart.tsx';
import { cashAt, type PartProps } from './overview.ts';
import { Part } from './part.tsx';

export const CashChart = ({ of: { accounts, months, date }, branch }: PartProps) => {
  const { t } = useTranslation();
  const title = t('overview.cashTrend');
  const rows = months.map((month, at) => ({
    month: month.slice(0, 7),
    amount: accounts.reduce((sum, { ends }) => sum + (ends[at] ?? 0), 0),
  }));
  return (
    <Part title={title} note={t('overview.cashTrendNote')}>
      <Chart
        title={title}
        shape="columns"
        rows={rows}
        x={{ key: 'month', label: 'overview.month', as: 'month' }}
        measures={[
          {
            key: 'amount',
            label: 'overview.balance',
            as: 'money',
            to: ({ month }) => cashAt(branch, `${String(month)}-01`, date),
          },
        ]}
        query={{ ...branch }}
      />
    </Part>
  );
};
