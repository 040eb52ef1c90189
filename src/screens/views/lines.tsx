// Child rows of a document: a count in lists, a table on the record's page.
import type { ComponentType } from 'react';
import type { Field, Kind } from '../../resources/kernel/field.ts';
import { formatNumber } from '../../resources/kernel/money.ts';
import { EmptyState } from '../../kit/state/empty-state.tsx';
import { ScrollRegion } from '../../kit/table/scroll-region.tsx';
import { alignOf } from './align.ts';
import style from './lines.module.css';
import { singles } from './single.ts';
import type { Row, ViewProps } from './view.ts';

const rowsOf = (value: unknown): readonly Row[] => (Array.isArray(value) ? (value as readonly Row[]) : []);

/** One value of a row. Lines hold single values only; lines inside lines show nothing. */
const LineValue = ({ field, name, row }: { field: Field; name: string; row: Row }) => {
  if (field.kind === 'lines') return null;
  const View = singles[field.kind].cell as ComponentType<ViewProps<Kind>>;
  return <View field={field} name={name} value={row[name]} record={row} />;
};

export const LinesCell = ({ value }: ViewProps<'lines'>) => formatNumber(rowsOf(value).length);

export const LinesShow = ({ field, value }: ViewProps<'lines'>) => {
  const rows = rowsOf(value);
  const columns = Object.entries(field.fields);
  if (rows.length === 0) return <EmptyState />;
  return (
    <ScrollRegion className={style.scroll} label={field.label}>
      <table className={style.table}>
        <thead>
          <tr>
            {columns.map(([name, column]) => (
              <th key={name} scope="col" data-align={alignOf(column)}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={typeof row.id === 'number' ? row.id : at}>
              {columns.map(([name, column]) => (
                <td key={name} data-align={alignOf(column)}>
                  <LineValue field={column} name={name} row={row} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
};
