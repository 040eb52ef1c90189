// An amount with its label, outside of a declared form.
import { useId } from 'react';
import { field } from '../../../resources/kernel/field.ts';
import { MoneyInput } from '../../../screens/inputs/number-input.tsx';
import layout from '../../../kit/style/layout.module.css';
import words from '../../../kit/style/words.module.css';

const amountField = field.money('Jumlah');

interface Props {
  readonly label: string;
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
}

export const MoneyBox = ({ label, value, onChange }: Props) => {
  const id = useId();
  return (
    <div className={layout.stackTight}>
      <label className={words.quiet} htmlFor={id}>
        {label}
      </label>
      <MoneyInput
        field={amountField}
        id={id}
        value={value}
        invalid={false}
        onChange={(next) => onChange(typeof next === 'number' ? next : null)}
        onBlur={() => undefined}
        errorAt={() => undefined}
      />
    </div>
  );
};
