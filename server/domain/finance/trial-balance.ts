// Neraca saldo (finance.md 6.9): opening, movement and ending of every account, each on its debit or credit side. Pure.

export interface AccountMovement {
  readonly akun_id: number;
  readonly code: string;
  readonly name: string;
  readonly isheader: boolean;
  readonly parent_id: number | null;
  /** Rupiah: everything before the range and opening journals in it, debits minus credits. */
  readonly opening: number;
  /** Rupiah of the range without opening journals. */
  readonly debit: number;
  readonly credit: number;
}
export interface TrialBalanceRow {
  readonly akun_id: number;
  readonly code: string;
  readonly name: string;
  readonly isheader: boolean;
  /** 0 for the roots. */
  readonly level: number;
  /** In the order of `trialBalanceColumns`, rupiah. */
  readonly values: readonly number[];
}

export const trialBalanceColumns = [
  { key: 'opening_debit', label: 'Debit', group: 'Saldo Awal' },
  { key: 'opening_credit', label: 'Kredit', group: 'Saldo Awal' },
  { key: 'debit', label: 'Debit', group: 'Mutasi' },
  { key: 'credit', label: 'Kredit', group: 'Mutasi' },
  { key: 'ending_debit', label: 'Debit', group: 'Saldo Akhir' },
  { key: 'ending_credit', label: 'Kredit', group: 'Saldo Akhir' },
] as const;

const sides = (signed: number): readonly [number, number] => [Math.max(signed, 0), Math.max(-signed, 0)];

const valuesOf = ({ opening, debit, credit }: AccountMovement): readonly number[] => [
  ...sides(opening),
  debit,
  credit,
  ...sides(opening + debit - credit),
];

const isEmpty = (values: readonly number[]): boolean => values.every((value) => value === 0);

/** Depth below the root, by account; parents come before their accounts. */
const levelsOf = (accounts: readonly AccountMovement[]): ReadonlyMap<number, number> => {
  const levels = new Map<number, number>();
  for (const { akun_id, parent_id } of accounts) {
    levels.set(akun_id, parent_id === null ? 0 : (levels.get(parent_id) ?? -1) + 1);
  }
  return levels;
};

/** A header stays when an account below it does. Accounts come in the order of their codes. */
const withHeaders = (rows: readonly TrialBalanceRow[]): TrialBalanceRow[] => {
  const kept: TrialBalanceRow[] = [];
  let floor = -1;
  for (const row of rows.toReversed()) {
    const wanted = row.isheader ? row.level < floor : true;
    if (!wanted) continue;
    kept.push(row);
    floor = row.level;
  }
  return kept.toReversed();
};

export interface TrialBalance {
  readonly rows: readonly TrialBalanceRow[];
  readonly totals: readonly number[];
  readonly balanced: boolean;
}

/** @param accounts in the order of their codes @param zero keeps accounts without any amount */
export const trialBalance = (accounts: readonly AccountMovement[], zero: boolean): TrialBalance => {
  const levels = levelsOf(accounts);
  const rows = accounts.map((account) => {
    const { akun_id, code, name, isheader } = account;
    return {
      akun_id,
      code,
      name,
      isheader,
      level: levels.get(akun_id) ?? 0,
      values: isheader ? [] : valuesOf(account),
    };
  });
  const totals = trialBalanceColumns.map((_, i) => rows.reduce((sum, row) => sum + (row.values[i] ?? 0), 0));
  const shown = rows.filter((row) => row.isheader || zero || !isEmpty(row.values));
  const balanced = totals.every((total, i) => total === totals[i % 2 === 0 ? i + 1 : i - 1]);
  return { rows: withHeaders(shown), totals, balanced };
};
