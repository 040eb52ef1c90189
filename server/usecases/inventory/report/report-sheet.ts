// A report of the stock as a workbook: its title and days above its columns.
import { formatDate } from '../../../../src/resources/kernel/date.ts';
import { type SheetColumn, type SheetRecord, writeSheet } from '../../../sheets/write-sheet.ts';
import { Download, XLSX } from '../../kernel/download.ts';

interface Told {
  readonly title: string;
  /** The day that it is of, or the first and the last one: 'YYYY-MM-DD'. */
  readonly days: readonly string[];
  readonly columns: readonly SheetColumn[];
}

/** Rows with `strong` add others up. */
export const sheetOf = ({ title, days, columns }: Told, rows: readonly SheetRecord[]): Download => {
  const subject = days.map(formatDate).join(' - ');
  const head = [title, `${days.length === 1 ? 'Per' : 'Periode:'} ${subject}`];
  return new Download(
    `${title} ${subject}.xlsx`,
    XLSX,
    writeSheet(title, columns, rows, { head, strong: (row) => row['strong'] === true }),
  );
};
