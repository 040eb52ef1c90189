import { InputNumber } from 'antd';
import { formatNumber, parseRupiah } from '../../resources/kernel/money.ts';
import { type InputProps, wiring } from './input.ts';

const number = (value: unknown): number | null => (typeof value === 'number' ? value : null);
const FULL = { width: '100%' } as const;

/** What stands in a money field while it is typed: '1.2500' after one more digit is still 12500. */
export const readMoney = (text: string | undefined): number | '' => {
  if (!text) return '';
  const digits = text.replace(/\D/g, '');
  return parseRupiah(text) ?? (digits === '' ? '' : Number(digits));
};

/** Whole rupiah, grouped while it is typed; 'Rp 1.250.000' can be pasted. */
export const MoneyInput = (props: InputProps<'money'>) => (
  <InputNumber<number>
    {...wiring(props)}
    style={FULL}
    prefix="Rp"
    controls={false}
    inputMode="numeric"
    value={number(props.value)}
    formatter={(value) => (value === undefined || String(value) === '' ? '' : formatNumber(value))}
    parser={(text) => readMoney(text) as number}
    onChange={props.onChange}
  />
);

export const IntegerInput = (props: InputProps<'integer'>) => (
  <InputNumber<number>
    {...wiring(props)}
    style={FULL}
    precision={0}
    value={number(props.value)}
    onChange={props.onChange}
  />
);

export const QuantityInput = (props: InputProps<'quantity'>) => (
  <InputNumber<number>
    {...wiring(props)}
    style={FULL}
    decimalSeparator=","
    inputMode="decimal"
    value={number(props.value)}
    onChange={props.onChange}
  />
);

export const PercentInput = (props: InputProps<'percent'>) => (
  <InputNumber<number>
    {...wiring(props)}
    style={FULL}
    decimalSeparator=","
    inputMode="decimal"
    suffix="%"
    value={number(props.value)}
    onChange={props.onChange}
  />
);
