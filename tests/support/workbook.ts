// A workbook of rows by header, as somebody fills one in.
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import exceljs from 'exceljs';
import { writeSheet } from '../../server/sheets/write-sheet.ts';
import { field } from '../../src/resources/kernel/field.ts';
import { expect } from 'vitest';
import type { Client, Json } from './app.ts';

/** @param numbers headers of the columns whose cells are bare numbers; the others are text */
export const workbook = (rows: readonly Json[], numbers: readonly string[] = []): Promise<Buffer> => {
  const headers = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const columns = headers.map((header) => {
    const isNumber = numbers.includes(header);
    return { name: header, header, field: isNumber ? field.integer(header) : field.text(header, { max: 500 }) };
  });
  const filled = rows.map((row) => ({
    ...row,
    ...Object.fromEntries(numbers.flatMap((name) => (name in row ? [[name, Number(row[name])]] : []))),
  }));
  return buffer(Readable.from(writeSheet('Sheet', columns, filled)));
};

/** A workbook as other programs and people make them. */
export const bookOf = async (fill: (book: exceljs.Workbook) => void): Promise<Buffer> => {
  const book = new exceljs.Workbook();
  fill(book);
  return Buffer.from(await book.xlsx.writeBuffer());
};

interface Problems {
  readonly errors: readonly { row: number; column: string; message: string }[];
}

/** Row, column and message of each refused cell. */
export const problems = ({ errors }: Problems) => errors.map(({ row, column, message }) => [row, column, message]);

/** What an import answers to a sheet of these rows. */
export const sendSheet = async <Result>(by: Client, path: string, rows: readonly Json[]): Promise<Result> => {
  const file = { part: 'upload', filename: 'lembar.xlsx', bytes: await workbook(rows) };
  const answer = await by.upload<Result>(path, file);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body;
};

interface RefusedSheet {
  readonly message: string;
  readonly data: readonly unknown[];
  readonly errors: readonly { row: number; field: string; message: string }[];
}
/** What is said of a sheet of these rows that is taken whole or not at all, and is wrong. */
export const refusedSheet = async (by: Client, path: string, rows: readonly Json[]): Promise<RefusedSheet> => {
  const file = { part: 'upload', filename: 'lembar.xlsx', bytes: await workbook(rows) };
  const answer = await by.upload<RefusedSheet>(path, file);
  expect(answer.status, JSON.stringify(answer.body)).toBe(422);
  return answer.body;
};
/** Row, field and message of each refused cell. */
export const toldRows = ({ errors }: RefusedSheet) =>
  errors.map(({ row, field: name, message }) => [row, name, message]);
