// Columns of what runs low; ticks for who orders, prices only where the answer has them.
import { Button, Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatNumber, formatRupiah } from '../../../resources/kernel/money.ts';
import words from '../../../kit/style/words.module.css';
import type { Column } from '../../../kit/table/data-table.tsx';
import type { Choices, Choose, LowRow } from './choice.ts';
import { QtyInput, SupplierInput } from './row-inputs.tsx';

interface TickProps {
  readonly row: LowRow;
  readonly choices: Choices;
  readonly onChoose: Choose;
}
/** A row begins with what is suggested. */
const Tick = ({ row, choices, onChoose }: TickProps) => {
  const { t } = useTranslation();
  const { item_id, name, qty, supplier_id } = row;
  return (
    <Checkbox
      aria-label={t('low.tickOf', { item: name })}
      checked={choices[item_id] !== undefined}
      onChange={({ target }) => onChoose(row, target.checked ? { qty, supplier_id } : undefined)}
    />
  );
};

const Price = ({ row, onOpen }: { readonly row: LowRow; readonly onOpen: (row: LowRow) => void }) => {
  const { t } = useTranslation();
  if (row.price === undefined) return null;
  return (
    <>
      {row.price !== null && formatRupiah(row.price)}
      <div>
        <Button type="link" size="small" aria-label={t('low.pricesOf', { item: row.name })} onClick={() => onOpen(row)}>
          {t('low.prices')}
        </Button>
      </div>
    </>
  );
};

const subtotalOf = ({ item_id, price, qty }: LowRow, choices: Choices): string =>
  typeof price === 'number' ? formatRupiah(Math.round(price * (choices[item_id]?.qty ?? qty))) : '';

/** What is there and what is missing. */
const useFacts = (rows: readonly LowRow[]): readonly Column<LowRow>[] => {
  const { t } = useTranslation();
  const facts: readonly Column<LowRow>[] = [
    {
      key: 'name',
      head: t('low.item'),
      as: 'name',
      cell: ({ code, name }) => (
        <>
          {name}
          <div className={words.quiet}>{code}</div>
        </>
      ),
    },
    { key: 'hand', head: t('low.hand'), as: 'figure', cell: ({ on_hand, unit }) => `${formatNumber(on_hand)} ${unit}` },
    { key: 'order', head: t('low.order'), as: 'figure', wide: true, cell: ({ on_order }) => formatNumber(on_order) },
    {
      key: 'transit',
      head: t('low.transit'),
      as: 'figure',
      wide: true,
      cell: ({ in_transit }) => formatNumber(in_transit),
    },
    { key: 'daily', head: t('low.daily'), as: 'figure', wide: true, cell: ({ daily }) => formatNumber(daily) },
    {
      key: 'days',
      head: t('low.days'),
      as: 'figure',
      cell: ({ days_left }) => (days_left === null ? '-' : formatNumber(days_left)),
    },
    {
      key: 'min',
      head: t('low.min'),
      as: 'figure',
      wide: true,
      cell: ({ min_stock }) => (min_stock === null ? '' : formatNumber(min_stock)),
    },
    { key: 'need', head: t('low.need'), as: 'figure', cell: ({ need, unit }) => `${formatNumber(need)} ${unit}` },
  ];
  // What nobody has ordered or sent says nothing.
  const comes = {
    order: rows.some(({ on_order }) => on_order > 0),
    transit: rows.some(({ in_transit }) => in_transit > 0),
  };
  return facts.filter(({ key }) => (key === 'order' || key === 'transit' ? comes[key] : true));
};

/** @param onChoose undefined: the reader orders nothing */
export const useColumns = (
  rows: readonly LowRow[],
  choices: Choices,
  onChoose: Choose | undefined,
  onPrice: (row: LowRow) => void,
): readonly Column<LowRow>[] => {
  const { t } = useTranslation();
  const facts = useFacts(rows);
  const tick = onChoose && {
    key: 'tick',
    head: t('low.tick'),
    cell: (row: LowRow) => <Tick row={row} choices={choices} onChoose={onChoose} />,
  };
  return [
    ...(tick ? [tick] : []),
    ...facts,
    {
      key: 'qty',
      head: t('low.qty'),
      as: 'figure',
      cell: (row) => <QtyInput row={row} choice={choices[row.item_id]} onChange={onChoose} />,
    },
    {
      key: 'supplier',
      head: t('low.supplier'),
      cell: (row) => <SupplierInput row={row} choice={choices[row.item_id]} onChange={onChoose} />,
    },
    { key: 'price', head: t('low.price'), as: 'figure', cell: (row) => <Price row={row} onOpen={onPrice} /> },
    { key: 'subtotal', head: t('low.subtotal'), as: 'figure', cell: (row) => subtotalOf(row, choices) },
  ];
};
