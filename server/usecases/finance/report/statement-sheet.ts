// A statement as an Excel sheet: its letterhead, then the rows and columns of the screen, headings and sums in bold.
import { verdicts } from '../../../../src/resources/finance/budget.ts';
import { type Field, field } from '../../../../src/resources/kernel/field.ts';
import { type SheetColumn, type SheetRecord, writeSheet } from '../../../sheets/write-sheet.ts';
import { Download, XLSX } from '../../kernel/download.ts';
import type { StatementColumn } from './statement-amounts.ts';

export interface StatementReport {
  readonly columns: readonly {
    readonly key: string;
    readonly label: string;
    /** Columns of one group stand under one heading. */
    readonly group?: string;
    readonly kind?: StatementColumn['kind'];
  }[];
  readonly rows: readonly {
    readonly code: string;
    readonly name: string;
    readonly level: number;
    readonly isheader: boolean;
    readonly istotal?: boolean;
    readonly values: readonly (number | null)[];
  }[];
  /** A last row with the sums of the columns. */
  readonly totals?: readonly number[];
}

const isStrong = ({ strong }: SheetRecord): boolean => strong === true;
const INDENT = '    ';
const ACCOUNT: readonly SheetColumn[] = [
  { name: 'code', header: 'Kode', field: field.code('Kode'), width: 10 },
  { name: 'name', header: 'Nama Akun', field: field.text('Nama Akun', { max: 200 }), width: 48 },
];

const fieldOf = (label: string, kind: StatementColumn['kind'] | undefined): Field => {
  if (kind === 'verdict') return field.choice(label, { options: verdicts });
  return kind === 'percent' ? field.percent(label) : field.money(label);
};

/**
 * @param subject the range or day, after the title in the file's name
 * @param head whose it is, of which days, printed when
 */
export const statementSheet = (
  title: string,
  subject: string,
  { columns, rows, totals }: StatementReport,
  head: readonly string[],
): Download => {
  const amounts = columns.map(({ key, label, group, kind }): SheetColumn => ({
    name: key,
    header: group ? `${group} ${label}` : label,
    field: fieldOf(label, kind),
  }));
  const all = totals
    ? [...rows, { code: '', name: 'Total', level: 0, isheader: false, istotal: true, values: totals }]
    : rows;
  const lines = all.map(({ code, name, level, isheader, istotal = false, values }) => ({
    code,
    name: `${INDENT.repeat(level)}${name}`,
    strong: isheader || istotal,
    ...Object.fromEntries(columns.map(({ key }, i) => [key, values[i] ?? null])),
  }));
  return new Download(
    `${title} ${subject}.xlsx`,
    XLSX,
    writeSheet(title, [...ACCOUNT, ...amounts], lines, { head, strong: isStrong }),
  );
};
