// Writes .xlsx as a stream: rows leave as they come, so that a long list never stands in memory.
import { PassThrough, type Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
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

/** What the sheet of a statement has beyond that of a list. */
export interface SheetDress {
  /** Lines above the columns' headings, the first one large: whose it is, of which days, printed when. */
  readonly head: readonly string[];
  /** Rows in bold: headings and sums. */
  readonly strong: (row: SheetRecord) => boolean;
}

const DEFAULT_WIDTH = 18;
const LETTERHEAD_SIZE = 14;
/** Rows that are written before others have their turn. */
const AT_ONCE = 100;

const fill = async (
  writer: exceljs.stream.xlsx.WorkbookWriter,
  title: string,
  columns: readonly SheetColumn[],
  rows: AsyncIterable<SheetRecord> | Iterable<SheetRecord>,
  { head, strong }: SheetDress,
): Promise<void> => {
  // An empty line keeps the head apart from the headings.
  const above = head.length === 0 ? 0 : head.length + 1;
  const sheet = writer.addWorksheet(title.slice(0, 31).replace(/[\\/*?:[\]]/g, ' '), {
    views: [{ state: 'frozen', ySplit: above + 1 }],
  });
  sheet.columns = columns.map(({ header, field, width }) => ({
    width: width ?? Math.max(DEFAULT_WIDTH, header.length + 2),
    style: { numFmt: formatOf(field) ?? '@' },
  }));
  head.forEach((text, i) => {
    const line = sheet.addRow([text]);
    line.font = i === 0 ? { bold: true, size: LETTERHEAD_SIZE } : { bold: false };
    line.commit();
  });
  if (above > 0) sheet.addRow([]).commit();
  const headings = sheet.addRow(columns.map(({ header }) => header));
  headings.font = { bold: true };
  headings.commit();
  let written = 0;
  for await (const row of rows) {
    const line = sheet.addRow(columns.map(({ name, field }) => writeCell(field, row[name])));
    if (strong(row)) line.font = { bold: true };
    line.commit();
    written += 1;
    if (written % AT_ONCE === 0) await setImmediate();
  }
  sheet.commit();
  await writer.commit();
};

/**
 * A workbook with one sheet, as a stream.
 * @param columns in order; `name` is the key in each row @param dress of a statement; a list has none
 */
export const writeSheet = (
  title: string,
  columns: readonly SheetColumn[],
  rows: AsyncIterable<SheetRecord> | Iterable<SheetRecord>,
  dress: SheetDress = { head: [], strong: () => false },
): Readable => {
  const stream = new PassThrough();
  const writer = new exceljs.stream.xlsx.WorkbookWriter({ stream, useStyles: true, useSharedStrings: false });
  fill(writer, title, columns, rows, dress).catch((cause: unknown) =>
    stream.destroy(cause instanceof Error ? cause : new Error(String(cause))),
  );
  return stream;
};
