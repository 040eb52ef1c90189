// The installments of a bill on credit (finance.md 6.3, 6.4). Pure; whole rupiah.
import { type DueMode, dueMode } from '../../../src/resources/finance/bill-life.ts';
import { installmentOf } from '../../../src/resources/finance/amounts.ts';
import { fillInOrder } from '../../../src/resources/finance/tender.ts';
import { addMonths } from '../../../src/resources/kernel/date.ts';

export interface CreditTerms {
  readonly dp_amount: number;
  /** Number of installments, 1 to 60. */
  readonly cicilan_attempt: number;
  readonly due_mode: DueMode;
  /** Day of the first installment; null where visits set the days. */
  readonly first_due_date: string | null;
}
export interface PlannedRow {
  /** 0 is the down payment. */
  readonly no: number;
  readonly due_date: string | null;
  readonly amount: number;
}
export interface OpenRow {
  readonly id: number;
  readonly no: number;
  readonly due_date: string | null;
  readonly amount: number;
  readonly paid_amount: number;
}

/**
 * The schedule of a bill; the last row takes the remainder, so that the rows come to the total. Undefined where the rest is
 * too small for so many rows.
 * @param issued day of the down payment
 */
export const planInstallments = (
  total: number,
  terms: CreditTerms,
  issued: string,
): readonly PlannedRow[] | undefined => {
  const { dp_amount: dp, cicilan_attempt: count, due_mode, first_due_date: first } = terms;
  const each = installmentOf(total - dp, count);
  const last = total - dp - each * (count - 1);
  if (each < 1 || last < 1) return undefined;
  const rows = Array.from({ length: count }, (_, at) => ({
    no: at + 1,
    due_date: due_mode === dueMode.monthly && first !== null ? addMonths(first, at) : null,
    amount: at === count - 1 ? last : each,
  }));
  return dp > 0 ? [{ no: 0, due_date: issued, amount: dp }, ...rows] : rows;
};

const leftOf = ({ amount, paid_amount }: Pick<OpenRow, 'amount' | 'paid_amount'>): number => amount - paid_amount;

/** The oldest first; rows without a day at the end. */
const byAge = (a: PlannedRow, b: PlannedRow): number =>
  (a.due_date ?? '9999').localeCompare(b.due_date ?? '9999') || a.no - b.no;

/** The day that a bill on credit is due next: that of its oldest open installment. */
export const nextDue = (rows: readonly Omit<OpenRow, 'id'>[]): string | null =>
  rows.filter((row) => leftOf(row) > 0).toSorted(byAge)[0]?.due_date ?? null;

/** What an amount pays of the rows, oldest first; never more than what is left of them. */
export const fillRows = (
  rows: readonly OpenRow[],
  amount: number,
): readonly { readonly id: number; readonly amount: number }[] =>
  fillInOrder(rows.toSorted(byAge), leftOf, amount).map(({ row, amount: part }) => ({ id: row.id, amount: part }));

/** Takes an amount from rows, the latest first, as far as each has it. */
const takeFromLast = (
  rows: readonly OpenRow[],
  amount: number,
  has: (row: OpenRow) => number,
): ReadonlyMap<number, number> =>
  new Map(fillInOrder(rows.toSorted(byAge).toReversed(), has, amount).map(({ row, amount: part }) => [row.id, part]));

/**
 * The rows after a note of credit: what is open shrinks from the last row, then what was paid and is handed back.
 * @param open rupiah by which less is owed @param payout rupiah handed back
 */
export const shrinkRows = (rows: readonly OpenRow[], open: number, payout: number): readonly OpenRow[] => {
  const fromOpen = takeFromLast(rows, open, leftOf);
  const fromPaid = takeFromLast(rows, payout, ({ paid_amount }) => paid_amount);
  return rows.map((row) => {
    const paid = fromPaid.get(row.id) ?? 0;
    return {
      ...row,
      amount: row.amount - (fromOpen.get(row.id) ?? 0) - paid,
      paid_amount: row.paid_amount - paid,
    };
  });
};

/** The unpaid rows of a draft for another total: the last ones give way, or the last one takes what is added. */
export const resizeRows = (rows: readonly OpenRow[], total: number): readonly OpenRow[] => {
  const added = total - rows.reduce((sum, { amount }) => sum + amount, 0);
  if (added <= 0) return shrinkRows(rows, -added, 0);
  const last = rows.toSorted(byAge).at(-1);
  return rows.map((row) => (row === last ? { ...row, amount: row.amount + added } : row));
};
