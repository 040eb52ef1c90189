// A note of credit on a bill (finance.md 6.4). Pure; whole rupiah.
import { creditedBy, paidBeyond } from '../../../src/resources/finance/amounts.ts';
import { linePayments, taxInside } from './bill.ts';

export interface CreditableLine {
  readonly id: number;
  readonly kind: number;
  readonly net_amount: number;
  readonly tax_rate: number;
  readonly tax_amount: number;
}
export interface CreditableBill {
  readonly total_amount: number;
  readonly installment_current_amount: number;
  readonly lines: readonly CreditableLine[];
}
export interface CreditedLine {
  readonly id: number;
  readonly kind: number;
  /** Rupiah by which its net falls, and the PPN inside of them. */
  readonly part: number;
  readonly tax: number;
}
export interface Credited {
  /** Rupiah by which the total falls. */
  readonly amount: number;
  /** Rupiah that were paid beyond the new total. */
  readonly payout: number;
  /** What of the amount is the bill's rounding. */
  readonly rounding: number;
  readonly lines: readonly CreditedLine[];
}

const sumOf = (parts: readonly number[]): number => parts.reduce((sum, part) => sum + part, 0);

/** What each line is credited with; undefined: more than a line has, or a line of another bill. */
const partsOf = (bill: CreditableBill, asked: Asked): readonly number[] | undefined => {
  const nets = bill.lines.map(({ net_amount }) => net_amount);
  if (asked.lines.size === 0) {
    const amount = asked.amount ?? 0;
    return amount <= bill.total_amount ? linePayments(amount, bill.total_amount, nets) : undefined;
  }
  const parts = bill.lines.map(({ id }) => asked.lines.get(id) ?? 0);
  const known = bill.lines.filter(({ id }) => asked.lines.has(id)).length === asked.lines.size;
  return known && parts.every((part, at) => part <= (nets[at] ?? 0)) ? parts : undefined;
};

interface Asked {
  /** Spread over the lines where none is named; null: the sum of the named ones. */
  readonly amount: number | null;
  /** Rupiah by id of the line. */
  readonly lines: ReadonlyMap<number, number>;
}

/** The note of credit that is asked for; undefined: it is more than the bill, or not what its lines come to. */
export const creditBill = (bill: CreditableBill, asked: Asked): Credited | undefined => {
  const parts = partsOf(bill, asked);
  if (!parts) return undefined;
  const named = sumOf(parts);
  const byLine = asked.lines.size > 0;
  if (byLine && asked.amount !== null && asked.amount !== named) return undefined;
  const amount = byLine ? creditedBy(bill, named) : (asked.amount ?? 0);
  if (amount <= 0 || amount > bill.total_amount) return undefined;
  return {
    amount,
    payout: paidBeyond(bill, amount),
    rounding: amount - named,
    lines: bill.lines.map(({ id, kind, net_amount, tax_rate, tax_amount }, at) => {
      const part = parts[at] ?? 0;
      return { id, kind, part, tax: tax_amount - taxInside(net_amount - part, tax_rate) };
    }),
  };
};
