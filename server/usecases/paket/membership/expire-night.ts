// The night's work on packages: slots whose last day is over become income, one membership after the other (paket.md 6.5).
import { slotState } from '../../../../src/resources/paket/membership-life.ts';
import { dateIn } from '../../../../src/resources/kernel/date.ts';
import { formatRupiah } from '../../../../src/resources/kernel/money.ts';
import { named, run } from '../../../db/statement.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { logNight, nightContext } from '../../kernel/night.ts';
import { expireOver, isOver } from './expire-slots.ts';
import { membershipUrl } from './membership-record.ts';
import { followMembership, holdMembership } from './membership-rows.ts';
import { lockSlots } from './slot-rows.ts';

interface Night {
  readonly branch: number;
  /** Business day 'YYYY-MM-DD'. */
  readonly day: string;
  readonly now: Date;
}

const dueMemberships = named<{ id: number }, [branch: number, day: string]>(
  'membership_ending',
  `select distinct membership_id as id from membershipperawatans
   where profile_id = $1 and status = ${slotState.active} and expires_at < $2 and used_slot + reserved_slot < free_slot
   order by membership_id`,
);

/** Memberships of a branch with a slot whose last day is over. */
export const endingMemberships = async (tx: Transaction, { branch, day }: Night): Promise<readonly number[]> =>
  (await run(tx, dueMemberships, branch, day)).map(({ id }) => id);

/** Lets what is over of one membership expire; a second time finds nothing. Answers how many lines did. */
export const expireMembership = async (tx: Transaction, night: Night, id: number): Promise<number> => {
  const context = await nightContext(tx, night);
  if (!context) return 0;
  const row = await holdMembership(context, id);
  const over = (await lockSlots(context, id)).filter(
    (line) => line.status === slotState.active && isOver(line, night.day),
  );
  if (over.length === 0) return 0;
  const amount = await expireOver(context, over, row, dateIn(context.timezone, night.now));
  await followMembership(context, id);
  const names = over.map(({ name }) => name).join(', ');
  const message = `pengakuan slot hangus ${row.code} ${row.customer_name} (${names}) sebesar ${formatRupiah(amount)}`;
  await logNight(context, 'paket', [{ message, url: membershipUrl(id) }]);
  return over.length;
};
