// The part of an opening balance that has no detail yet: 'Saldo awal belum dirinci' (finance.md 6.7). One row a control account, which
// the imports share out.

export const UNDETAILED = 'Saldo awal belum dirinci';

export interface Rest {
  readonly id: number;
  /** First day of the books. */
  readonly start: string;
  /** Rupiah that belong to nobody yet. */
  readonly amount: number;
}

/** Rows were judged against it: where there is none, every row was too much. */
export const requireRest = <R extends Rest>(rest: R | undefined): R => {
  if (!rest) throw new Error('There is no opening balance to detail.');
  return rest;
};

/** What the period's page shows: rupiah without detail, and the detail by number and sum; without a day: there was no balance. */
export const shownRest = (
  rest: Rest | undefined,
  detailed: { readonly count: number; readonly amount: number } | undefined,
) => ({
  start_date: rest?.start ?? null,
  rest: rest?.amount ?? 0,
  count: detailed?.count ?? 0,
  amount: detailed?.amount ?? 0,
});
