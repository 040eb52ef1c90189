// The two sides of a journal line as columns.
import type { TFunction } from 'i18next';
import type { Column } from '../../../kit/table/data-table.tsx';
import { Figure } from '../../../kit/table/figure.tsx';

/** Rupiah; a line has one of them, the other is 0. */
export interface Sides {
  readonly debit: number;
  readonly credit: number;
}

/**
 * @param read the amounts of a row; undefined: it has none
 * @param totals stands below them
 */
export const sides = <Row,>(
  t: TFunction,
  read: (row: Row) => Sides | undefined,
  totals?: Sides,
): readonly Column<Row>[] =>
  (['debit', 'credit'] as const).map((side) => ({
    key: side,
    head: t(`report.${side}`),
    as: 'figure',
    cell: (row) => <Figure value={read(row)?.[side]} />,
    sum: totals && <Figure value={totals[side]} />,
  }));
