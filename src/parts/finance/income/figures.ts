// Columns of lists of incomes that are the same everywhere, and the way from a share to its treatments.
import { formatNumber } from '../../../resources/kernel/money.ts';
import words from '../../../kit/style/words.module.css';
import type { Column } from '../../../kit/table/data-table.tsx';
import type { Asked } from './use-asked.ts';

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

/** How many treatments a share is of. @param head of the column @param sum over the whole filter */
export const treatmentsColumn = <Row extends { readonly treatments: number }>(
  head: string,
  sum: number,
): Column<Row> => ({
  key: 'treatments',
  head,
  as: 'figure',
  cell: ({ treatments }) => formatNumber(treatments),
  sum: formatNumber(sum),
});

/** Path of the treatments of a range that a doctor or a partner hospital shares in. */
export const historyPath = (whose: 'doctor' | 'mitra', id: number, { start, end }: Asked['range']): string =>
  `/finance/tindakan/history?${whose}=${id}&start_date=${start}&end_date=${end}`;
