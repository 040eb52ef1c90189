// A cell of the grid: digits while it is typed, grouped otherwise. What is no whole rupiah stays and says so.
import { type KeyboardEvent, memo, useState } from 'react';
import { formatNumber } from '../../../resources/kernel/money.ts';
import style from './budget.module.css';
import { amountOf } from './grid.ts';

export interface CellActions {
  readonly onAmount: (akun: number, month: number, amount: number) => void;
  readonly onWrong: (akun: number, month: number, wrong: boolean) => void;
  readonly onPaste: (akun: number, month: number, text: string) => void;
  readonly onFill: (akun: number, month: number, amount: number) => void;
}
interface Props extends CellActions {
  readonly akun: number;
  /** 0 to 11. */
  readonly month: number;
  readonly label: string;
  readonly value: number;
  /** It differs from what is stored. */
  readonly changed: boolean;
}

/** The cell above or below, of the same month. */
const goTo = (from: HTMLInputElement, step: 1 | -1): void => {
  const column = [
    ...(from.closest('table')?.querySelectorAll<HTMLInputElement>(`input[data-month='${from.dataset['month']}']`) ??
      []),
  ];
  column[column.indexOf(from) + step]?.focus();
};
const STEPS: Readonly<Record<string, 1 | -1>> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 };

export const AmountCell = memo(({ akun, month, label, value, changed, ...act }: Props) => {
  const [text, setText] = useState<string>();
  const [before, setBefore] = useState(value);
  const wrong = text !== undefined && amountOf(text) === undefined;
  // At each stroke, so that 'Simpan' counts what the cursor still stands in.
  const type = (typed: string): void => {
    setText(typed);
    const amount = amountOf(typed);
    act.onWrong(akun, month, amount === undefined);
    if (amount !== undefined && amount !== value) act.onAmount(akun, month, amount);
  };
  const giveUp = (): void => {
    setText(undefined);
    act.onWrong(akun, month, false);
    act.onAmount(akun, month, before);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    const step = STEPS[event.key];
    if (event.key === 'Escape') giveUp();
    else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      if (!wrong) act.onFill(akun, month, value);
    } else if (step !== undefined) {
      event.preventDefault();
      goTo(event.currentTarget, step);
    }
  };
  return (
    <input
      className={style.cell}
      data-month={month}
      data-changed={changed || undefined}
      aria-label={label}
      aria-invalid={wrong || undefined}
      title={value === 0 ? undefined : formatNumber(value)}
      inputMode="text"
      autoComplete="off"
      value={text ?? (value === 0 ? '' : formatNumber(value))}
      onFocus={({ currentTarget }) => {
        setBefore(value);
        currentTarget.select();
      }}
      onChange={({ target }) => type(target.value)}
      onBlur={() => !wrong && setText(undefined)}
      onKeyDown={onKeyDown}
      onPaste={(event) => {
        const pasted = event.clipboardData.getData('text');
        if (!/[\t\n]/.test(pasted.trimEnd())) return;
        event.preventDefault();
        setText(undefined);
        act.onPaste(akun, month, pasted);
      }}
    />
  );
});
AmountCell.displayName = 'AmountCell';
