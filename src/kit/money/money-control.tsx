// The control of an amount, wherever one is typed: whole rupiah, grouped meanwhile; 'Rp 1.250.000' can be pasted.
import { InputNumber, type InputNumberProps } from 'antd';
import { formatNumber } from '../../resources/kernel/money.ts';
import { readMoney, typedFraction } from './read-money.ts';

type Props = Omit<InputNumberProps<number>, 'controls' | 'inputMode' | 'formatter' | 'parser' | 'onChange'> & {
  readonly onChange: (value: number | null) => void;
};

const FULL = { width: '100%' } as const;

/** As wide as its place, unless a class says otherwise; emptied: null. */
export const MoneyControl = ({ onChange, ...props }: Props) => (
  <InputNumber<number>
    {...props}
    style={props.className === undefined ? FULL : undefined}
    controls={false}
    inputMode="numeric"
    formatter={(value, { userTyping, input }) =>
      value === undefined || String(value) === '' ? '' : formatNumber(value) + (userTyping ? typedFraction(input) : '')
    }
    parser={(text) => readMoney(text) as number}
    onChange={(value) => onChange(typeof value === 'number' ? value : null)}
  />
);
