// What may be changed of a ticked row: how many, and from whom.
import { InputNumber } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../resources/kernel/money.ts';
import type { Choice, LowRow } from './choice.ts';
import { RefSelect } from '../../../screens/inputs/ref-select.tsx';

interface Props {
  readonly row: LowRow;
  /** Undefined: the row is not ticked. */
  readonly choice: Choice | undefined;
  /** Left out: the reader orders nothing. */
  readonly onChange: ((row: LowRow, choice: Choice) => void) | undefined;
}

export const QtyInput = ({ row, choice, onChange }: Props) => {
  const { t } = useTranslation();
  if (!choice || !onChange) return `${formatNumber(row.qty)} ${row.purchase_unit}`;
  return (
    <InputNumber<number>
      aria-label={t('low.qtyOf', { item: row.name })}
      min={0}
      decimalSeparator=","
      suffix={row.purchase_unit}
      value={choice.qty}
      onChange={(qty) => onChange(row, { ...choice, qty })}
    />
  );
};

export const SupplierInput = ({ row, choice, onChange }: Props) => {
  const { t } = useTranslation();
  if (!choice || !onChange) return row.supplier ?? '-';
  return (
    <RefSelect
      resource="inventory.supplier"
      label={t('low.supplierOf', { item: row.name })}
      placeholder={t('low.supplier')}
      value={choice.supplier_id}
      {...(row.supplier_id !== null && { known: { id: row.supplier_id, name: row.supplier ?? '' } })}
      onChange={(supplier_id) => onChange(row, { ...choice, supplier_id })}
    />
  );
};
