// The table of a statement: accounts by their headers, sums that stand out, figures under one or two rows of headings.
import type { CSSProperties, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { verdictText } from '../../../resources/finance/budget.ts';
import { percentText } from '../../../resources/kernel/money.ts';
import { type Column, DataTable, type Look } from '../../../kit/table/data-table.tsx';
import { Figure } from '../../../kit/table/figure.tsx';
import { Link } from '../../../kit/page/link.tsx';
import words from '../../../kit/style/words.module.css';
import style from './report.module.css';

export interface StatementColumn {
  readonly key: string;
  readonly label: string;
  /** Columns of one group stand under one heading. */
  readonly group?: string;
  readonly kind?: 'amount' | 'difference' | 'percent' | 'verdict';
  /** Days that the column is of, where columns are ranges. */
  readonly start_date?: string | undefined;
  readonly end_date?: string | undefined;
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
/** What the table draws of any statement; of which call it is the answer, the page says. */
export interface Statement {
  readonly columns: readonly StatementColumn[];
  readonly rows: readonly StatementRow[];
  readonly totals: readonly (number | null)[];
  readonly meta: {
    readonly balanced: boolean;
    readonly warnings: readonly string[];
    /** Net revenue of each column, rupiah. */
    readonly revenue?: readonly number[];
  };
}

const NO_BASE = '–';

const TONES: Readonly<Record<number, string>> = { 1: 'success', 0: 'neutral', [-1]: 'danger' };

/** The word says it; the colour only helps. */
const Verdict = ({ value }: { value: number | null | undefined }) =>
  value === null || value === undefined ? null : (
    <span className={words.toned} data-tone={TONES[value]}>
      {verdictText(value)}
    </span>
  );

const Amount = ({ value, kind }: { value: number | null | undefined; kind: StatementColumn['kind'] }) => {
  if (kind === 'verdict') return <Verdict value={value} />;
  if (kind === 'percent') return value === null || value === undefined ? NO_BASE : percentText(value);
  return <Figure value={value} />;
};

interface Props {
  readonly label: string;
  readonly columns: readonly StatementColumn[];
  readonly rows: readonly StatementRow[];
  /** A last row with the sums of all columns. */
  readonly totals?: readonly (number | null)[];
  /** Where the figures of an account come from. */
  readonly hrefOf?: ((akunId: number, column?: StatementColumn) => string | undefined) | undefined;
}

interface CellProps {
  readonly row: StatementRow;
  readonly hrefOf: Props['hrefOf'];
  /** Undefined: the account itself. */
  readonly column?: StatementColumn;
  readonly children: ReactNode;
}

/** The way to the lines behind an account or one of its figures, where there are any. */
const Led = ({ row: { akun_id, isheader }, hrefOf, column, children }: CellProps) => {
  const to = akun_id === null || isheader ? undefined : hrefOf?.(akun_id, column);
  return to === undefined ? children : <Link to={to}>{children}</Link>;
};

const lookOf = ({ isheader, istotal }: StatementRow): Look | undefined => {
  if (istotal) return 'sum';
  return isheader ? 'strong' : undefined;
};

/** More columns than these stand closer, in one line each: the ten of a worksheet fit a screen of 1440 px. */
const ROOMY = 7;
/** More than these closest, without the code: twelve months fit it, too. */
const TIGHT = 11;
const classOf = (columns: number): string | undefined => {
  if (columns <= ROOMY) return style.statement;
  return columns <= TIGHT ? style.tight : `${style.tight} ${style.closest}`;
};

export const StatementTable = ({ label, columns, rows, totals, hrefOf }: Props) => {
  const { t } = useTranslation();
  const amountOf = (row: StatementRow, column: StatementColumn, value: number | null | undefined) => (
    <Led row={row} hrefOf={value ? hrefOf : undefined} column={column}>
      <Amount value={value} kind={column.kind} />
    </Led>
  );
  const amounts = columns.map((column, at): Column<StatementRow> => ({
    key: column.key,
    head: column.label,
    group: column.group,
    as: 'figure',
    cell: (row) => row.values.length > 0 && amountOf(row, column, row.values[at]),
    sum: totals && <Amount value={totals[at]} kind={column.kind} />,
  }));
  const tight = columns.length > ROOMY;
  const coded = tight && columns.length <= TIGHT;
  const name: Column<StatementRow> = {
    key: 'name',
    head: t('report.account'),
    cell: (row) => (
      <span
        className={tight ? style.line : style.indent}
        style={{ '--level': row.level } as CSSProperties}
        title={tight ? `${row.code} ${row.name}`.trim() : undefined}
      >
        {coded && row.code && <span className={`${words.faint} ${style.lead}`}>{row.code} </span>}
        <Led row={row} hrefOf={hrefOf}>
          {row.name}
        </Led>
      </span>
    ),
    reaches: ({ values }) => values.every((value) => value === null),
  };
  const code: Column<StatementRow> = {
    key: 'code',
    head: t('report.code'),
    as: 'code',
    wide: true,
    cell: (row) => row.code,
  };
  return (
    <DataTable
      label={label}
      className={classOf(columns.length)}
      columns={[...(tight ? [] : [code]), name, ...amounts]}
      rows={rows}
      keyOf={({ akun_id, name: row }) => `${akun_id} ${row}`}
      lookOf={lookOf}
      sumLabel={totals && t('report.total')}
    />
  );
};
