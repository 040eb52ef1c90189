// The goods on the desk: unit, quantity, discount and amount of each.
import { DeleteOutlined } from '@ant-design/icons';
import { Button, InputNumber, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../resources/kernel/money.ts';
import { StatusChip } from '../../../kit/chip/status-chip.tsx';
import { Money } from '../../../kit/money/money.tsx';
import { type Column, DataTable } from '../../../kit/table/data-table.tsx';
import { BatchSelect } from '../../../parts/inventory/batch/batch-select.tsx';
import { amountOf, type BasketLine, isShort, thereOf, totalOf, unitOf } from './basket.ts';
import style from './sales.module.css';

interface Props {
  readonly lines: readonly BasketLine[];
  readonly onChange: (lines: readonly BasketLine[]) => void;
}
type Numbered = BasketLine & { readonly at: number };

/** Most pieces of one line. */
const MOST = 100_000;

type Put = (at: number, change: Partial<BasketLine>) => void;

const NumberCell = ({ label, max = MOST, value, onChange }: NumberProps) => (
  <InputNumber<number>
    className={style.qty}
    min={0}
    max={max}
    decimalSeparator=","
    inputMode="decimal"
    value={value}
    aria-label={label}
    onChange={onChange}
  />
);
interface NumberProps {
  readonly label: string;
  readonly max?: number;
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
}

const Name = (line: Numbered) => {
  const { t } = useTranslation();
  return (
    <>
      {line.item.name}{' '}
      {isShort(line) && <StatusChip tone="danger" label={t('sale.short', { qty: formatNumber(thereOf(line)) })} />}
    </>
  );
};

const UnitCell = ({ line: { at, item, unit_id }, put }: { line: Numbered; put: Put }) => {
  const { t } = useTranslation();
  return (
    <Select<number>
      virtual={false}
      value={unit_id}
      aria-label={t('sale.unitOf', { name: item.name })}
      options={item.units.map((unit) => ({ value: unit.unit_id, label: unit.name }))}
      onChange={(value) => put(at, { unit_id: value })}
    />
  );
};

const BatchCell = ({ line: { at, item, batch }, put }: { line: Numbered; put: Put }) => {
  const { t } = useTranslation();
  return (
    <BatchSelect
      onlyIfAny
      label={t('batch.of', { name: item.name })}
      item={item.id}
      from="sale"
      value={batch ?? null}
      onChange={(chosen) => put(at, { batch: chosen ?? undefined })}
    />
  );
};

const useColumns = ({ lines, onChange }: Props): readonly Column<Numbered>[] => {
  const { t } = useTranslation();
  const put: Put = (at, change) => onChange(lines.map((line, i) => (i === at ? { ...line, ...change } : line)));
  const remove = (at: number) => onChange(lines.filter((_, i) => i !== at));
  const priceOf = (line: Numbered) => <Money value={unitOf(line)?.price ?? 0} />;
  return [
    { key: 'item', head: t('sale.item'), as: 'name', cell: (line) => <Name {...line} /> },
    { key: 'unit', head: t('opname.unit'), cell: (line) => <UnitCell line={line} put={put} /> },
    { key: 'batch', head: t('stock.batch'), cell: (line) => <BatchCell line={line} put={put} /> },
    {
      key: 'qty',
      head: t('sale.qty'),
      as: 'figure',
      cell: ({ at, item: { name }, qty }) => (
        <NumberCell label={t('sale.qtyOf', { name })} value={qty} onChange={(value) => put(at, { qty: value })} />
      ),
    },
    { key: 'price', head: t('sale.price'), as: 'figure', wide: true, cell: priceOf },
    {
      key: 'discount',
      head: t('sale.discount'),
      as: 'figure',
      cell: ({ at, item: { name }, discount }) => (
        <NumberCell
          label={t('sale.discountOf', { name })}
          max={100}
          value={discount}
          onChange={(value) => put(at, { discount: value })}
        />
      ),
    },
    {
      key: 'amount',
      head: t('sale.amount'),
      as: 'figure',
      cell: (line) => <Money value={amountOf(line)} />,
      sum: <Money value={totalOf(lines)} />,
    },
    {
      key: 'remove',
      head: t('visit.actions'),
      as: 'action',
      cell: ({ at, item: { name } }) => (
        <Button
          type="text"
          icon={<DeleteOutlined aria-hidden />}
          aria-label={t('sale.remove', { name })}
          onClick={() => remove(at)}
        />
      ),
    },
  ];
};

export const BasketTable = (props: Props) => {
  const { t } = useTranslation();
  return (
    <DataTable<Numbered>
      label={t('sale.new')}
      columns={useColumns(props)}
      rows={props.lines.map((line, at) => ({ ...line, at }))}
      keyOf={({ at }) => at}
      sumLabel={t('sale.total')}
      empty={t('sale.empty')}
      phone="cards"
    />
  );
};
