// A file of transfers for the bank (finance.md 8): which slips go into it, and its text. Pure; whole rupiah.
import { hutangtransaction } from '../../../src/resources/finance/hutangtransaction.ts';
import { paymentKind } from '../../../src/resources/finance/paymentmethod.ts';
import { leftOut, type LeftOut, transferColumns } from '../../../src/resources/finance/transfer.ts';

/** A slip as it was paid. */
export interface TransferSlip {
  readonly code: string;
  readonly actor_name: string;
  readonly status: number;
  /** Kind of its method. */
  readonly kind: number;
  readonly net_amount: number;
  readonly bank_name: string | null;
  readonly bank_account_no: string | null;
  readonly bank_account_name: string | null;
}

export const digitsOf = (account: string | null): string => (account ?? '').replace(/\D/g, '');

/** Why a slip is not paid by the file; null: it is. */
export const leftOutOf = (slip: TransferSlip): LeftOut | null => {
  if (slip.status === hutangtransaction.state.cancelled) return leftOut.cancelled;
  if (slip.kind !== paymentKind.transfer) return leftOut.cash;
  if (slip.net_amount <= 0) return leftOut.nothing;
  return !slip.bank_name?.trim() || digitsOf(slip.bank_account_no) === '' ? leftOut.account : null;
};

/** What a spreadsheet would reckon or run instead of showing it. */
const RUNS = /^[=+\-@＝＋－＠]/u;

/** One line of words, in quotes; what would run as a formula is kept as text by an apostrophe. */
export const quoted = (words: string): string => {
  const line = words.replace(/[\p{Cc}\p{Cf}]+/gu, ' ').trim();
  return `"${(RUNS.test(line) ? `'${line}` : line).replaceAll('"', '""')}"`;
};

/**
 * The file as RFC 4180 says: a heading, then a line for each slip; account numbers are digits alone, amounts whole rupiah.
 * @param slips those of which `leftOutOf` is null
 */
export const transferText = (slips: readonly TransferSlip[]): string => {
  const lines = slips.map((slip) => [
    quoted(slip.bank_name ?? ''),
    quoted(digitsOf(slip.bank_account_no)),
    quoted(slip.bank_account_name?.trim() || slip.actor_name),
    String(slip.net_amount),
    quoted(slip.code),
  ]);
  return [transferColumns.join(','), ...lines.map((cells) => cells.join(','))].map((line) => `${line}\r\n`).join('');
};
