// How the tenders of a receipt meet the bills they pay (finance.md 6.2). Pure.

export interface Tender {
  readonly paymentmethod_id: number;
  /** Rupiah. */
  readonly amount: number;
}
export interface Allocation {
  readonly bill_id: number;
  /** Rupiah. */
  readonly amount: number;
}
/** One tender's share of one bill. */
export interface TenderShare<T extends Tender, A extends Allocation> {
  readonly tender: T;
  readonly allocation: A;
  readonly amount: number;
}

const totalOf = (rows: readonly { readonly amount: number }[]): number =>
  rows.reduce((sum, row) => sum + row.amount, 0);

/** What the tenders come to beyond the allocations, rupiah; negative: they fall short. */
export const excessOf = (tenders: readonly Tender[], allocations: readonly Allocation[]): number =>
  totalOf(tenders) - totalOf(allocations);

/** Fills the bills one after the other with the tenders in their order, as far as both reach. */
export const shareTenders = <T extends Tender, A extends Allocation>(
  tenders: readonly T[],
  allocations: readonly A[],
): TenderShare<T, A>[] => {
  const shares: TenderShare<T, A>[] = [];
  const left = tenders.map((tender) => tender.amount);
  let at = 0;
  for (const allocation of allocations) {
    let open = allocation.amount;
    while (open > 0 && at < tenders.length) {
      const amount = Math.min(open, left[at] ?? 0);
      const tender = tenders[at];
      if (tender && amount > 0) shares.push({ tender, allocation, amount });
      open -= amount;
      left[at] = (left[at] ?? 0) - amount;
      if (left[at] === 0) at += 1;
    }
  }
  return shares;
};

/** Cash among the tenders, what was handed over for it, and the change; undefined: less was handed over than is paid in cash. */
export const changeOf = (cash: number, received: number | null): { received: number; change: number } | undefined => {
  const handed = received ?? cash;
  return handed < cash ? undefined : { received: handed, change: handed - cash };
};
