// How much of a treatment's price the one who enters it may give off.
import { DOKTER } from '../../../../src/policies/role.ts';
import { named, runOne } from '../../../db/statement.ts';
import type { WriteContext } from '../../kernel/contract.ts';

const discountLimit = named<{ discount_max_percent: number }, [number]>(
  'treatment_discount_limit',
  'select discount_max_percent from financesettings where profile_id = $1',
);

/** Percent of a line that those who give a discount may give off in this branch. */
export const limitOf = async ({ tx, branch }: WriteContext): Promise<number> =>
  (await runOne(tx, discountLimit, branch.id))?.discount_max_percent ?? 0;

/** Percent of a line that the person may give off: the branch's limit for a doctor, nothing for others (service.md 6.3). */
export const mayDiscount = async (context: WriteContext): Promise<number> =>
  context.actor.role === DOKTER ? limitOf(context) : 0;
