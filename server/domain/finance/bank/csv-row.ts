// A row below the heading of a statement as CSV: a line, one that the bank may still change, or a sum at its foot.
import { type DecimalMark, dayIn, type Range, senOf } from './amount.ts';
import type { CsvRow } from '../../csv.ts';
import { type FooterKind, footers, PENDING, type StatementFormat } from './formats.ts';
import type { PendingLine, ReadLine } from './statement.ts';

const TEXT_LENGTH = 500;
const REFERENCE_LENGTH = 80;

/** What a row is; `wrong`: what of it cannot be read. */
export type ReadRow =
  | { readonly kind: 'line'; readonly line: ReadLine }
  | { readonly kind: 'pending'; readonly line: PendingLine }
  | { readonly kind: 'footer'; readonly footer: FooterKind; readonly sen: number | null }
  | { readonly kind: 'wrong'; readonly row: number; readonly what: string };

/** What the heading and the lines before it say of all rows. */
export interface CsvShape {
  readonly format: StatementFormat;
  /** Cells that a row has. */
  readonly width: number;
  /** Days that the statement is of, where it says so. */
  readonly period: Range | null;
}

/** Words of a cell as they are compared: small, with single spaces. */
export const plain = (word: string): string => word.replace(/\s+/g, ' ').trim().toLowerCase();

/** Amounts with thousands marks that nobody quoted stand in more cells than the heading has: put together again. */
const joinThousands = (cells: readonly string[], width: number): readonly string[] => {
  if (cells.length <= width) return cells;
  const joined: string[] = [];
  for (const cell of cells) {
    const before = joined.at(-1) ?? '';
    const goesOn = /^-?\d{1,3}(?:,\d{3})*$/.test(before) && /^\d{3}(?:\.\d{1,2})?(?:\s*(?:CR|DB))?$/i.test(cell);
    if (goesOn) joined[joined.length - 1] = `${before},${cell}`;
    else joined.push(cell);
  }
  while (joined.length > width && joined.at(-1) === '') joined.pop();
  return joined;
};

const CREDIT = /^(?:CR|K|C|KREDIT|CREDIT|\+)$/i;
const DEBIT = /^(?:DB|D|DR|DEBET|DEBIT|-)$/i;
const signedBy = (mark: string, sen: number | null): number | null => {
  if (sen === null) return null;
  if (CREDIT.test(mark)) return sen;
  return DEBIT.test(mark) ? -sen : null;
};
/** A column of debits or of credits; one that is empty stands for nothing. */
const columnAmount = (cell: string, mark: DecimalMark): number | null =>
  cell === '' || cell === '-' ? 0 : senOf(cell, mark);

/** What came in, or below nothing went out. */
const amountIn = (cells: readonly string[], { sign, decimal }: StatementFormat): number | null => {
  if (sign.by === 'columns') {
    const debit = columnAmount(cells[sign.debit] ?? '', decimal);
    const credit = columnAmount(cells[sign.credit] ?? '', decimal);
    const isEither = debit === 0 || credit === 0;
    return debit === null || credit === null || !isEither ? null : credit - Math.abs(debit);
  }
  if (sign.by === 'mark') return signedBy((cells[sign.mark] ?? '').trim(), senOf(cells[sign.amount] ?? '', decimal));
  const [, amount = '', mark = ''] = /^(.*?)\s*(CR|DB|D|K|C)?$/i.exec(cells[sign.amount] ?? '') ?? [];
  return signedBy(mark, senOf(amount, decimal));
};

const textIn = (cells: readonly string[], columns: readonly number[]): string =>
  columns
    .map((column) => (cells[column] ?? '').replace(/\s+/g, ' ').trim())
    .filter((part) => part !== '' && part !== '-')
    .join(' ')
    .slice(0, TEXT_LENGTH);

/** The cell of a column that not every format has. */
const cellOf = (cells: readonly string[], column: number | undefined): string =>
  column === undefined ? '' : (cells[column] ?? '').trim();

/** The amount behind the first words of a footer: 'Saldo Awal,=,17,083,304.55'. */
const footerAmount = (raw: string, mark: DecimalMark): number | null => {
  const text = /[-\d][\d.,]*\s*(?:CR|DB|D|K)?"?[\s,;]*$/i.exec(raw.trim())?.[0] ?? '';
  return senOf(text.replace(/[^\d.,-]/g, '').replace(/[,;]+$/, ''), mark);
};

const readLine = ({ row, cells: found }: CsvRow, { format, width, period }: CsvShape): ReadRow => {
  const wrong = (what: string): ReadRow => ({ kind: 'wrong', row, what });
  const cells = joinThousands(found, width);
  if (cells.slice(width).some((cell) => cell !== '')) return wrong('jumlah kolom');
  const sen = amountIn(cells, format);
  if (sen === null) return wrong('jumlah');
  const text = textIn(cells, format.text);
  const day = cellOf(cells, format.date);
  if (PENDING.test(day)) return { kind: 'pending', line: { row, text, sen } };
  const date = dayIn(day, format.dates, period);
  if (date === null) return wrong('tanggal');
  const balanceText = format.balance === undefined ? '' : (cells[format.balance] ?? '');
  const balance = balanceText === '' ? null : senOf(balanceText, format.decimal);
  if (balanceText !== '' && balance === null) return wrong('saldo');
  const reference = cellOf(cells, format.reference).slice(0, REFERENCE_LENGTH) || null;
  return { kind: 'line', line: { row, date, text, reference, sen, balance } };
};

/** What the row says. */
export const readCsvRow = (row: CsvRow, shape: CsvShape): ReadRow => {
  const words = plain(row.cells[0] ?? '');
  const footer = footers.find(({ begins }) => begins.test(words))?.kind;
  return footer ? { kind: 'footer', footer, sen: footerAmount(row.raw, shape.format.decimal) } : readLine(row, shape);
};
