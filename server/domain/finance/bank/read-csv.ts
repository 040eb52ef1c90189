// A statement as CSV: which bank's shape it has, told by its heading, and what stands in it.
import { dayOf, type Range } from './amount.ts';
import { type CsvRow, csvRows } from '../../csv.ts';
import { plain, readCsvRow, type ReadRow } from './csv-row.ts';
import { type FooterKind, type StatementFormat, statementFormats } from './formats.ts';
import { type Read, type ReadStatement, refused } from './statement.ts';

const SEPARATORS = [',', ';', '\t'] as const;
/** Lines before a heading. */
const MOST_BEFORE = 40;

const isWord = (cell: string | undefined, wanted: string): boolean =>
  wanted.split('|').some((word) => plain(cell ?? '') === plain(word));

/** Whether cells are the heading of a format; cells without a word may follow. */
const isHeading = (cells: readonly string[], { header, more = [] }: StatementFormat): boolean => {
  if (!header.every((word, n) => isWord(cells[n], word)) || cells.length < header.length) return false;
  const rest = cells.slice(header.length).filter((cell) => cell !== '');
  return rest.length <= more.length && rest.every((cell, n) => isWord(cell, more[n] ?? ''));
};

interface Found {
  readonly format: StatementFormat;
  readonly rows: readonly CsvRow[];
  /** Index of the heading. */
  readonly at: number;
}
const find = (text: string): Found | null => {
  for (const separator of SEPARATORS) {
    const rows = csvRows(text, separator);
    const shapes = statementFormats.filter((format) => format.separator === separator);
    for (const [at, { cells }] of rows.slice(0, MOST_BEFORE).entries()) {
      const format = shapes.find((shape) => isHeading(cells, shape));
      if (format) return { format, rows, at };
    }
  }
  return null;
};

const periodIn = (rows: readonly CsvRow[]): Range | null => {
  const shape = /(\d{1,2})[/-](\d{1,2})[/-](\d{4})\s*(?:-|s\/d|sd|to)\s*(\d{1,2})[/-](\d{1,2})[/-](\d{4})/i;
  for (const { raw } of rows) {
    if (!/period/i.test(raw)) continue;
    const [d1, m1, y1, d2, m2, y2] = (shape.exec(raw)?.slice(1) ?? []).map(Number);
    const start = dayOf(y1 ?? 0, m1 ?? 0, d1 ?? 0);
    const end = dayOf(y2 ?? 0, m2 ?? 0, d2 ?? 0);
    if (start && end && start <= end) return { start, end };
  }
  return null;
};
const accountIn = (rows: readonly CsvRow[]): string | null => {
  for (const { raw } of rows) {
    const digits = /(?:no\.? ?rek(?:ening)?|norek|account ?no\.?|account number)\W*([\d][\d .-]{4,})/i.exec(raw)?.[1];
    if (digits) return digits.replace(/\D/g, '');
  }
  return null;
};

const needsPeriod = ({ date, dates }: StatementFormat, rows: readonly CsvRow[]): boolean =>
  dates.includes('dd/mm') && rows.some(({ cells }) => /^'?\d{1,2}\/\d{1,2}$/.test((cells[date] ?? '').trim()));

const isEmpty = ({ cells }: CsvRow): boolean => cells.every((cell) => cell === '');

/** Digits of the account that a row names, where the format has a column for it. */
const accountOf = ({ cells }: CsvRow, { account }: StatementFormat): string =>
  account === undefined ? '' : (cells[account] ?? '').replace(/\D/g, '');

/** The amount of a footer; of one that comes again, the last. */
const footerOf = (read: readonly ReadRow[], kind: FooterKind): number | null =>
  read.reduce<number | null>((sen, one) => (one.kind === 'footer' && one.footer === kind ? one.sen : sen), null);

/** Reads a statement in the shape of one of the banks; a row that cannot be read refuses all of it. */
export const readCsv = (text: string): Read<ReadStatement> => {
  const found = find(text);
  if (!found) return refused({ why: 'unknown-format' });
  const { format, rows, at } = found;
  const [before, after] = [rows.slice(0, at), rows.slice(at + 1)];
  const period = periodIn(before);
  if (needsPeriod(format, after) && !period) return refused({ why: 'no-period' });
  const width = Math.max(format.header.length, rows[at]?.cells.length ?? 0);
  const body = after
    .filter((row) => !isEmpty(row) && !isHeading(row.cells, format))
    .map((row) => ({ row, read: readCsvRow(row, { format, width, period }) }));
  const read = body.map((one) => one.read);
  const wrong = read.find((one) => one.kind === 'wrong');
  if (wrong) return refused({ why: 'row', row: wrong.row, what: wrong.what });
  const named = body.filter((one) => one.read.kind !== 'footer').map(({ row }) => accountOf(row, format));
  const value: ReadStatement = {
    format: format.key,
    account: accountIn(before) ?? named.find((digits) => digits !== '') ?? null,
    lines: read.flatMap((one) => (one.kind === 'line' && one.line.sen !== 0 ? [one.line] : [])),
    pending: read.flatMap((one) => (one.kind === 'pending' ? [one.line] : [])),
    opening: footerOf(read, 'opening'),
    closing: footerOf(read, 'closing'),
    credit: footerOf(read, 'credit'),
    debit: footerOf(read, 'debit'),
  };
  return { ok: true, value };
};
