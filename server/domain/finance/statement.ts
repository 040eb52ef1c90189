// What the statements share: accounts with an amount in each column, and rows in the order of the chart. Pure.

/** An account of the chart with its signed amounts, debit minus credit in rupiah, one for each column. */
export interface StatementAccount {
  readonly akun_id: number;
  readonly code: string;
  readonly name: string;
  readonly isheader: boolean;
  readonly parent_id: number | null;
  /** 1 aset 2 kewajiban 3 ekuitas 4 pendapatan 5 beban pokok 6 operasional 7 pendapatan lain 8 beban lain 9 pajak */
  readonly type: number;
  readonly normal: 'D' | 'K';
  readonly is_intercompany: boolean;
  readonly amounts: readonly number[];
}

export interface StatementRow {
  /** Null for a sum that is no account. */
  readonly akun_id: number | null;
  readonly code: string;
  readonly name: string;
  readonly isheader: boolean;
  /** A sum that stands out: 'Laba Kotor', 'Total Aset'. */
  readonly istotal: boolean;
  /** 0 for the roots. */
  readonly level: number;
  /** Rupiah in the order of the columns, as they are read: revenues and expenses positive, what lowers them negative. */
  readonly values: readonly number[];
}

/** Adds columns; no list answers zeros for `width` columns. */
export const sumColumns = (lists: readonly (readonly number[])[], width: number): readonly number[] =>
  Array.from({ length: width }, (_, i) => lists.reduce((sum, values) => sum + (values[i] ?? 0), 0));

/** -0 is no figure. */
export const negate = (values: readonly number[]): readonly number[] => values.map((value) => 0 - value);

/** True for a row of a statement without a figure in any column. */
export const isZero = (values: readonly number[]): boolean => values.every((value) => value === 0);

/** Depth below the root, by account; accounts come in the order of their codes, so parents come first. */
export const levelsOf = (
  accounts: readonly Pick<StatementAccount, 'akun_id' | 'parent_id'>[],
): ReadonlyMap<number, number> => {
  const levels = new Map<number, number>();
  for (const { akun_id, parent_id } of accounts)
    levels.set(akun_id, parent_id === null ? 0 : (levels.get(parent_id) ?? -1) + 1);
  return levels;
};

/** The signed amounts of an account and everything below it. */
const withBelow = (
  account: StatementAccount,
  children: ReadonlyMap<number, readonly StatementAccount[]>,
  width: number,
): readonly number[] =>
  sumColumns(
    [account.amounts, ...(children.get(account.akun_id) ?? []).map((child) => withBelow(child, children, width))],
    width,
  );

/**
 * Headers with the sum of what is below them, and accounts with amounts, in the order of the chart.
 * @param shown turns an account's signed amounts into the figures that are read
 * @param zero keeps accounts without any amount
 */
export const rowsOf = (
  accounts: readonly StatementAccount[],
  width: number,
  shown: (account: StatementAccount, signed: readonly number[]) => readonly number[],
  zero = false,
): readonly StatementRow[] => {
  const children = new Map<number, StatementAccount[]>();
  for (const account of accounts)
    if (account.parent_id !== null)
      children.set(account.parent_id, [...(children.get(account.parent_id) ?? []), account]);
  const levels = levelsOf(accounts);
  const hasContent = ({ akun_id, isheader, amounts }: StatementAccount): boolean =>
    isheader ? (children.get(akun_id) ?? []).some((child) => hasContent(child)) : zero || !isZero(amounts);
  return accounts.filter(hasContent).map((account) => ({
    akun_id: account.akun_id,
    code: account.code,
    name: account.name,
    isheader: account.isheader,
    istotal: false,
    level: levels.get(account.akun_id) ?? 0,
    values: shown(account, account.isheader ? withBelow(account, children, width) : account.amounts),
  }));
};

/** A sum below the accounts. */
export const totalRow = (name: string, values: readonly number[], level = 0): StatementRow => ({
  akun_id: null,
  code: '',
  name,
  isheader: false,
  istotal: true,
  level,
  values,
});
