// A statement as CSV: which bank's shape it has, told by its heading, and what stands in it.
import { type DecimalMark, dayIn, dayOf, type Range, senOf } from './amount.ts';
import { type CsvRow, csvRows } from './csv.ts';
import { footers, PENDING, type StatementFormat, statementFormats } from './formats.ts';
import { type PendingLine, type Read, type ReadLine, type ReadStatement, refused } from './statement.ts';

const SEPARATORS = [',', ';', '\t'] as const;
/** Lines before a heading. */
const MOST_BEFORE = 40;

const plain = (word: string): string => word.replace(/\s+/g, ' ').trim().toLowerCase();
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

/** The amount behind the first words of a foot: 'Saldo Awal,=,17,083,304.55'. */
const footAmount = (raw: string, mark: DecimalMark): number | null => {
  const text = /[-\d][\d.,]*\s*(?:CR|DB|D|K)?"?[\s,;]*$/i.exec(raw.trim())?.[0] ?? '';
  return senOf(text.replace(/[^\d.,-]/g, '').replace(/[,;]+$/, ''), mark);
};
type Feet = Readonly<Record<keyof typeof footers, number | null>>;
const footKind = ({ cells }: CsvRow): keyof typeof footers | null => {
  const words = plain(cells[0] ?? '');
  return (Object.keys(footers) as (keyof typeof footers)[]).find((kind) => footers[kind].test(words)) ?? null;
};

/** Amounts with thousands marks that nobody quoted stand in more cells than the heading has: put together again. */
const mended = (cells: readonly string[], wanted: number): readonly string[] => {
  if (cells.length <= wanted) return cells;
  const together: string[] = [];
  for (const cell of cells) {
    const before = together.at(-1) ?? '';
    const goesOn = /^-?\d{1,3}(?:,\d{3})*$/.test(before) && /^\d{3}(?:\.\d{1,2})?(?:\s*(?:CR|DB))?$/i.test(cell);
    if (goesOn) together[together.length - 1] = `${before},${cell}`;
    else together.push(cell);
  }
  while (together.length > wanted && together.at(-1) === '') together.pop();
  return together;
};

const IN = /^(?:CR|K|C|KREDIT|CREDIT|\+)$/i;
const OUT = /^(?:DB|D|DR|DEBET|DEBIT|-)$/i;
const signed = (amount: number | null, mark: string): number | null => {
  if (amount === null) return null;
  return IN.test(mark) ? amount : OUT.test(mark) ? -amount : null;
};
const amountIn = (cells: readonly string[], { sign, decimal }: StatementFormat): number | null => {
  if (sign.by === 'columns') {
    const [debit, credit] = [cells[sign.debit] ?? '', cells[sign.credit] ?? ''].map((cell) =>
      cell === '' || cell === '-' ? 0 : senOf(cell, decimal),
    );
    if (typeof debit !== 'number' || typeof credit !== 'number' || (debit !== 0 && credit !== 0)) return null;
    return credit - Math.abs(debit);
  }
  if (sign.by === 'mark') return signed(senOf(cells[sign.amount] ?? '', decimal), (cells[sign.mark] ?? '').trim());
  const [, amount = '', mark = ''] = /^(.*?)\s*(CR|DB|D|K|C)?$/i.exec(cells[sign.amount] ?? '') ?? [];
  return signed(senOf(amount, decimal), mark);
};

const textIn = (cells: readonly string[], columns: readonly number[]): string =>
  columns
    .map((column) => (cells[column] ?? '').replace(/\s+/g, ' ').trim())
    .filter((part) => part !== '' && part !== '-')
    .join(' ')
    .slice(0, 500);

interface Entry {
  readonly line?: ReadLine;
  readonly pending?: PendingLine;
  /** What of the row cannot be read. */
  readonly wrong?: string;
}
const entryOf = (
  { row, cells: found }: CsvRow,
  format: StatementFormat,
  width: number,
  period: Range | null,
): Entry => {
  const cells = mended(found, width);
  if (cells.length > width && cells.slice(width).some((cell) => cell !== '')) return { wrong: 'jumlah kolom' };
  const sen = amountIn(cells, format);
  if (sen === null) return { wrong: 'jumlah' };
  const text = textIn(cells, format.text);
  const day = (cells[format.date] ?? '').trim();
  if (PENDING.test(day)) return { pending: { row, text, sen } };
  const date = dayIn(day, format.dates, period);
  if (date === null) return { wrong: 'tanggal' };
  const told = format.balance === undefined ? '' : (cells[format.balance] ?? '');
  const balance = told === '' ? null : senOf(told, format.decimal);
  if (told !== '' && balance === null) return { wrong: 'saldo' };
  const reference = format.reference === undefined ? '' : (cells[format.reference] ?? '').trim();
  return { line: { row, date, text, reference: reference === '' ? null : reference.slice(0, 80), sen, balance } };
};

const needsPeriod = ({ date, dates }: StatementFormat, rows: readonly CsvRow[]): boolean =>
  dates.includes('dd/mm') && rows.some(({ cells }) => /^'?\d{1,2}\/\d{1,2}$/.test((cells[date] ?? '').trim()));

/** Reads a statement in the shape of one of the banks; a row that cannot be read refuses all of it. */
export const readCsv = (text: string): Read<ReadStatement> => {
  const found = find(text);
  if (!found) return refused({ why: 'unknown-format' });
  const { format, rows, at } = found;
  const [before, after] = [rows.slice(0, at), rows.slice(at + 1)];
  const period = periodIn(before);
  const heading = rows[at]?.cells ?? [];
  const width = Math.max(format.header.length, heading.length);
  const feet: Record<keyof Feet, number | null> = { opening: null, closing: null, credit: null, debit: null };
  const lines: ReadLine[] = [];
  const pending: PendingLine[] = [];
  let account = accountIn(before);
  if (needsPeriod(format, after) && !period) return refused({ why: 'no-period' });
  for (const row of after) {
    if (row.cells.every((cell) => cell === '') || isHeading(row.cells, format)) continue;
    const foot = footKind(row);
    if (foot) {
      feet[foot] = footAmount(row.raw, format.decimal);
      continue;
    }
    const entry = entryOf(row, format, width, period);
    if (entry.wrong !== undefined) return refused({ why: 'row', row: row.row, what: entry.wrong });
    if (entry.pending) pending.push(entry.pending);
    if (entry.line && entry.line.sen !== 0) lines.push(entry.line);
    if (format.account !== undefined) account ??= (row.cells[format.account] ?? '').replace(/\D/g, '') || null;
  }
  return { ok: true, value: { format: format.key, account, lines, pending, ...feet } };
};
