// A report of the stock as a workbook: its title and days above its columns.
import { formatDate } from '../../../../src/resources/kernel/date.ts';
import { field } from '../../../../src/resources/kernel/field.ts';
import { type SheetColumn, type SheetRecord, writeSheet } from '../../../sheets/write-sheet.ts';
import { Download, XLSX } from '../../kernel/download.ts';

/** What every row of an item begins with. */
export const ITEM_COLUMNS: readonly SheetColumn[] = [
  { name: 'category', header: 'Kategori', field: field.text('Kategori', { max: 80 }), width: 24 },
  { name: 'code', header: 'Kode', field: field.text('Kode', { max: 30 }), width: 14 },
  { name: 'name', header: 'Item', field: field.text('Item', { max: 150 }), width: 36 },
  { name: 'unit', header: 'Satuan', field: field.text('Satuan', { max: 20 }), width: 10 },
];

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
