// Accounts that stand for documents: each equals what its open documents add up to (finance.md 6.8, V4). One row an account.

export interface ControlAccount {
  /** Of the chart. */
  readonly code: string;
  /**
   * SQL of its open documents: `(profile_id, amount)` of the branches `$1`, rupiah on the account's normal side. It may answer
   * several rows for a branch; they are added up.
   */
  readonly documents: string;
  /** Opening balances (kind 2) have documents of their own. False: the account is compared without them. */
  readonly opening: boolean;
}

export const controlAccounts: readonly ControlAccount[] = [
  {
    code: '1-1201',
    opening: true,
    documents: `select profile_id, sum(total_amount - installment_current_amount) from bills
      where profile_id = any ($1) and status in (1, 2) group by profile_id`,
  },
  {
    code: '2-1501',
    opening: false,
    documents: 'select profile_id, balance from customerdeposits where profile_id = any ($1)',
  },
  {
    code: '2-1102',
    opening: false,
    documents: `select profile_id, sum(total_amount - paid_amount) from biayainvoices
      where profile_id = any ($1) and status in (1, 2) group by profile_id`,
  },
];
