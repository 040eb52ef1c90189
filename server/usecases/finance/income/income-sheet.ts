// Lists of incomes as Excel: the rows of the whole filter, and their sums in a last row.
import { formatDate } from '../../../../src/resources/kernel/date.ts';
import { field } from '../../../../src/resources/kernel/field.ts';
import { likePattern } from '../../../db/conditions.ts';
import { type SheetColumn, type SheetRecord, writeSheet } from '../../../sheets/write-sheet.ts';
import { Download, XLSX } from '../../kernel/download.ts';

/** Rows of a file; more of one range than a person reads. */
export const MOST_ROWS = 50_000;

export interface Asked {
  readonly start_date: string;
  readonly end_date: string;
  readonly page: number;
  readonly limit: number;
  readonly export?: 'xlsx' | undefined;
}
/** The page that is asked for; a file has all of them. */
export const cutOf = ({ page, limit, export: file }: Asked): { readonly page: number; readonly limit: number } =>
  file ? { page: 1, limit: MOST_ROWS } : { page, limit };

export const dayColumn = (name: string, header: string): SheetColumn => ({ name, header, field: field.date(header) });
export const textColumn = (name: string, header: string, width = 24): SheetColumn => ({
  name,
  header,
  field: field.text(header, { max: 300 }),
  width,
});
export const moneyColumn = (name: string, header: string): SheetColumn => ({
  name,
  header,
  field: field.money(header),
});
export const countColumn = (name: string, header: string): SheetColumn => ({
  name,
  header,
  field: field.integer(header),
});
export const decimalColumn = (name: string, header: string): SheetColumn => ({
  name,
  header,
  field: field.quantity(header),
});

interface Sheet {
  readonly title: string;
  readonly columns: readonly SheetColumn[];
  readonly rows: readonly object[];
  readonly sums: object;
}
/** The sheet, named after what it is and its range. */
export const incomeSheet = (
  { start_date, end_date }: Pick<Asked, 'start_date' | 'end_date'>,
  { title, columns, rows, sums }: Sheet,
): Download => {
  const [first] = columns.filter(({ field: { kind } }) => kind === 'text');
  const last: SheetRecord = { ...sums, ...(first && { [first.name]: 'Jumlah' }) };
  return new Download(
    `${title} ${formatDate(start_date)} - ${formatDate(end_date)}.xlsx`,
    XLSX,
    writeSheet(title, columns, [...(rows as readonly SheetRecord[]), last], {
      head: [],
      strong: (row) => row === last,
    }),
  );
};

/** Columns of a share that every sheet of shares has: recognised, paid, owed. */
export const FEE_COLUMNS = [
  moneyColumn('accrued_amount', 'Diakui'),
  moneyColumn('paid_amount', 'Dibayar'),
  moneyColumn('owed_amount', 'Terutang'),
];

/** The pattern of a name, for `ilike`; null: any. */
export const patternOf = (keyword: string | undefined): string | null => (keyword ? likePattern(keyword) : null);

/** Sums of these columns. */
export const addedUp = <N extends string>(
  rows: readonly Readonly<Record<N, number>>[],
  names: readonly N[],
): Readonly<Record<N, number>> =>
  Object.fromEntries(names.map((name) => [name, rows.reduce((sum, row) => sum + row[name], 0)])) as Record<N, number>;
