// The figures of a chart as a table, with the sum of what can be added up.
import { useTranslation } from 'react-i18next';
import { type Column as TableColumn, DataTable } from '../../kit/table/data-table.tsx';
import { type Column, type Row, textOf, totalOf, useHeading } from './figures.ts';

interface Props {
  readonly title: string;
  readonly rows: readonly Row[];
  readonly columns: readonly Column[];
}

const isNumber = ({ as }: Pick<Column, 'as'>): boolean => as === 'count' || as === 'money';

/** A column of figures, or of words that keep to one line. */
export const figureColumn = ({ key, as }: Column, head: string): TableColumn<Row> => ({
  key,
  head,
  as: isNumber({ as }) ? 'figure' : 'code',
  cell: (row) => textOf(as, row[key]),
});

export const FigureTable = ({ title, rows, columns }: Props) => {
  const headingOf = useHeading();
  const { t } = useTranslation();
  const [first, ...rest] = columns;
  if (!first) return null;
  return (
    <DataTable<Row>
      low
      label={title}
      rows={rows}
      keyOf={(row) => String(row[first.key])}
      sumLabel={t('report.total')}
      columns={[
        { key: first.key, head: headingOf(first), as: 'name', cell: (row) => textOf(first.as, row[first.key]) },
        ...rest.map((column) => ({
          ...figureColumn(column, headingOf(column)),
          sum: isNumber(column) ? textOf(column.as, totalOf(rows, column.key)) : '',
        })),
      ]}
    />
  );
};
