// Each item from what was there to what is, by what moved it.
import { useTranslation } from 'react-i18next';
import layout from '../../../kit/style/layout.module.css';
import words from '../../../kit/style/words.module.css';
import { type Column, DataTable } from '../../../kit/table/data-table.tsx';
import { Figure } from '../../../kit/table/figure.tsx';
import { Link } from '../../../kit/page/link.tsx';
import { cardPath } from '../../../parts/inventory/stock-card/card-path.ts';
import type { AnswerOf } from '../../../resources/answers.ts';

type Answer = AnswerOf<'inventory.report.movement'>;
type Row = Answer['data'][number];

const MOVED = ['received', 'sold', 'used', 'packaged', 'moved', 'corrected'] as const;

interface Asked {
  readonly end: string;
  /** Whose figures they are, as they were asked for. */
  readonly branch: string | undefined;
}

const Name = ({ row: { item_id, name, unit }, end, branch }: Asked & { readonly row: Row }) => {
  const { t } = useTranslation();
  return (
    <span className={layout.rowTight}>
      <Link to={cardPath(item_id, { until: end, branch })} aria-label={t('stock.card', { item: name })}>
        {name}
      </Link>
      <span className={words.quiet}>{unit}</span>
    </span>
  );
};

export const MovementView = ({ answer: { data, sum }, ...asked }: Asked & { readonly answer: Answer }) => {
  const { t } = useTranslation();
  const moved = MOVED.map((key): Column<Row> => ({
    key,
    head: t(`analysis.${key}`),
    as: 'figure',
    wide: true,
    cell: (row) => <Figure value={row[key]} />,
  }));
  const columns: readonly Column<Row>[] = [
    {
      key: 'name',
      head: t('stock.item'),
      as: 'name',
      cell: (row) => <Name row={row} {...asked} />,
    },
    {
      key: 'opening',
      head: t('analysis.opening'),
      as: 'figure',
      cell: (row) => <Figure always value={row.opening_qty} />,
    },
    ...moved,
    {
      key: 'closing',
      head: t('analysis.closing'),
      as: 'figure',
      cell: (row) => <Figure always value={row.closing_qty} />,
    },
    {
      key: 'in',
      head: t('analysis.valueIn'),
      as: 'figure',
      cell: (row) => <Figure value={row.value_in} />,
      sum: <Figure always value={sum.value_in} />,
    },
    {
      key: 'out',
      head: t('analysis.valueOut'),
      as: 'figure',
      cell: (row) => <Figure value={row.value_out} />,
      sum: <Figure always value={sum.value_out} />,
    },
    {
      key: 'worth',
      head: t('analysis.closingValue'),
      as: 'figure',
      cell: (row) => <Figure always value={row.closing_value} />,
      sum: <Figure always value={sum.closing_value} />,
    },
  ];
  return (
    <DataTable<Row>
      label={t('analysis.views.movement')}
      rows={data}
      keyOf={({ item_id }) => item_id}
      columns={columns}
      sumLabel={t('stock.sum', { count: data.length })}
      phone="cards"
    />
  );
};
