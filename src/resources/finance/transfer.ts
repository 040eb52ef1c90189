// Files of transfers for the bank (finance.md 8): what they take of a slip, and why a slip is not in one.

/** Columns of the file, in its order. */
export const transferColumns = ['bank', 'rekening', 'nama', 'jumlah', 'berita'] as const;

/** Why a slip is in no file for the bank. */
export const leftOut = {
  cancelled: 'cancelled',
  cash: 'cash',
  nothing: 'nothing',
  account: 'account',
} as const;
export type LeftOut = keyof typeof leftOut;

/** Slips of one file. */
export const MOST_TRANSFERS = 500;
