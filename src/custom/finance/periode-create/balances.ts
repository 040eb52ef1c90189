// The balances that a period starts from: those of the ledger, and over them what is typed for a branch's first period. Pure.
import type { Account, Group } from './opening-table.tsx';

/** Rupiah; a balance stands on one side. */
export interface Side {
  readonly debit: number;
  readonly credit: number;
}
/** By account code. */
export type Balances = ReadonlyMap<string, Side>;

const accountsOf = (groups: readonly Group[]): readonly Account[] =>
  groups.flatMap(({ akuns }) => akuns).filter(({ isheader }) => !isheader);

export const balancesOf = (groups: readonly Group[], typed: Balances): Balances =>
  new Map(accountsOf(groups).map(({ code, debit, credit }) => [code, typed.get(code) ?? { debit, credit }]));

export const totalsOf = (balances: Balances): Side => ({
  debit: [...balances.values()].reduce((sum, { debit }) => sum + debit, 0),
  credit: [...balances.values()].reduce((sum, { credit }) => sum + credit, 0),
});

/** Opening balances may all be zero, but both sides are the same. */
export const isBalanced = (balances: Balances): boolean => {
  const { debit, credit } = totalsOf(balances);
  return debit === credit;
};

/** What is sent: the whole chart as it was loaded, headings and accounts without a balance too, with the amounts that count. */
export const rowsOf = (groups: readonly Group[], typed: Balances) =>
  groups
    .flatMap(({ akuns }) => akuns)
    .map(({ code, name, categoryname, isheader, debit, credit }) => ({
      code,
      name,
      categoryname,
      isheader,
      ...(typed.get(code) ?? { debit, credit }),
    }));

const amountOf = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** The balances of a sheet that was read for the form; an account that it does not name stays as it was loaded. */
export const balancesFrom = (rows: readonly Readonly<Record<string, unknown>>[]): Balances =>
  new Map(
    rows.map(
      ({ code, debit, credit }) => [String(code), { debit: amountOf(debit), credit: amountOf(credit) }] as const,
    ),
  );
