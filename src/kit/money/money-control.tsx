// The control of an amount, wherever one is typed: whole rupiah, grouped meanwhile; 'Rp 1.250.000' can be pasted.
import { InputNumber, type InputNumberProps } from 'antd';
import { formatNumber, parseRupiah } from '../../resources/kernel/money.ts';

type Props = Omit<InputNumberProps<number>, 'controls' | 'inputMode' | 'formatter' | 'parser' | 'onChange'> & {
  readonly onChange: (value: number | null) => void;
};

const FULL = { width: '100%' } as const;

/** What stands in the field while it is typed: '1.2500' after one more digit is still 12500. */
const readMoney = (text: string | undefined): number | '' => {
  if (!text) return '';
  const digits = text.replace(/\D/g, '');
  return parseRupiah(text) ?? (digits === '' ? '' : Number(digits));
};

/** As wide as its place, unless a class says otherwise; emptied: null. */
export const MoneyControl = ({ onChange, ...props }: Props) => (
  <InputNumber<number>
    {...props}
    style={props.className === undefined ? FULL : undefined}
    controls={false}
    inputMode="numeric"
    formatter={(value) => (value === undefined || String(value) === '' ? '' : formatNumber(value))}
    parser={(text) => readMoney(text) as number}
    onChange={(value) => onChange(typeof value === 'number' ? value : null)}
  />
);
