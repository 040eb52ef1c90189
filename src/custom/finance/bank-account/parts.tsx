// Lines of the bank or entries of the ledger that belong together, each in a line: day, words, amount.
import { DateText } from '../../../kit/date/date-text.tsx';
import words from '../../../kit/style/words.module.css';
import { formatNumber } from '../../../resources/kernel/money.ts';
import style from './bank.module.css';

export interface Part {
  readonly id: number;
  readonly date: string;
  readonly text: string;
  readonly amount: number;
}
interface Props {
  readonly parts: readonly Part[];
  /** Said where this side has nothing. */
  readonly none: string;
}

export const Parts = ({ parts, none }: Props) => {
  if (parts.length === 0) return <span className={words.quiet}>{none}</span>;
  return (
    <span className={style.parts}>
      {parts.map(({ id, date, text, amount }) => (
        <span key={id} className={style.part}>
          <span className={style.day}>
            <DateText value={date} />
          </span>
          <span className={style.text}>{text}</span>
          <span className={style.amount}>{formatNumber(amount)}</span>
        </span>
      ))}
    </span>
  );
};
