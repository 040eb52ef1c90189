// What the calls of the dashboard share: their filters as values of a statement, and their rows as an answer or as Excel.
import { DOKTER } from '../../../src/policies/role.ts';
import { formatDate } from '../../../src/resources/kernel/date.ts';
import { field } from '../../../src/resources/kernel/field.ts';
import type { FigureQuery } from '../../../src/resources/platform/dashboard-calls.ts';
import { Refusal } from '../../../src/resources/refusals.ts';
import { type SheetColumn, type SheetRecord, writeSheet } from '../../sheets/write-sheet.ts';
import type { Context } from '../kernel/contract.ts';
import { Download, XLSX } from '../kernel/download.ts';
import { reportBranches } from '../kernel/report-branches.ts';

/** $1 branches, $2 first day, $3 last day, $4 doctor or null, $5 customer or null. */
export type FigureValues = [readonly number[], string, string, number | null, number | null];

/** The filters of a chart as a statement takes them. @throws Refusal forbidden (403) for a branch out of reach */
export const figureValues = (context: Context, query: FigureQuery): FigureValues => [
  reportBranches(context, query.profile_id),
  query.start_date,
  query.end_date,
  query.doctor ?? null,
  query.customer ?? null,
];

/**
 * The same where rupiah are answered: a dokter sees what he earned himself (seed section 6).
 * @throws Refusal forbidden (403) when he asks for another's
 */
export const moneyValues = (context: Context, query: FigureQuery): FigureValues => {
  const { actor } = context;
  if (actor.role !== DOKTER) return figureValues(context, query);
  if (query.doctor !== undefined && query.doctor !== actor.id) throw new Refusal('forbidden');
  return figureValues(context, { ...query, doctor: actor.id });
};

export const LABEL: SheetColumn = { name: 'label', header: 'Nama', field: field.text('Nama', { max: 200 }), width: 36 };
export const DATE: SheetColumn = { name: 'date', header: 'Tanggal', field: field.date('Tanggal') };
export const COUNT: SheetColumn = { name: 'count', header: 'Jumlah', field: field.integer('Jumlah') };
export const AMOUNT: SheetColumn = { name: 'amount', header: 'Nilai', field: field.money('Nilai') };
export const PERCENT: SheetColumn = { name: 'percent', header: 'Persen', field: field.percent('Persen') };

/** A column under another heading. */
export const headed = (column: SheetColumn, name: string, header: string): SheetColumn => ({ ...column, name, header });

interface Sheet<Row extends object> {
  readonly title: string;
  readonly columns: readonly SheetColumn[];
  readonly rows: readonly Row[];
}
interface Asked {
  readonly start_date: string;
  readonly end_date: string;
}

/** The rows as a workbook named after the chart and its range. */
export const workbook = ({ start_date, end_date }: Asked, { title, columns, rows }: Sheet<object>): Download =>
  new Download(
    `${title} ${formatDate(start_date)} - ${formatDate(end_date)}.xlsx`,
    XLSX,
    writeSheet(title, columns, rows as readonly SheetRecord[]),
  );

type FiguresQuery = Asked & { readonly export?: 'xlsx' };

/** `{data, count, ...more}`, or the workbook when `export=xlsx` is asked for. */
export const figuresWith = <Row extends object, More extends object>(
  query: FiguresQuery,
  sheet: Sheet<Row>,
  more: More,
) => (query.export ? workbook(query, sheet) : { data: sheet.rows, count: sheet.rows.length, ...more });

/** `{data, count}`, or the workbook. */
export const figuresOf = <Row extends object>(query: FiguresQuery, sheet: Sheet<Row>) => figuresWith(query, sheet, {});
