// What is to be paid, by week: what slips pay until a day, of it what that week brings, and all that is owed.
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../resources/kernel/date.ts';
import { DataTable } from '../../../kit/table/data-table.tsx';
import { Figure } from '../../../kit/table/figure.tsx';
import { dueAt, type Overview, type PartProps, payableAt } from './overview.ts';
import { LedFigure, Part } from './part.tsx';

type Row = Overview['due'][number];
const TAX = 'pajak';

export const DuePart = ({ of: { due, payable, tax }, branch }: PartProps) => {
  const { t } = useTranslation();
  const [late] = due;
  return (
    <Part title={t('overview.due')} note={t('overview.dueNote')}>
      <DataTable<Row>
        label={t('overview.due')}
        groups={[
          { key: 'weeks', rows: due },
          { key: 'tax', rows: [{ until: TAX, amount: tax, added: 0 }] },
        ]}
        keyOf={({ until }) => until}
        sumLabel={t('overview.allDue')}
        columns={[
          {
            key: 'until',
            head: t('overview.until'),
            as: 'name',
            cell: (row) => {
              if (row.until === TAX) return t('overview.tax');
              return row === late ? t('overview.late') : t('overview.untilDay', { day: formatDate(row.until) });
            },
          },
          {
            key: 'added',
            head: t('overview.added'),
            as: 'figure',
            wide: true,
            cell: ({ added }) => <Figure value={added} />,
          },
          {
            key: 'amount',
            head: t('overview.toPay'),
            as: 'figure',
            cell: ({ until, amount }) => (
              <LedFigure value={amount} to={until === TAX ? payableAt(branch, TAX) : dueAt(branch, until)} />
            ),
            sum: <LedFigure value={payable} to={payableAt(branch)} />,
          },
        ]}
      />
    </Part>
  );
};
