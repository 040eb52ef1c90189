// What patients owe, by age; each the way to the bills of that age.
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../resources/kernel/money.ts';
import { DataTable } from '../../../kit/table/data-table.tsx';
import { type Overview, owedAt, type PartProps } from './overview.ts';
import { LedFigure, Part } from './part.tsx';

type Row = Overview['owed'][number];

export const OwedPart = ({ of: { owed }, branch }: PartProps) => {
  const { t } = useTranslation();
  const sum = owed.reduce((total, { amount }) => total + amount, 0);
  return (
    <Part title={t('overview.owed')}>
      <DataTable<Row>
        label={t('overview.owed')}
        rows={owed}
        keyOf={({ age }) => age}
        sumLabel={t('report.total')}
        columns={[
          { key: 'age', head: t('overview.age'), as: 'name', cell: ({ label }) => label },
          {
            key: 'count',
            head: t('overview.bills'),
            as: 'figure',
            wide: true,
            cell: ({ count }) => (count === 0 ? null : formatNumber(count)),
          },
          {
            key: 'amount',
            head: t('overview.rest'),
            as: 'figure',
            cell: ({ age, amount }) => <LedFigure value={amount} to={owedAt(branch, age)} />,
            sum: <LedFigure value={sum} to={owedAt(branch)} />,
          },
        ]}
      />
    </Part>
  );
};
