// The entries that close a period (finance.md 6.7): every profit-and-loss account to zero, the result to retained earnings. Pure.
import { isResult } from '../../../src/resources/finance/akun.ts';
import type { JournalLine } from './journal.ts';

/** An account with its balance through the closing day, debit minus credit, in rupiah. */
export interface EndingBalance {
  readonly akun_id: number;
  readonly code: string;
  readonly name: string;
  /** First digit of the code: 4 to 9 are profit and loss. */
  readonly type: number;
  readonly balance: number;
}
/** The equity accounts of the closing, by their codes in the chart (finance.md 7b). */
export interface ClosingAccounts {
  /** 3-1902 Ikhtisar Laba Rugi */
  readonly summary: number;
  /** 3-1003 Laba Ditahan */
  readonly retained: number;
  /** 3-1004 Deviden and 3-1005 Prive */
  readonly drawn: readonly number[];
}
export interface Closing {
  /** Rupiah; negative is a loss. */
  readonly profit: number;
  readonly lines: readonly JournalLine[];
}

/** A line of `amount` rupiah on the debit side, or on the credit side when it is negative; none for zero. */
const lineOf = (akun_id: number, description: string, amount: number): readonly JournalLine[] =>
  amount === 0
    ? []
    : [
        {
          akun_id,
          description,
          debit: Math.max(amount, 0),
          credit: Math.max(-amount, 0),
          actor_type: null,
          actor_id: null,
        },
      ];

/** A transfer of the credit balance `amount` from one account to another. */
const transfer = (from: number, to: number, description: string, amount: number): readonly JournalLine[] => [
  ...lineOf(from, description, amount),
  ...lineOf(to, description, -amount),
];

const SUMMARY = 'Ikhtisar laba rugi';
const RETAINED = 'Laba bersih ke laba ditahan';

/**
 * Revenues and expenses go to the summary, the summary to retained earnings, dividends and drawings off retained earnings.
 * Debits come first. Nothing to close answers no lines.
 */
export const closingOf = (balances: readonly EndingBalance[], accounts: ClosingAccounts): Closing => {
  const results = balances.filter(({ type }) => isResult(type));
  const profit = results.reduce((sum, { balance }) => sum - balance, 0);
  const drawn = balances.filter(({ akun_id }) => accounts.drawn.includes(akun_id));
  const lines = [
    ...results.flatMap(({ akun_id, name, balance }) => lineOf(akun_id, `Penutupan ${name}`, -balance)),
    ...lineOf(accounts.summary, SUMMARY, -profit),
    ...transfer(accounts.summary, accounts.retained, RETAINED, profit),
    ...drawn.flatMap(({ akun_id, name, balance }) =>
      transfer(akun_id, accounts.retained, `Penutupan ${name}`, -balance),
    ),
  ];
  return { profit, lines: lines.toSorted((a, b) => Number(b.debit > 0) - Number(a.debit > 0)) };
};
