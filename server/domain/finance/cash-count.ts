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

const differenceOf = (counts: readonly { readonly cash: boolean; readonly count: SessionCount }[]): number =>
  counts.filter(({ cash }) => cash).reduce((sum, { count }) => sum + count.counted_amount - count.expected_amount, 0);

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
  return { counts: told.map(({ count }) => count), difference: differenceOf(told) };
};

/** A method of the branch with what is held to have been counted of it: 0 of both, where it is in no count. */
export interface HeldCount extends SessionCount {
  readonly kind: number;
}
export interface Recount {
  readonly paymentmethod_id: number;
  readonly before_amount: number;
  readonly after_amount: number;
}

/**
 * A count that is made again. What was expected stays: it was fixed when the drawer was counted first.
 * @param counted by id of the method; one that is missing keeps its count
 * @returns what changes, and the difference of the cash afterwards
 */
export const recountOf = (
  held: readonly HeldCount[],
  counted: Readonly<Record<string, number>>,
): { readonly changes: readonly Recount[]; readonly difference: number } => {
  const all = held.map(({ kind, ...count }) => ({
    cash: kind === paymentKind.cash,
    before_amount: count.counted_amount,
    count: { ...count, counted_amount: counted[String(count.paymentmethod_id)] ?? count.counted_amount },
  }));
  const changes = all.map(({ before_amount, count: { paymentmethod_id, counted_amount } }) => ({
    paymentmethod_id,
    before_amount,
    after_amount: counted_amount,
  }));
  return {
    changes: changes.filter(({ before_amount, after_amount }) => before_amount !== after_amount),
    difference: differenceOf(all),
  };
};
