// A statement of a bank account once it is read, and what its running balance says of it. Amounts are sen, integers.
import { rupiahOf } from './amount.ts';

export interface ReadLine {
  /** Line of the file, from 1. */
  readonly row: number;
  /** 'YYYY-MM-DD' */
  readonly date: string;
  readonly text: string;
  readonly reference: string | null;
  /** Sen; above nothing: money came in. */
  readonly sen: number;
  /** Sen after it, where the bank tells it. */
  readonly balance: number | null;
}
/** What the bank may still change: shown, not stored. */
export type PendingLine = Pick<ReadLine, 'row' | 'text' | 'sen'>;
export interface ReadStatement {
  /** `key` of a format, or 'mt940'. */
  readonly format: string;
  /** Digits of the account; null: the file does not say. */
  readonly account: string | null;
  /** In the order of the file. */
  readonly lines: readonly ReadLine[];
  readonly pending: readonly PendingLine[];
  /** Balances in sen, where the file tells them. */
  readonly opening: number | null;
  readonly closing: number | null;
  /** Sums of its feet. */
  readonly credit: number | null;
  readonly debit: number | null;
}

/** Why a file is not taken; `row` is its line, amounts are sen. */
export type Problem =
  | { readonly why: 'unknown-format' }
  | { readonly why: 'no-period' }
  | { readonly why: 'row'; readonly row: number; readonly what: string }
  | { readonly why: 'empty' }
  | { readonly why: 'no-balance' }
  | { readonly why: 'broken'; readonly row: number; readonly expected: number; readonly found: number }
  | { readonly why: 'sum'; readonly expected: number; readonly found: number };
export type Read<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: Problem };
export const refused = (problem: Problem): { readonly ok: false; readonly problem: Problem } => ({
  ok: false,
  problem,
});

export interface ConfirmedLine extends ReadLine {
  readonly balance: number;
  /**
   * Whole rupiah: the difference of the rounded balances before and after. Summed over any run of lines they are exactly the
   * difference of its rounded balances, so that sen of interest never part ledger and bank.
   */
  readonly amount: number;
  /** Place in its day, from 0. */
  readonly seq: number;
  /** Count of equal ones (day, amount, text, balance after) before it. */
  readonly ordinal: number;
}
export interface Confirmed {
  readonly format: string;
  readonly account: string | null;
  readonly opening: number;
  readonly closing: number;
  readonly start: string;
  readonly end: string;
  readonly lines: readonly ConfirmedLine[];
  readonly pending: readonly PendingLine[];
}

/** Balances typed by whoever imports a file that has none, in sen. */
export interface GivenBalances {
  readonly opening: number | null;
  readonly closing: number | null;
}

/** The first line whose balance is not the one before it and its amount. */
const breakIn = (lines: readonly ReadLine[], opening: number) => {
  let balance = opening;
  for (const line of lines) {
    balance += line.sen;
    if (line.balance !== null && line.balance !== balance) return { line, expected: balance, found: line.balance };
  }
  return null;
};
const openingOf = (lines: readonly ReadLine[], told: number | null): number | null => {
  if (told !== null) return told;
  const [first] = lines;
  return first === undefined || first.balance === null ? null : first.balance - first.sen;
};

const numbered = (lines: readonly ReadLine[], opening: number): readonly ConfirmedLine[] => {
  const twins = new Map<string, number>();
  const days = new Map<string, number>();
  let balance = opening;
  return lines.map((line) => {
    const before = balance;
    balance += line.sen;
    const identity = JSON.stringify([line.date, line.sen, line.text, balance]);
    const [ordinal, seq] = [twins.get(identity) ?? 0, days.get(line.date) ?? 0];
    twins.set(identity, ordinal + 1);
    days.set(line.date, seq + 1);
    return { ...line, balance, amount: rupiahOf(balance) - rupiahOf(before), seq, ordinal };
  });
};

const sumOf = (lines: readonly { readonly sen: number }[]): number => lines.reduce((sum, { sen }) => sum + sen, 0);

/** Oldest first: as they stand, or turned round where the balances say so. Days that go back and forth keep the file's order. */
const inOrder = (lines: readonly ReadLine[], told: number | null) => {
  const orders = [lines, lines.toReversed()];
  const tried = orders.map((order) => {
    const opening = openingOf(order, told);
    return { order, opening, broken: opening === null ? null : breakIn(order, opening) };
  });
  const [straight, turned] = tried as [(typeof tried)[0], (typeof tried)[0]];
  const [first, last] = [lines[0]?.date ?? '', lines.at(-1)?.date ?? ''];
  if (straight.broken === null) return straight.opening === null && first > last ? turned : straight;
  return turned.broken === null ? turned : first > last ? turned : straight;
};

/**
 * Confirms what was read by its running balance: opening + sum = closing, line by line where the bank tells balances.
 * @param given balances for a file that tells none
 * @returns the lines oldest first, or the first line that breaks
 */
export const confirmed = (read: ReadStatement, given: GivenBalances): Read<Confirmed> => {
  const { lines, pending, format, account } = read;
  if (lines.length === 0) return refused({ why: 'empty' });
  const { order, opening, broken } = inOrder(lines, read.opening ?? given.opening);
  if (opening === null) return refused({ why: 'no-balance' });
  if (broken) return refused({ why: 'broken', row: broken.line.row, expected: broken.expected, found: broken.found });
  const closing = opening + sumOf(order);
  const told = read.closing ?? given.closing;
  if (told === null && order.every(({ balance }) => balance === null)) return refused({ why: 'no-balance' });
  // Feet may count what is still pending.
  if (told !== null && told !== closing && told !== closing + sumOf(pending))
    return refused({ why: 'sum', expected: closing, found: told });
  const sums = [
    { told: read.credit, of: (sen: number) => sen > 0 },
    { told: read.debit, of: (sen: number) => sen < 0 },
  ];
  for (const { told: foot, of } of sums) {
    if (foot === null) continue;
    const kinds = [order, [...order, ...pending]].map((all) => Math.abs(sumOf(all.filter(({ sen }) => of(sen)))));
    if (!kinds.includes(foot)) return refused({ why: 'sum', expected: kinds[0] ?? 0, found: foot });
  }
  const dates = order.map(({ date }) => date);
  const back = order.find(({ date }, n) => date < (dates[n - 1] ?? ''));
  if (back) return refused({ why: 'row', row: back.row, what: 'tanggal mundur' });
  const [start, end] = [dates[0] ?? '', dates.at(-1) ?? ''];
  return {
    ok: true,
    value: { format, account, opening, closing, start, end, lines: numbered(order, opening), pending },
  };
};
