// The last row of a table: what its columns come to.
import type { ReactNode } from 'react';
import type { Column } from './data-table.tsx';

type Summed = Pick<Column<never>, 'key' | 'head' | 'as' | 'wide' | 'sum'>;

/** The label takes the columns before the first sum, but for those that a phone leaves out. */
export const TableSums = ({ columns, label }: { columns: readonly Summed[]; label: ReactNode }) => {
  const first = columns.findIndex(({ sum }) => sum !== undefined);
  const before = columns.slice(0, Math.max(first, 1));
  const kept = before.filter(({ wide }) => !wide);
  const left = ({ key }: Summed) => (
    <td key={key} data-wide>
      {null}
    </td>
  );
  const at = before.findIndex(({ wide }) => !wide);
  return (
    <tfoot>
      <tr>
        {before.slice(0, at).map(left)}
        <th scope="row" colSpan={kept.length}>
          {label}
        </th>
        {before
          .slice(at)
          .filter(({ wide }) => wide)
          .map(left)}
        {columns.slice(before.length).map(({ key, head, as, wide, sum }) => (
          <td key={key} data-as={as} data-wide={wide} data-label={typeof head === 'string' ? head : undefined}>
            {sum}
          </td>
        ))}
      </tr>
    </tfoot>
  );
};
