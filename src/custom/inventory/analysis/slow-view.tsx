// Stock that nobody has used for long, what is worth most first.
import { useTranslation } from 'react-i18next';
import { DateText } from '../../../kit/date/date-text.tsx';
import { type Column, DataTable } from '../../../kit/table/data-table.tsx';
import { Figure } from '../../../kit/table/figure.tsx';
import { Link } from '../../../kit/page/link.tsx';
import { cardPath } from '../../../parts/inventory/stock-card/card-path.ts';
import type { AnswerOf } from '../../../resources/answers.ts';
import { formatNumber } from '../../../resources/kernel/money.ts';

type Answer = AnswerOf<'inventory.report.slow'>;
type Row = Answer['data'][number];

export const SlowView = ({ answer: { data, sum } }: { readonly answer: Answer }) => {
  const { t } = useTranslation();
  const columns: readonly Column<Row>[] = [
    {
      key: 'name',
      head: t('stock.item'),
      as: 'name',
      cell: ({ item_id, name, branch, last_use, since }) => (
        <Link
          to={cardPath(item_id, { until: last_use ?? since, branch: String(branch.id) })}
          aria-label={t('stock.card', { item: name })}
        >
          {name}
        </Link>
      ),
    },
    { key: 'category', head: t('stock.category'), wide: true, cell: ({ category }) => category },
    { key: 'branch', head: t('reconciliation.branch'), wide: true, cell: ({ branch }) => branch.name },
    { key: 'qty', head: t('stock.qty'), as: 'figure', cell: ({ qty, unit }) => `${formatNumber(qty)} ${unit}` },
    {
      key: 'use',
      head: t('analysis.lastUse'),
      cell: ({ last_use }) => (last_use === null ? t('analysis.never') : <DateText value={last_use} />),
    },
    { key: 'days', head: t('analysis.days'), as: 'figure', cell: ({ days }) => formatNumber(days) },
    {
      key: 'value',
      head: t('stock.value'),
      as: 'figure',
      cell: ({ value }) => <Figure always value={value} />,
      sum: <Figure always value={sum.value} />,
    },
  ];
  return (
    <DataTable<Row>
      label={t('analysis.views.slow')}
      rows={data}
      keyOf={({ branch, item_id }) => `${branch.id} ${item_id}`}
      columns={columns}
      sumLabel={t('stock.sum', { count: sum.items })}
      phone="cards"
      empty={t('analysis.noneSlow')}
    />
  );
};
