// A figure of a table: red and in brackets below zero, as accountants write it; nothing is said of a zero, for a column of zeros hides
// the figures.
import { formatNumber } from '../../resources/kernel/money.ts';
import style from './data-table.module.css';

interface Props {
  readonly value: number | null | undefined;
  /** A sum or a balance is shown though it is zero. */
  readonly always?: boolean;
}

export const Figure = ({ value, always = false }: Props) => {
  if (!value && !(always && value === 0)) return null;
  return value < 0 ? <span className={style.negative}>{`(${formatNumber(-value)})`}</span> : formatNumber(value);
};
