// What a page adds to the rows of a derived list: views of single columns, and what can be done with a row.
import type { ReactNode } from 'react';
import type { ListRow } from './use-records.ts';

type OfRow<Row extends ListRow> = (props: { readonly row: Row }) => ReactNode;

/** Components must be the same ones at every drawing (declared outside the page's function). */
export interface RowOverrides<Row extends ListRow = ListRow> {
  /** By column: where the field's kind says too little. */
  readonly cells?: Readonly<Record<string, OfRow<Row>>>;
  /** At the end of the row. */
  readonly Actions?: OfRow<Row>;
}
