import { InputNumber } from 'antd';
import { type InputProps, wiring } from './input.ts';
import { MoneyControl } from '../../kit/money/money-control.tsx';

const number = (value: unknown): number | null => (typeof value === 'number' ? value : null);
const FULL = { width: '100%' } as const;

/** Whole rupiah. */
export const MoneyInput = (props: InputProps<'money'>) => (
  <MoneyControl {...wiring(props)} prefix="Rp" value={number(props.value)} onChange={props.onChange} />
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
