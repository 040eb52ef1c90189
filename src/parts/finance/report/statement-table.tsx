// The table of a statement: accounts by their headers, sums that stand out, figures under one or two rows of headings.
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatNumber } from '../../../resources/kernel/money.ts';
import { ScrollRegion } from '../../../kit/table/scroll-region.tsx';
import style from './report.module.css';

export interface StatementColumn {
  readonly key: string;
  readonly label: string;
  /** Columns of one group stand under one heading. */
  readonly group?: string;
  readonly kind?: 'amount' | 'difference' | 'percent';
}
export interface StatementRow {
  readonly akun_id: number | null;
  readonly code: string;
  readonly name: string;
  readonly isheader: boolean;
  readonly istotal?: boolean;
  readonly level: number;
  readonly values: readonly (number | null)[];
}
export interface Statement {
  readonly columns: readonly StatementColumn[];
  readonly rows: readonly StatementRow[];
  readonly totals: readonly number[];
  readonly meta: {
    readonly balanced: boolean;
    readonly warnings: readonly string[];
    /** Net revenue of each column, rupiah. */
    readonly revenue?: readonly number[];
  };
  readonly id?: never;
}

const NO_BASE = '–';

const figure = (value: number | null | undefined, { kind }: StatementColumn): string => {
  if (kind === 'percent') return value === null || value === undefined ? NO_BASE : `${formatNumber(value)}%`;
  // An empty side stays empty: a column of zeros hides the figures.
  return value ? formatNumber(value) : '';
};

const Amounts = ({ columns, values }: { columns: readonly StatementColumn[]; values: StatementRow['values'] }) =>
  columns.map((column, i) => (
    <td key={column.key} className={style.right} data-negative={(values[i] ?? 0) < 0 || undefined}>
      {figure(values[i], column)}
    </td>
  ));

const Head = ({ columns }: { columns: readonly StatementColumn[] }) => {
  const { t } = useTranslation();
  const groups = [...new Set(columns.flatMap(({ group }) => group ?? []))];
  const rows = groups.length > 0 ? 2 : 1;
  const labels = columns.map(({ key, label }) => (
    <th key={key} className={style.right} scope="col">
      {label}
    </th>
  ));
  return (
    <thead>
      <tr>
        <th rowSpan={rows} scope="col" className={style.code}>
          {t('report.code')}
        </th>
        <th rowSpan={rows} scope="col">
          {t('report.account')}
        </th>
        {groups.map((group) => (
          <th
            key={group}
            className={style.group}
            scope="colgroup"
            colSpan={columns.filter((column) => column.group === group).length}
          >
            {group}
          </th>
        ))}
        {groups.length === 0 && labels}
      </tr>
      {groups.length > 0 && <tr>{labels}</tr>}
    </thead>
  );
};

interface Props {
  readonly label: string;
  readonly columns: readonly StatementColumn[];
  readonly rows: readonly StatementRow[];
  /** A last row with the sums of all columns. */
  readonly totals?: readonly number[];
  /** Where the figures of an account come from. */
  readonly hrefOf?: ((akunId: number) => string) | undefined;
}

const Name = ({ row, hrefOf }: { row: StatementRow; hrefOf: Props['hrefOf'] }) =>
  hrefOf && row.akun_id !== null && !row.isheader ? <Link to={hrefOf(row.akun_id)}>{row.name}</Link> : row.name;

const classOf = ({ isheader, istotal }: StatementRow): string | undefined => {
  if (istotal) return style.sum;
  return isheader ? style.headline : undefined;
};

export const StatementTable = ({ label, columns, rows, totals, hrefOf }: Props) => {
  const { t } = useTranslation();
  return (
    <ScrollRegion label={label} className={style.scroll}>
      <table className={style.statement}>
        <Head columns={columns} />
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.akun_id} ${row.name}`} className={classOf(row)}>
              <td className={style.code}>{row.code}</td>
              <td
                colSpan={row.values.length === 0 ? 1 + columns.length : 1}
                className={style.name}
                style={{ '--level': row.level } as CSSProperties}
              >
                <Name row={row} hrefOf={hrefOf} />
              </td>
              {row.values.length > 0 && <Amounts columns={columns} values={row.values} />}
            </tr>
          ))}
        </tbody>
        {totals && (
          <tfoot>
            <tr>
              <th scope="row">{t('report.total')}</th>
              <td className={style.code}>{null}</td>
              <Amounts columns={columns} values={totals} />
            </tr>
          </tfoot>
        )}
      </table>
    </ScrollRegion>
  );
};
