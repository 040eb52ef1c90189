// The months that were kept, the latest first; one that is chosen is shown above.
import { useList } from '@refinedev/core';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { ListedOf } from '../../../resources/answers.ts';
import { profitsharing } from '../../../resources/finance/profitsharing.ts';
import { monthName } from '../../../resources/kernel/date.ts';
import { StatusChip } from '../../../kit/chip/status-chip.tsx';
import { offers } from '../../../screens/resource-fields.ts';
import { useUser } from '../../../providers/session.ts';
import { ExportButton } from '../../../kit/table/export-button.tsx';
import layout from '../../../kit/style/layout.module.css';
import surface from '../../../kit/style/surface.module.css';
import words from '../../../kit/style/words.module.css';
import { type Column, DataTable } from '../../../kit/table/data-table.tsx';
import { Figure } from '../../../kit/table/figure.tsx';

type Row = ListedOf<'finance.profitsharing'>;
type Figure = 'profit_amount' | 'rumahsakit_amount' | 'reserve_amount' | 'investor_pool';
const FIGURES: readonly Figure[] = ['profit_amount', 'rumahsakit_amount', 'reserve_amount', 'investor_pool'];
/** Two years. */
const MOST = 24;
const { fields, states, state } = profitsharing;

const figure = (key: Figure): Column<Row> => ({
  key,
  head: fields[key].label,
  as: 'figure',
  cell: (row) => <Figure always value={row[key]} />,
});

export const KeptMonths = ({ onChoose }: { onChoose: (month: string) => void }) => {
  const { t } = useTranslation();
  const me = useUser();
  const { query, result } = useList<Row>({
    resource: profitsharing.name,
    pagination: { currentPage: 1, pageSize: MOST },
    sorters: [{ field: 'month', order: 'desc' }],
    errorNotification: false,
  });
  return (
    <section className={`${surface.sheet} ${layout.stack}`}>
      <div className={layout.rowWide}>
        <h2 className={words.heading}>{t('profit.kept')}</h2>
        <span className={layout.apart}>
          {offers(profitsharing, me, 'export') && (
            <ExportButton path={`${profitsharing.path}/export`} query={{}} of={profitsharing.label} />
          )}
        </span>
      </div>
      <DataTable<Row>
        label={t('profit.kept')}
        rows={result.data}
        keyOf={({ id }) => id}
        phone="cards"
        waits={query.isLoading}
        failure={query.isError ? { message: query.error.message, onRetry: () => void query.refetch() } : undefined}
        lookOf={(row) => (row.status === state.cancelled ? 'gone' : undefined)}
        columns={[
          {
            key: 'month',
            head: fields.month.label,
            as: 'name',
            cell: ({ month }) => (
              <Button type="link" size="small" onClick={() => onChoose(month.slice(0, 7))}>
                {monthName(month)}
              </Button>
            ),
          },
          { key: 'code', head: fields.code.label, as: 'code', cell: ({ code }) => code },
          ...FIGURES.map(figure),
          {
            key: 'status',
            head: t('ownIncome.state'),
            cell: (row) => <StatusChip {...states[row.status]} />,
          },
        ]}
      />
    </section>
  );
};
