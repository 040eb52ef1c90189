// Runs in a worker thread with a memory ceiling: reads the first sheet of a workbook that people see into rows of plain cells.
import { parentPort, workerData } from 'node:worker_threads';
import exceljs from 'exceljs';
import { type Plain, plainOf, textOf } from './cell.ts';

export interface SheetRequest {
  readonly bytes: Uint8Array;
  /** Rows beneath the header that are read at most; one more is enough to know that there are too many. */
  readonly maxRows: number;
  readonly maxColumns: number;
}
/** Cells of the header, then of each row that is not empty, with its row number in the sheet. */
export interface SheetRows {
  readonly header: readonly Plain[];
  readonly rows: readonly { readonly number: number; readonly cells: readonly Plain[] }[];
}

const read = async ({ bytes, maxRows, maxColumns }: SheetRequest): Promise<SheetRows> => {
  const workbook = new exceljs.Workbook();
  await workbook.xlsx.load(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer);
  const sheet = workbook.worksheets.find(({ state, rowCount }) => state === 'visible' && rowCount > 0);
  const rows: { number: number; cells: Plain[] }[] = [];
  if (!sheet) return { header: [], rows };
  const width = Math.min(sheet.columnCount, maxColumns);
  const cellsOf = (number: number): Plain[] =>
    Array.from({ length: width }, (_, i) => plainOf(sheet.getRow(number).getCell(i + 1).value));
  sheet.eachRow((_row, number) => {
    if (number === 1 || rows.length > maxRows) return;
    const cells = cellsOf(number);
    if (cells.some((cell) => textOf(cell) !== null)) rows.push({ number, cells });
  });
  return { header: cellsOf(1), rows };
};

read(workerData as SheetRequest).then(
  (rows) => parentPort?.postMessage({ rows }),
  (cause: unknown) => parentPort?.postMessage({ error: cause instanceof Error ? cause.message : 'unreadable' }),
);
