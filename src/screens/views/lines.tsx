// Child rows of a document: a count in lists, a table on the record's page.
import type { ComponentType } from 'react';
import type { Field, Kind } from '../../resources/kernel/field.ts';
import { formatNumber } from '../../resources/kernel/money.ts';
import { DataTable } from '../../kit/table/data-table.tsx';
import { alignOf } from './align.ts';
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
  const rows = rowsOf(value).map((row, at) => ({ row, key: typeof row.id === 'number' ? row.id : at }));
  const columns = Object.entries(field.fields).filter(([, column]) => column.internal !== true);
  return (
    <DataTable<(typeof rows)[number]>
      label={field.label}
      rows={rows}
      keyOf={({ key }) => key}
      columns={columns.map(([name, column]) => ({
        key: name,
        head: column.label,
        as: alignOf(column) === 'right' ? 'figure' : undefined,
        cell: ({ row }) => <LineValue field={column} name={name} row={row} />,
      }))}
    />
  );
};
