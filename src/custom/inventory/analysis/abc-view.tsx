// Items by what was used up of them, under their class with what all of it comes to.
import { useTranslation } from 'react-i18next';
import { type Column, DataTable, type Group } from '../../../kit/table/data-table.tsx';
import { Figure } from '../../../kit/table/figure.tsx';
import { Link } from '../../../kit/page/link.tsx';
import { cardPath } from '../../../parts/inventory/stock-card/card-path.ts';
import type { AnswerOf } from '../../../resources/answers.ts';
import { formatNumber, formatRupiah } from '../../../resources/kernel/money.ts';

type Answer = AnswerOf<'inventory.report.abc'>;
type Row = Answer['data'][number];

interface Props {
  readonly answer: Answer;
  readonly end: string;
  /** Whose figures they are, as they were asked for. */
  readonly branch: string | undefined;
}

export const AbcView = ({ answer: { data, sum }, end, branch }: Props) => {
  const { t } = useTranslation();
  const columns: readonly Column<Row>[] = [
    {
      key: 'name',
      head: t('stock.item'),
      as: 'name',
      cell: ({ item_id, name }) => (
        <Link to={cardPath(item_id, { until: end, branch })} aria-label={t('stock.card', { item: name })}>
          {name}
        </Link>
      ),
    },
    { key: 'category', head: t('stock.category'), wide: true, cell: ({ category }) => category },
    { key: 'qty', head: t('analysis.usedQty'), as: 'figure', cell: ({ qty, unit }) => `${formatNumber(qty)} ${unit}` },
    { key: 'used', head: t('analysis.usedValue'), as: 'figure', cell: ({ used }) => <Figure always value={used} /> },
    { key: 'share', head: t('analysis.share'), as: 'figure', cell: ({ share }) => formatNumber(share) },
    {
      key: 'cumulative',
      head: t('analysis.cumulative'),
      as: 'figure',
      wide: true,
      cell: ({ cumulative }) => formatNumber(cumulative),
    },
    {
      key: 'stock',
      head: t('analysis.stockValue'),
      as: 'figure',
      cell: ({ stock_value }) => <Figure always value={stock_value} />,
    },
  ];
  const groups = sum.map(({ class: name, items, used, stock_value }): Group<Row> => ({
    key: name,
    head: t('analysis.class', {
      name,
      count: items,
      used: formatRupiah(used),
      stock: formatRupiah(stock_value),
    }),
    rows: data.filter((row) => row.class === name),
  }));
  return (
    <DataTable<Row>
      label={t('analysis.views.abc')}
      groups={groups}
      keyOf={({ item_id }) => item_id}
      columns={columns}
      phone="cards"
    />
  );
};
