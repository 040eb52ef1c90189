// Columns of the stock page; costs and values only where the answer has them.
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { StatusChip } from '../../../kit/chip/status-chip.tsx';
import { DateText } from '../../../kit/date/date-text.tsx';
import layout from '../../../kit/style/layout.module.css';
import words from '../../../kit/style/words.module.css';
import type { Column } from '../../../kit/table/data-table.tsx';
import { Figure } from '../../../kit/table/figure.tsx';
import { Link } from '../../../kit/page/link.tsx';
import { formatNumber } from '../../../resources/kernel/money.ts';
import { cardPath } from '../../../parts/inventory/stock-card/card-path.ts';
import type { StockRow, StockSum } from './row.ts';

const Name = ({ row: { item_id, name, is_low, expiry, qty } }: { row: StockRow }) => {
  const { t } = useTranslation();
  return (
    <span className={layout.rowTight}>
      <Link to={cardPath(item_id)} aria-label={t('stock.card', { item: name })}>
        {name}
      </Link>
      {qty === 0 && <StatusChip tone="danger" label={t('stock.empty')} />}
      {qty > 0 && is_low && <StatusChip tone="warning" label={t('stock.low')} />}
      {expiry === 'expired' && <StatusChip tone="danger" label={t('stock.expired')} />}
      {expiry === 'soon' && <StatusChip tone="warning" label={t('stock.soon')} />}
    </span>
  );
};

/** What is ordered, and what is on the road. */
const useComing = (): readonly Column<StockRow>[] => {
  const { t } = useTranslation();
  return [
    {
      key: 'order',
      head: t('stock.onOrder'),
      as: 'figure',
      wide: true,
      cell: ({ on_order }) => <Figure value={on_order} />,
    },
    {
      key: 'transit',
      head: t('stock.inTransit'),
      as: 'figure',
      wide: true,
      cell: ({ in_transit }) => <Figure value={in_transit} />,
    },
  ];
};

export const useColumns = (
  sum: StockSum | undefined,
  onShelves: (row: StockRow) => void,
): readonly Column<StockRow>[] => {
  const { t } = useTranslation();
  const coming = useComing();
  const costs: readonly Column<StockRow>[] = [
    {
      key: 'average',
      head: t('stock.average'),
      as: 'figure',
      wide: true,
      cell: ({ avg_cost = 0 }) => formatNumber(Math.round(avg_cost * 100) / 100),
    },
    {
      key: 'value',
      head: t('stock.value'),
      as: 'figure',
      cell: ({ value = 0 }) => formatNumber(value),
      sum: formatNumber(sum?.value ?? 0),
    },
  ];
  return [
    { key: 'name', head: t('stock.item'), as: 'name', cell: (row) => <Name row={row} /> },
    { key: 'code', head: t('stock.code'), as: 'code', wide: true, cell: ({ code }) => code },
    { key: 'category', head: t('stock.category'), wide: true, cell: ({ category }) => category },
    {
      key: 'qty',
      head: t('stock.qty'),
      as: 'figure',
      cell: ({ qty, unit, packed }) => (
        <>
          {formatNumber(qty)} {unit}
          {packed !== null && <div className={words.quiet}>{packed}</div>}
        </>
      ),
    },
    ...coming,
    {
      key: 'min',
      head: t('stock.min'),
      as: 'figure',
      cell: ({ min_stock }) => (min_stock === null ? '' : formatNumber(min_stock)),
    },
    { key: 'nearest', head: t('stock.nearest'), cell: ({ nearest_expiry }) => <DateText value={nearest_expiry} /> },
    ...(sum?.value === undefined ? [] : costs),
    {
      key: 'shelves',
      head: t('visit.actions'),
      as: 'action',
      cell: (row) => (
        <Button
          type="text"
          size="small"
          aria-label={t('stock.shelves', { item: row.name })}
          onClick={() => onShelves(row)}
        >
          {t('stock.openShelves')}
        </Button>
      ),
    },
  ];
};
