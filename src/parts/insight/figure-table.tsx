// The figures of a chart as a table, with the sum of what can be added up.
import { useTranslation } from 'react-i18next';
import { type Column as TableColumn, DataTable } from '../../kit/table/data-table.tsx';
import type { Query } from '../../providers/http.ts';
import { useLead } from './lead.ts';
import { Led } from './led.tsx';
import { type Column, type Row, textOf, totalOf, useHeading } from './figures.ts';

interface Props {
  readonly title: string;
  /** What the figures were asked for. */
  readonly query: Query;
  readonly rows: readonly Row[];
  readonly columns: readonly Column[];
  /** False: the rows are no parts of a whole. */
  readonly summed?: boolean;
}

/** What can be added up; percentages cannot. */
const isNumber = ({ as }: Pick<Column, 'as'>): boolean => as === 'count' || as === 'money';

/** Columns of figures, or of words that keep to one line; a figure that counts anything leads to its rows. */
export const useFigureColumn = (query: Query): ((column: Column, head: string) => TableColumn<Row>) => {
  const leadTo = useLead();
  return ({ key, as, to }, head) => ({
    key,
    head,
    as: isNumber({ as }) || as === 'percent' ? 'figure' : 'code',
    cell: (row) => <Led to={to && row[key] ? leadTo(to(row, query)) : undefined}>{textOf(as, row[key])}</Led>,
  });
};

export const FigureTable = ({ title, query, rows, columns, summed = true }: Props) => {
  const figureColumn = useFigureColumn(query);
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
      sumLabel={summed ? t('report.total') : undefined}
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
