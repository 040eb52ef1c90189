// The figures of a chart as a table, with the sum of what can be added up.
import { useTranslation } from 'react-i18next';
import { ScrollRegion } from '../../kit/table/scroll-region.tsx';
import { type Column, type Row, textOf, totalOf, useHeading } from './figures.ts';
import style from './insight.module.css';

interface Props {
  readonly title: string;
  readonly rows: readonly Row[];
  readonly columns: readonly Column[];
}

const isNumber = ({ as }: Column): boolean => as === 'count' || as === 'money';

export const FigureTable = ({ title, rows, columns }: Props) => {
  const { t } = useTranslation();
  const headingOf = useHeading();
  const [first, ...rest] = columns;
  if (!first) return null;
  return (
    <ScrollRegion label={title} className={style.tableBox}>
      <table className={style.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.key} scope="col" className={isNumber(column) ? style.number : undefined}>
                {headingOf(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={String(row[first.key])}>
              <th scope="row">{textOf(first.as, row[first.key])}</th>
              {rest.map((column) => (
                <td key={column.key} className={isNumber(column) ? style.number : undefined}>
                  {textOf(column.as, row[column.key])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('report.total')}</th>
            {rest.map((column) => (
              <td key={column.key} className={style.number}>
                {isNumber(column) ? textOf(column.as, totalOf(rows, column.key)) : ''}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </ScrollRegion>
  );
};
