// What a branch rounds the totals of its bills to (finance.md 2a `cash_rounding`, 6.1).
import { named, runOne } from '../../../db/statement.ts';
import type { WriteContext } from '../../kernel/contract.ts';

const stepOf = named<{ cash_rounding: number }, [number]>(
  'bill_rounding',
  'select cash_rounding from financesettings where profile_id = $1',
);

/** Step to which the branch rounds totals of bills, rupiah; 0: it does not round. */
export const roundingStep = async ({ tx, branch }: WriteContext): Promise<number> =>
  (await runOne(tx, stepOf, branch.id))?.cash_rounding ?? 0;
