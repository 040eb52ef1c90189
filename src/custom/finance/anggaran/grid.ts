// The grid of a year's budget: what is typed over what is stored, its sums, and what is pasted. Pure.
import type { AnswerOf } from '../../../resources/answers.ts';
import { accountType, isEarned } from '../../../resources/finance/akun.ts';
import { MONTHS_OF_YEAR, MOST_BUDGETED } from '../../../resources/finance/budget.ts';
import { parseRupiah } from '../../../resources/kernel/money.ts';

export type Budget = AnswerOf<'finance.anggaran.show'>;
export type BudgetRow = Budget['data'][number];
export type Proposal = AnswerOf<'finance.anggaran.usulan'>;

/** Rupiah by `keyOf`: cells that differ from what is stored. */
export type Typed = ReadonlyMap<string, number>;
export const NOTHING: Typed = new Map();

/** @param month 0 to 11 */
export const keyOf = (akun: number, month: number): string => `${akun} ${month}`;
export const MONTHS: readonly number[] = Array.from({ length: MONTHS_OF_YEAR }, (_, month) => month);

/** '1.500.000', 'Rp 1500000' or '-250000' as rupiah; nothing typed is 0; undefined: no whole rupiah, or too much. */
export const amountOf = (text: string): number | undefined => {
  if (text.trim() === '') return 0;
  const amount = parseRupiah(text.replace(/^\s*\((.*)\)\s*$/, '-$1'));
  return amount !== undefined && Math.abs(amount) <= MOST_BUDGETED ? amount : undefined;
};

export interface Change {
  readonly akun: number;
  readonly month: number;
  readonly amount: number;
}
/** What is typed after some cells became others; a cell that is what is stored is not typed any more. */
export const withChanges = (rows: readonly BudgetRow[], typed: Typed, changes: readonly Change[]): Typed => {
  const stored = new Map(rows.map(({ akun_id, months }) => [akun_id, months]));
  const next = new Map(typed);
  for (const { akun, month, amount } of changes) {
    const months = stored.get(akun);
    if (!months || month < 0 || month >= MONTHS_OF_YEAR) continue;
    if (months[month] === amount) next.delete(keyOf(akun, month));
    else next.set(keyOf(akun, month), amount);
  }
  return next;
};

/** The months of an account as they stand in the grid. */
export const monthsIn = ({ akun_id, months }: BudgetRow, typed: Typed): readonly number[] =>
  months.map((stored, month) => typed.get(keyOf(akun_id, month)) ?? stored);

export const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

/** Net profit that is budgeted, by month: what is earned less what is spent. */
export const resultOf = (rows: readonly BudgetRow[], typed: Typed): readonly number[] => {
  const shown = rows.map((row) => ({ sign: isEarned(row.type) ? 1 : -1, months: monthsIn(row, typed) }));
  return MONTHS.map((month) => sumOf(shown.map(({ sign, months }) => sign * (months[month] ?? 0))));
};

const TYPES = Object.values(accountType).filter((type) => type >= accountType.income);
export interface Section {
  readonly type: number;
  readonly rows: readonly BudgetRow[];
  /** Rupiah of the year. */
  readonly sum: number;
}
/** Accounts by their class, in the order of profit and loss. */
export const sectionsOf = (rows: readonly BudgetRow[], typed: Typed): readonly Section[] =>
  TYPES.map((type) => {
    const own = rows.filter((row) => row.type === type);
    return { type, rows: own, sum: sumOf(own.flatMap((row) => monthsIn(row, typed))) };
  }).filter((section) => section.rows.length > 0);

/** The months behind one get its amount. */
export const filledFrom = (akun: number, month: number, amount: number): readonly Change[] =>
  MONTHS.filter((at) => at >= month).map((at) => ({ akun, month: at, amount }));

/** The rest of the year gets what its last filled month has; nothing of a row without any. */
export const restFilled = (row: BudgetRow, typed: Typed): readonly Change[] => {
  const months = monthsIn(row, typed);
  const last = months.findLastIndex((amount) => amount !== 0);
  return last === -1 ? [] : filledFrom(row.akun_id, last, months[last] ?? 0);
};

export interface Pasted {
  readonly changes: readonly Change[];
  /** Texts that are no whole rupiah. */
  readonly wrong: readonly string[];
}
/** Cells of a spreadsheet, from a cell to the right and down. @param order ids of the accounts as they stand in the grid */
export const pasted = (text: string, order: readonly number[], akun: number, month: number): Pasted => {
  const first = order.indexOf(akun);
  const changes: Change[] = [];
  const wrong: string[] = [];
  text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .forEach((line, down) => {
      line.split('\t').forEach((cell, right) => {
        const at = order[first + down];
        if (at === undefined || month + right >= MONTHS_OF_YEAR) return;
        const amount = amountOf(cell);
        if (amount === undefined) wrong.push(cell.trim());
        else changes.push({ akun: at, month: month + right, amount });
      });
    });
  return { changes, wrong };
};

/** What a proposal changes. @param over cells that are filled, too */
export const proposed = (
  rows: readonly BudgetRow[],
  typed: Typed,
  data: Proposal['data'],
  over: boolean,
): readonly Change[] => {
  const known = new Map(rows.map((row) => [row.akun_id, monthsIn(row, typed)]));
  return data.flatMap(({ akun_id, months }) =>
    months.flatMap((amount, month): Change[] => {
      const now = known.get(akun_id)?.[month];
      if (amount === null || now === undefined || now === amount || (!over && now !== 0)) return [];
      return [{ akun: akun_id, month, amount }];
    }),
  );
};

/** What a sheet changes: the rows that it names, all twelve months of them. */
export const imported = (
  rows: readonly BudgetRow[],
  data: readonly Readonly<Record<string, unknown>>[],
): readonly Change[] => {
  const ids = new Map(rows.map(({ code, akun_id }) => [code, akun_id]));
  return data.flatMap(({ code, months }) => {
    const akun = ids.get(String(code));
    if (akun === undefined || !Array.isArray(months)) return [];
    return months.map((amount, month) => ({ akun, month, amount: Number(amount) }));
  });
};

/** The cells as they are sent: months from 1. */
export const cellsOf = (typed: Typed) =>
  [...typed].map(([key, amount]) => {
    const [akun = 0, month = 0] = key.split(' ').map(Number);
    return { akun_id: akun, month: month + 1, amount };
  });
