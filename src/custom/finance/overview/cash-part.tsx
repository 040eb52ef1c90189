// Cash and banks as the ledger has them now, each with its twelve months as a line.
import { useTranslation } from 'react-i18next';
import { Led } from '../../../parts/insight/led.tsx';
import { useLead } from '../../../parts/insight/lead.ts';
import { DataTable } from '../../../kit/table/data-table.tsx';
import { accountAt, cashAt, type Overview, type PartProps } from './overview.ts';
import { LedFigure, Part } from './part.tsx';
import { Sparkline } from './sparkline.tsx';

type Account = Overview['accounts'][number];

export const CashPart = ({ of: { accounts, date, months }, branch }: PartProps) => {
  const { t } = useTranslation();
  const leadTo = useLead();
  const sum = accounts.reduce((total, { amount }) => total + amount, 0);
  return (
    <Part title={t('overview.cash')} note={t('overview.cashNote')}>
      <DataTable<Account>
        label={t('overview.cash')}
        rows={accounts}
        keyOf={({ id }) => id}
        empty={t('overview.noCash')}
        sumLabel={t('report.total')}
        columns={[
          {
            key: 'label',
            head: t('report.account'),
            as: 'name',
            cell: ({ id, label }) => <Led to={leadTo(accountAt(branch, date, id))}>{label}</Led>,
          },
          { key: 'code', head: t('report.code'), as: 'code', wide: true, cell: ({ code }) => code },
          { key: 'trend', head: t('overview.trend'), wide: true, cell: ({ ends }) => <Sparkline values={ends} /> },
          {
            key: 'amount',
            head: t('overview.balance'),
            as: 'figure',
            cell: ({ id, amount }) => <LedFigure value={amount} to={accountAt(branch, date, id)} />,
            sum: <LedFigure value={sum} to={cashAt(branch, months.at(-1) ?? date, date)} />,
          },
        ]}
      />
    </Part>
  );
};
