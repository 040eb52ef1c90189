// The chart as a tree: what stands below what, and what a header comes to. Pure.

import type { ChartAccount } from '../../../parts/finance/report/chart.ts';

export interface TreeRow {
  readonly account: ChartAccount;
  /** Headers above it. */
  readonly depth: number;
  /** Rupiah on its normal side; of a header, of everything below it. */
  readonly balance: number;
}
export interface TreeFilter {
  readonly words: string;
  readonly category: string | null;
  readonly inactive: boolean;
  readonly closed: ReadonlySet<number>;
}

const signed = ({ normal, balance }: ChartAccount): number => (normal === 'D' ? balance : -balance);

/** Ids of the headers above each account, the nearest first. */
const pathsOf = (accounts: readonly ChartAccount[]): ReadonlyMap<number, readonly number[]> => {
  const byId = new Map(accounts.map((account) => [account.id, account]));
  const pathOf = (account: ChartAccount): readonly number[] => {
    const parent = account.parent_id === null ? undefined : byId.get(account.parent_id);
    return parent ? [parent.id, ...pathOf(parent)] : [];
  };
  return new Map(accounts.map((account) => [account.id, pathOf(account)]));
};

const isWanted = (account: ChartAccount, { words, category, inactive }: TreeFilter): boolean =>
  (inactive || account.is_active) &&
  (category === null || account.categoryname === category) &&
  `${account.code} ${account.name}`.toLowerCase().includes(words.trim().toLowerCase());

/** The rows to show, in the order of the chart: what fits, and the headers above it; nothing below a closed header. */
export const rowsOf = (accounts: readonly ChartAccount[], filter: TreeFilter): readonly TreeRow[] => {
  const paths = pathsOf(accounts);
  const sums = new Map<number, number>();
  for (const account of accounts)
    for (const header of paths.get(account.id) ?? [])
      sums.set(header, (sums.get(header) ?? 0) + (account.isheader ? 0 : signed(account)));
  const shown = new Set(
    accounts.filter((account) => isWanted(account, filter)).flatMap(({ id }) => [id, ...(paths.get(id) ?? [])]),
  );
  return accounts
    .filter(({ id }) => shown.has(id) && !(paths.get(id) ?? []).some((header) => filter.closed.has(header)))
    .map((account) => {
      const sum = sums.get(account.id) ?? 0;
      const balance = account.isheader ? (account.normal === 'D' ? sum : -sum) : account.balance;
      return { account, depth: paths.get(account.id)?.length ?? 0, balance };
    });
};

/** Categories in the order of the chart. */
export const categoriesOf = (accounts: readonly ChartAccount[]): readonly string[] => [
  ...new Set(accounts.map(({ categoryname }) => categoryname)),
];
