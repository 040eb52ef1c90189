// One consumable while it is confirmed: expected, used, and why where they differ much.
import { DeleteOutlined } from '@ant-design/icons';
import { Button, Input, InputNumber } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../resources/kernel/money.ts';
import { needsReason } from '../../../resources/service/bhp.ts';
import style from './bhp.module.css';
import words from '../../../kit/style/words.module.css';
import layout from '../../../kit/style/layout.module.css';

export interface BhpEntry {
  readonly item_id: number;
  readonly name: string;
  readonly unit: string;
  readonly allow_decimal: boolean;
  readonly qty_default: number | null;
  readonly qty_used: number | null;
  readonly reason: string;
}

interface Props {
  readonly entry: BhpEntry;
  readonly errorAt: (field: 'qty_used' | 'reason' | 'item_id') => string | undefined;
  readonly onChange: (entry: BhpEntry) => void;
  /** Lines of the catalogue are confirmed, not removed. */
  readonly onRemove?: () => void;
}

const REASON_MAX = 300;
const MOST = 100_000;
const DECIMALS = 3;

export const BhpRow = ({ entry, errorAt, onChange, onRemove }: Props) => {
  const { t } = useTranslation();
  const id = useId();
  const { name, unit, qty_default, qty_used, allow_decimal } = entry;
  const explained = qty_used !== null && needsReason(qty_default, qty_used);
  const problem = errorAt('qty_used') ?? errorAt('item_id');
  const whole = !allow_decimal && (qty_default === null || Number.isInteger(qty_default));
  return (
    <li className={`${layout.stackSmall} ${style.entry}`}>
      <div className={layout.line}>
        <label htmlFor={`${id}-qty`} className={`${layout.lines} ${style.item}`}>
          {name}
          <span className={words.faint}>
            {qty_default === null
              ? t('supply.byHand')
              : t('supply.standardOf', { qty: formatNumber(qty_default), unit })}
          </span>
        </label>
        <InputNumber<number>
          id={`${id}-qty`}
          className={style.qty}
          min={0}
          max={MOST}
          precision={whole ? 0 : undefined}
          step={whole ? 1 : 0.5}
          decimalSeparator=","
          inputMode="decimal"
          suffix={unit}
          value={qty_used}
          status={problem ? 'error' : undefined}
          aria-invalid={problem !== undefined}
          aria-describedby={problem && `${id}-problem`}
          onChange={(value) =>
            onChange({ ...entry, qty_used: value === null ? null : Number(value.toFixed(DECIMALS)) })
          }
        />
        {onRemove && (
          <Button
            type="text"
            icon={<DeleteOutlined aria-hidden />}
            aria-label={t('supply.remove', { name })}
            onClick={onRemove}
          />
        )}
      </div>
      {problem && (
        <span id={`${id}-problem`} className={words.danger}>
          {problem}
        </span>
      )}
      {explained && (
        <Input
          value={entry.reason}
          maxLength={REASON_MAX}
          placeholder={t('supply.whyDifferent')}
          aria-label={t('supply.whyOf', { name })}
          aria-required
          status={entry.reason.trim() === '' ? 'warning' : undefined}
          onChange={(event) => onChange({ ...entry, reason: event.target.value })}
        />
      )}
    </li>
  );
};
