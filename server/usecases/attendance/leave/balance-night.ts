// The night's work on annual leave: who has served a year gets his days, those of last year go over, and end with 30 June
// (attendance.md 2, 10). Done again it finds nothing to do.
import { activeStatus } from '../../../../src/resources/kernel/active.ts';
import { addMonths } from '../../../../src/resources/kernel/date.ts';
import { expiredOn } from '../../../domain/attendance/leave-balance.ts';
import { named, run } from '../../../db/statement.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { nightContext } from '../../kernel/night.ts';
import { holdBalance, storeBalance } from './take-balance.ts';

interface Night {
  readonly branch: number;
  /** Business day 'YYYY-MM-DD'. */
  readonly day: string;
  readonly now: Date;
}
interface Member {
  readonly id: number;
  readonly join_at: string | null;
  readonly contract_type: number;
  /** What stands of the year; null: nothing yet. */
  readonly entitlement: number | null;
  readonly carried: number | null;
  readonly expired: number | null;
}
const PARTNER = 4;

/** Members with a year of service, or with days of the year or the one before. */
const members = named<Member, [branch: number, year: number, served: string]>(
  'leavebalance_night',
  `select u.id, u.join_at, p.contract_type, b.entitlement, b.carried, b.expired
   from pegawais p join users u on u.id = p.id
   left join leavebalances b on b.pegawai_id = p.id and b.year = $2
   where p.profile_id = $1 and u.status = ${activeStatus.active} and u.membership_id is not null
     and (b.id is not null or p.contract_type <> ${PARTNER} and u.join_at <= $3
       or exists (select from leavebalances l where l.pegawai_id = p.id and l.year = $2 - 1))
   order by u.id`,
);

/** Answers how many balances came out otherwise. */
export const keepBalances = async (tx: Transaction, { branch, day, now }: Night): Promise<number> => {
  const context = await nightContext(tx, { branch, now });
  if (!context) return 0;
  const year = Number(day.slice(0, 4));
  let changed = 0;
  for (const member of await run(tx, members, branch, year, addMonths(day, -12))) {
    const row = await holdBalance({ ...context, today: day }, member, year, day);
    const isSame =
      member.entitlement === row.entitlement &&
      member.carried === row.carried &&
      member.expired === expiredOn(row, year, day);
    if (isSame) continue;
    await storeBalance(tx, row, day);
    changed += 1;
  }
  return changed;
};
