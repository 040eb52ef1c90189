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

type Sum = keyof typeof SUMS;
interface Totals {
  readonly count: number;
  /** Rupiah. */
  readonly sums: Readonly<Record<Sum, number>>;
}

/** Number and amounts of the bills that the parameters ask for; undefined where they ask for anything that is not kept. */
export const keptSums = (context: Context, parameters: ListParameters): (() => Promise<Totals>) | undefined => {
  const [billed, paid] = [keptClasses(context, 'finance.bill', parameters), keptPaid(context, parameters)];
  if (!billed || !paid) return undefined;
  return async () => {
    const found = await Promise.all([billed(), paid()]);
    const sumOf = (name: Sum): number => SUMS[name](...found);
    const sums = {
      total_amount: sumOf('total_amount'),
      installment_current_amount: sumOf('installment_current_amount'),
      outstanding: sumOf('outstanding'),
    };
    return { count: rowsOf(found[0]), sums };
  };
};
