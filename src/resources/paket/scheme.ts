// How a package is paid for: what its terms must come to, and the rows that a sale agrees on (paket.md 6.2). Composer, preview and
// server use the same rules. Whole rupiah.
import { roundHalfUp } from '../kernel/money.ts';

export interface Terms {
  /** Due on the day of the sale. */
  readonly dp_amount: number;
  /** One installment; the last one takes the rest. */
  readonly cicilan_amount: number;
  /** Number of installments. */
  readonly cicilan_attempt: number;
}
export interface ScheduledRow {
  /** 0 is the down payment. */
  readonly no: number;
  /** 'YYYY-MM-DD' */
  readonly due_at: string;
  readonly amount: number;
}

/** The last installment of a price. */
const lastOf = (price: number, { dp_amount, cicilan_amount, cicilan_attempt }: Terms): number =>
  price - dp_amount - cicilan_amount * (cicilan_attempt - 1);

/** True when down payment and installments come to the price: the last one is above 0 and hardly more than the others. */
export const termsFit = (price: number, terms: Terms): boolean => {
  const last = lastOf(price, terms);
  return terms.cicilan_attempt >= 1 && last > 0 && last <= terms.cicilan_amount + terms.cicilan_attempt;
};

/** What one of `count` installments comes to. */
export const installmentFor = (price: number, dp: number, count: number): number => roundHalfUp((price - dp) / count);

/**
 * Day `months` after a sale, on a day of the month, or on the last one of a month that is too short.
 * @param day 1 to 31
 */
export const dueOn = (soldAt: string, months: number, day: number): string => {
  const [year = 0, month = 1] = soldAt.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, last))).toISOString().slice(0, 10);
};

/**
 * The rows of a sale by installments: down payment on its day, then month by month. A discount shortens the last rows; those that it
 * empties are left out. Undefined where the down payment is above what is left to be paid.
 * @param price before the discount
 */
export const scheduleOf = (
  price: number,
  discount: number,
  terms: Terms,
  days: { readonly sold_at: string; readonly due_day: number },
): readonly ScheduledRow[] | undefined => {
  const { dp_amount, cicilan_amount, cicilan_attempt } = terms;
  if (dp_amount > price - discount) return undefined;
  const full = Array.from({ length: cicilan_attempt }, (_, at) =>
    at === cicilan_attempt - 1 ? lastOf(price, terms) : cicilan_amount,
  );
  let off = discount;
  const amounts = full
    .toReversed()
    .map((amount) => {
      const part = Math.min(amount, off);
      off -= part;
      return amount - part;
    })
    .toReversed();
  const rows = amounts.map((amount, at) => ({
    no: at + 1,
    due_at: dueOn(days.sold_at, at + 1, days.due_day),
    amount,
  }));
  return [{ no: 0, due_at: days.sold_at, amount: dp_amount }, ...rows].filter(({ amount }) => amount > 0);
};
