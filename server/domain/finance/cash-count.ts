// What a cashier should have in front of him, and what he counted (finance.md 2c kasirsesis). Pure; whole rupiah.
import { paymentKind } from '../../../src/resources/finance/paymentmethod.ts';

/** A payment method of the branch with what the receipts of the session say of it. */
export interface CountedMethod {
  readonly id: number;
  /** 1 is cash. */
  readonly kind: number;
  readonly is_active: boolean;
  /** Received less paid out. */
  readonly taken: number;
}
export interface SessionCount {
  readonly paymentmethod_id: number;
  readonly expected_amount: number;
  readonly counted_amount: number;
}

/**
 * One count for each method that took money, was counted, or holds the float.
 * @param counted by id of the method; one that is missing was counted as 0
 * @returns the difference of the cash alone: what it should be less is short, the other methods are settled with the bank
 */
export const countsOf = (
  methods: readonly CountedMethod[],
  float: number,
  counted: Readonly<Record<string, number>>,
): { readonly counts: readonly SessionCount[]; readonly difference: number } => {
  const drawer = methods.find(({ kind, is_active }) => kind === paymentKind.cash && is_active)?.id;
  const all = methods.map(({ id, kind, taken }) => ({
    cash: kind === paymentKind.cash,
    count: {
      paymentmethod_id: id,
      expected_amount: taken + (id === drawer ? float : 0),
      counted_amount: counted[String(id)] ?? 0,
    },
  }));
  const told = all.filter(({ count }) => count.expected_amount !== 0 || count.counted_amount !== 0);
  const difference = told
    .filter(({ cash }) => cash)
    .reduce((sum, { count }) => sum + count.counted_amount - count.expected_amount, 0);
  return { counts: told.map(({ count }) => count), difference };
};
