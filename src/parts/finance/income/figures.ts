// Columns of lists of incomes that are the same everywhere.
import { formatNumber } from '../../../resources/kernel/money.ts';
import words from '../../../kit/style/words.module.css';
import type { Column } from '../../../kit/table/data-table.tsx';

const lookOf = (amount: number): string | undefined =>
  amount < 0 ? words.alarm : amount === 0 ? words.faint : undefined;

/** Makes columns of figures, each with its sum over the whole filter; what is below nothing is red. */
export const figureOf =
  <Row>(sums: { readonly [K in keyof Row]?: unknown }) =>
  (key: keyof Row & string, head: string): Column<Row> => {
    const sum = sums[key];
    return {
      key,
      head,
      as: 'figure',
      cell: (row) => formatNumber(Number(row[key])),
      className: (row) => lookOf(Number(row[key])),
      ...(typeof sum === 'number' && { sum: formatNumber(sum) }),
    };
  };
