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

/** What was typed says something, if it is only 0; what was reckoned says nothing with 0. */
const says = (value: unknown, { server }: Field): boolean =>
  value !== null && value !== undefined && value !== '' && value !== false && !(server === true && value === 0);

/** Nobody reads the number of a row elsewhere, and a column that says nothing in any row takes the place of those that do. */
const tells = (name: string, field: Field, rows: readonly Row[]): boolean =>
  field.internal !== true && (rows.length === 0 || rows.some(({ [name]: value }) => says(value, field)));

/** The first column names its row, unless it is a figure. */
const asOf = (column: Field, at: number) => {
  if (alignOf(column) === 'right') return 'figure';
  return at === 0 ? 'name' : undefined;
};

/** A phone shows so many columns beside each other; of more a card for each row. */
const PHONE = 3;

export const LinesShow = ({ field, value }: ViewProps<'lines'>) => {
  const found = rowsOf(value);
  const rows = found.map((row, at) => ({ row, key: typeof row.id === 'number' ? row.id : at }));
  const columns = Object.entries(field.fields).filter(([name, one]) => tells(name, one, found));
  return (
    <DataTable<(typeof rows)[number]>
      label={field.label}
      rows={rows}
      keyOf={({ key }) => key}
      phone={columns.length > PHONE ? 'cards' : 'scroll'}
      columns={columns.map(([name, column], at) => ({
        key: name,
        head: column.label,
        as: asOf(column, at),
        cell: ({ row }) => <LineValue field={column} name={name} row={row} />,
      }))}
    />
  );
};
