// Statements as SWIFT MT940: fields 20, 25, 28C, 60F/M, 61 with 86, 62F/M, in an envelope or bare. Amounts by their letters, as sen.
import { dayOf, senOf } from './amount.ts';
import { type Problem, type Read, type ReadLine, type ReadStatement, refused } from './statement.ts';

interface Field {
  /** '61', '60F' … */
  readonly tag: string;
  /** Line of the file on which it begins. */
  readonly row: number;
  readonly lines: readonly string[];
}

/** Tags that begin a field; a text line of 86 may begin with ':25 ', which is none. */
const TAG = /^:(\d{2}[A-Z]?):(.*)$/;
const ENVELOPE = /^(?:\{[1-5]:.*|-\}?.*|\$|.*\}\{4:)$/;

const fieldsOf = (text: string): readonly Field[] => {
  const fields: { tag: string; row: number; lines: string[] }[] = [];
  for (const [n, line] of text.split('\n').entries()) {
    // What stands behind '{4:' on its line begins the first field.
    const bare = line.replace(/^.*\{4:(?=:)/, '');
    const [, tag, first] = TAG.exec(bare) ?? [];
    if (tag !== undefined) fields.push({ tag, row: n + 1, lines: [first ?? ''] });
    else if (!ENVELOPE.test(bare.trim()) && bare.trim() !== '') fields.at(-1)?.lines.push(bare);
  }
  return fields;
};

export const isMt940 = (text: string): boolean => /^(?:.*\{4:)?:20:/m.test(text) && /^:60[FM]:/m.test(text);

const isoOf = (yymmdd: string): string | null =>
  dayOf(2000 + Number(yymmdd.slice(0, 2)), Number(yymmdd.slice(2, 4)), Number(yymmdd.slice(4, 6)));

interface Balance {
  readonly sen: number;
  readonly currency: string;
}
const balanceOf = ({ lines }: Field): Balance | null => {
  const [, side, day, currency, amount] = /^([DC])(\d{6})([A-Z]{3})([\d,]{1,15})$/.exec((lines[0] ?? '').trim()) ?? [];
  const sen = senOf(amount ?? '', ',');
  if (!side || !currency || sen === null || isoOf(day ?? '') === null) return null;
  return { sen: side === 'D' && sen !== 0 ? -sen : sen, currency };
};

const ENTRY =
  /^(\d{6})(\d{4})?(RC|RD|C|D)([A-Z])?([\d,]{1,15})([A-Z][A-Z0-9]{3})([^/]*(?:\/(?!\/)[^/]*)*)(?:\/\/(.*))?$/;

/** The booking day of 'mmdd' in the year that is nearest to the value date: 0101 of 31 December is the year after. */
const entryDay = (value: string, mmdd: string): string | null => {
  const year = Number(value.slice(0, 4));
  const days = [year - 1, year, year + 1].map((y) => dayOf(y, Number(mmdd.slice(0, 2)), Number(mmdd.slice(2))));
  const far = (day: string): number => Math.abs(Date.parse(day) - Date.parse(value));
  const [nearest] = days.filter((day) => day !== null).toSorted((a, b) => far(a) - far(b));
  return nearest ?? null;
};

/** What 86 says in words: free lines, or the parts of '?20…' and '/TAG/…' behind each other. */
const wordsOf = (lines: readonly string[]): string => {
  const text = lines.join(' ');
  const parts = /^\d{0,3}\?\d{2}/.test(text) ? text.split(/\?\d{2}/).slice(1) : [text];
  return parts.join(' ').replace(/\s+/g, ' ').trim();
};

const lineOf = (field: Field, about: Field | undefined): ReadLine | string => {
  const found = ENTRY.exec((field.lines[0] ?? '').trim());
  if (!found) return 'mutasi :61:';
  const [, value = '', booked, side = '', , amount = '', , customer = '', bank = ''] = found;
  const valued = isoOf(value);
  const date = valued && booked ? entryDay(valued, booked) : valued;
  if (date === null) return 'tanggal :61:';
  const sen = senOf(amount, ',');
  if (sen === null) return 'jumlah :61:';
  // A reversed credit takes money out, a reversed debit brings it back.
  const out = side === 'D' || side === 'RC';
  const own = field.lines.slice(1).join(' ').trim();
  const words = wordsOf(about?.lines ?? []) || own || customer.trim();
  const references = [customer, bank].map((part) => part.trim()).filter((part) => part && part !== 'NONREF');
  return {
    row: field.row,
    date,
    text: words.slice(0, 500),
    reference: references.join(' ').slice(0, 80) || null,
    sen: out && sen !== 0 ? -sen : sen,
    balance: null,
  };
};

/** What the fields read so far say. Amounts are sen. */
interface Progress {
  readonly lines: ReadLine[];
  opening: number | null;
  /** Balance after the last line; null before the first balance. */
  running: number | null;
  /** The running balance was confirmed by a closing one. */
  isClosed: boolean;
  /** Account of the first balance; all others must be of the same. */
  account: string | null;
  /** Account of the last field 25. */
  named: string | null;
}

/** Takes one field into account; a problem refuses the file. */
type Step = (progress: Progress, field: Field, next: Field | undefined) => Problem | undefined;

const unreadable = ({ row }: Field, what: string): Problem => ({ why: 'row', row, what });

const nameAccount: Step = (progress, { lines }) => {
  progress.named = (lines[0] ?? '').split('/').at(-1)?.replace(/\D/g, '') || null;
  return undefined;
};

const beginPage: Step = (progress, field) => {
  const told = balanceOf(field);
  if (!told) return unreadable(field, `saldo awal :${field.tag}:`);
  if (told.currency !== 'IDR') return unreadable(field, 'mata uang bukan IDR');
  if (progress.account !== null && progress.named !== progress.account) return unreadable(field, 'rekening kedua');
  progress.account = progress.named;
  if (progress.running !== null && told.sen !== progress.running)
    return { why: 'broken', row: field.row, expected: progress.running, found: told.sen };
  progress.opening ??= told.sen;
  progress.running = told.sen;
  return undefined;
};

const addLine: Step = (progress, field, next) => {
  const read = lineOf(field, next?.tag === '86' ? next : undefined);
  if (typeof read === 'string') return unreadable(field, read);
  if (progress.running === null) return unreadable(field, 'saldo awal :60F:');
  progress.running += read.sen;
  progress.isClosed = false;
  if (read.sen !== 0) progress.lines.push({ ...read, balance: progress.running });
  return undefined;
};

const endPage: Step = (progress, field) => {
  const told = balanceOf(field);
  if (!told || progress.running === null) return unreadable(field, `saldo akhir :${field.tag}:`);
  if (told.sen !== progress.running)
    return { why: 'broken', row: field.row, expected: progress.running, found: told.sen };
  progress.isClosed = true;
  return undefined;
};

/** Fields by their tags; the others say nothing that is kept. */
const STEPS: Readonly<Partial<Record<string, Step>>> = {
  '25': nameAccount,
  '60F': beginPage,
  '60M': beginPage,
  '61': addLine,
  '62F': endPage,
  '62M': endPage,
};

/** Reads the fields in their order: pages (60M, 62M) and statements of one account follow each other by their balances. */
export const readMt940 = (text: string): Read<ReadStatement> => {
  const fields = fieldsOf(text);
  const progress: Progress = { lines: [], opening: null, running: null, isClosed: false, account: null, named: null };
  for (const [at, field] of fields.entries()) {
    const problem = STEPS[field.tag]?.(progress, field, fields[at + 1]);
    if (problem) return refused(problem);
  }
  const { lines, opening, running, isClosed, account } = progress;
  if (running === null) return refused({ why: 'unknown-format' });
  if (!isClosed) return refused({ why: 'row', row: fields.at(-1)?.row ?? 1, what: 'saldo akhir :62F:' });
  const feet = { opening, closing: running, credit: null, debit: null };
  return { ok: true, value: { format: 'mt940', account, lines, pending: [], ...feet } };
};
