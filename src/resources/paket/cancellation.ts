// What giving up a package costs (paket.md 6.4). Whole rupiah.

interface Used {
  /** What was used, at what it costs by itself. */
  readonly used_value: number;
  /** What of the price is income already, by use and by expiry. */
  readonly earned: number;
  /** What the branch takes beside it. */
  readonly admin: number;
  readonly total: number;
  readonly paid: number;
}
export interface Cancellation {
  /** What the customer pays for all in all. */
  readonly charge: number;
  /** By which the bill is lowered. */
  readonly credit: number;
  /** Handed back. */
  readonly refund: number;
  /** Still to be paid before it can be given up. */
  readonly shortfall: number;
  /** Income beside what was earned by use: the rest of the charge. */
  readonly kept: number;
}

/** The charge is what was used, never more than the price; the rest goes back. */
export const cancellationOf = ({ used_value, earned, admin, total, paid }: Used): Cancellation => {
  const charge = Math.min(total, Math.max(used_value, earned) + admin);
  return {
    charge,
    credit: total - charge,
    refund: Math.max(0, paid - charge),
    shortfall: Math.max(0, charge - paid),
    kept: charge - earned,
  };
};
