// The table of a statement: accounts by their headers, sums that stand out, figures under one or two rows of headings.
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { verdictText } from '../../../resources/finance/budget.ts';
import { formatPercent } from '../../../resources/kernel/money.ts';
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
  if (kind === 'percent') return value === null || value === undefined ? NO_BASE : `${formatPercent(value)}%`;
  return <Figure value={value} />;
};

interface Props {
  readonly label: string;
  readonly columns: readonly StatementColumn[];
  readonly rows: readonly StatementRow[];
  /** A last row with the sums of all columns. */
  readonly totals?: readonly (number | null)[];
  /** Where the figures of an account come from. */
  readonly hrefOf?: ((akunId: number) => string) | undefined;
}

const Name = ({ row, hrefOf }: { row: StatementRow; hrefOf: Props['hrefOf'] }) =>
  hrefOf && row.akun_id !== null && !row.isheader ? <Link to={hrefOf(row.akun_id)}>{row.name}</Link> : row.name;

const lookOf = ({ isheader, istotal }: StatementRow): Look | undefined => {
  if (istotal) return 'sum';
  return isheader ? 'strong' : undefined;
};

/** More columns than these stand closer, in one line each: twelve months and the ten of a worksheet fit a screen of 1440 px. */
const ROOMY = 7;

export const StatementTable = ({ label, columns, rows, totals, hrefOf }: Props) => {
  const { t } = useTranslation();
  const amounts = columns.map(({ key, label: head, group, kind }, at): Column<StatementRow> => ({
    key,
    head,
    group,
    as: 'figure',
    cell: ({ values }) => values.length > 0 && <Amount value={values[at]} kind={kind} />,
    sum: totals && <Amount value={totals[at]} kind={kind} />,
  }));
  const tight = columns.length > ROOMY;
  const name: Column<StatementRow> = {
    key: 'name',
    head: t('report.account'),
    cell: (row) => (
      <span
        className={tight ? style.line : style.indent}
        style={{ '--level': row.level } as CSSProperties}
        title={tight ? row.name : undefined}
      >
        {tight && row.code && <span className={words.faint}>{row.code} </span>}
        <Name row={row} hrefOf={hrefOf} />
      </span>
    ),
    reaches: ({ values }) => values.length === 0,
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
      className={tight ? style.tight : undefined}
      columns={[...(tight ? [] : [code]), name, ...amounts]}
      rows={rows}
      keyOf={({ akun_id, name: row }) => `${akun_id} ${row}`}
      lookOf={lookOf}
      sumLabel={totals && t('report.total')}
    />
  );
};
