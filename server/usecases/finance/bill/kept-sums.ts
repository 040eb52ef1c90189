// What all bills of a list come to, from the kept numbers of lists (docs/decisions/0133).
import { unpaidBillStates } from '../../../../src/resources/finance/bill-life.ts';
import { bill } from '../../../../src/resources/finance/bill.ts';
import type { Context, ListParameters } from '../../kernel/contract.ts';
import { type KeptClass, keptClasses, keptPaid, rowsOf } from '../../kernel/kept-counts.ts';

const amountIn = (found: readonly KeptClass[], counts: (status: number) => boolean): number =>
  found.filter(({ status }) => counts(status)).reduce((sum, { amount }) => sum + amount, 0);
const isUnpaid = (status: number): boolean => unpaidBillStates.some((unpaid) => unpaid === status);

const SUMS = {
  total_amount: (billed) => amountIn(billed, (status) => status !== bill.state.cancelled),
  installment_current_amount: (_billed, paid) => amountIn(paid, () => true),
  outstanding: (billed, paid) => amountIn(billed, isUnpaid) - amountIn(paid, isUnpaid),
} as const satisfies Readonly<Record<string, (billed: readonly KeptClass[], paid: readonly KeptClass[]) => number>>;

interface Totals {
  readonly count: number;
  /** Rupiah. */
  readonly sum: number;
}

/** Number and one amount of the bills that the parameters ask for; undefined where they ask for anything that is not kept. */
export const keptSum = (
  context: Context,
  parameters: ListParameters,
  wanted: keyof typeof SUMS,
): (() => Promise<Totals>) | undefined => {
  const [billed, paid] = [keptClasses(context, 'finance.bill', parameters), keptPaid(context, parameters)];
  if (!billed || !paid) return undefined;
  return async () => {
    const [bills, payments] = await Promise.all([billed(), paid()]);
    return { count: rowsOf(bills), sum: SUMS[wanted](bills, payments) };
  };
};
