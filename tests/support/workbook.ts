// A workbook of rows by header, as somebody fills one in.
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { writeSheet } from '../../server/sheets/write-sheet.ts';
import { field } from '../../src/resources/kernel/field.ts';
import type { Json } from './app.ts';

export const workbook = (rows: readonly Json[]): Promise<Buffer> => {
  const headers = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const text = headers.map((header) => ({ name: header, header, field: field.text(header, { max: 500 }) }));
  return buffer(Readable.from(writeSheet('Sheet', text, rows)));
};
