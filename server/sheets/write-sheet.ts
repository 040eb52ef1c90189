// Writes .xlsx as a stream: rows leave as they come, so that a long list never stands in memory.
import { PassThrough, type Readable } from 'node:stream';
import exceljs from 'exceljs';
import type { Field } from '../../src/resources/kernel/field.ts';
import { formatOf, writeCell } from './cell.ts';

export interface SheetColumn {
  readonly name: string;
  readonly header: string;
  readonly field: Field;
  /** Characters. */
  readonly width?: number;
}
export type SheetRecord = Readonly<Record<string, unknown>>;

const DEFAULT_WIDTH = 18;

const fill = async (
  writer: exceljs.stream.xlsx.WorkbookWriter,
  title: string,
  columns: readonly SheetColumn[],
  rows: AsyncIterable<SheetRecord> | Iterable<SheetRecord>,
): Promise<void> => {
  const sheet = writer.addWorksheet(title.slice(0, 31).replace(/[\\/*?:[\]]/g, ' '), {
    views: [{ state: 'frozen', ySplit: 1 }],
  });
  sheet.columns = columns.map(({ header, field, width }) => ({
    header,
    width: width ?? Math.max(DEFAULT_WIDTH, header.length + 2),
    style: { numFmt: formatOf(field) ?? '@' },
  }));
  sheet.getRow(1).font = { bold: true };
  for await (const row of rows) {
    sheet.addRow(columns.map(({ name, field }) => writeCell(field, row[name]))).commit();
  }
  sheet.commit();
  await writer.commit();
};

/**
 * A workbook with one sheet, as a stream.
 * @param columns in order; `name` is the key in each row
 */
export const writeSheet = (
  title: string,
  columns: readonly SheetColumn[],
  rows: AsyncIterable<SheetRecord> | Iterable<SheetRecord>,
): Readable => {
  const stream = new PassThrough();
  const writer = new exceljs.stream.xlsx.WorkbookWriter({ stream, useStyles: true, useSharedStrings: false });
  fill(writer, title, columns, rows).catch((cause: unknown) =>
    stream.destroy(cause instanceof Error ? cause : new Error(String(cause))),
  );
  return stream;
};
