// The night's work on annual leave: who has served a year gets his days, those of last year go over, and end with 30 June
// (attendance.md 2, 10). Done again it finds nothing to do.
import { activeStatus } from '../../../../src/resources/kernel/active.ts';
import { type Balance, expiredOn, SERVICE_MONTHS } from '../../../domain/attendance/leave-balance.ts';
import { named, run } from '../../../db/statement.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { nightContext } from '../../kernel/night.ts';
import { grantedOn, holdBalance, leavePreferences, storeBalance } from './take-balance.ts';

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
  /** What stands of the year and of the one before; null: nothing yet. */
  readonly balance: (Balance & { readonly expired: number }) | null;
  readonly before: Balance | null;
}
const PARTNER = 4;

/** Members with a year of service, or with days of the year or the one before. */
const members = named<Member, [branch: number, year: number, day: string]>(
  'leavebalance_night',
  `select u.id, u.join_at, p.contract_type,
     case when b.id is not null then jsonb_build_object('entitlement', b.entitlement, 'carried', b.carried, 'expired', b.expired,
       'adjusted', b.adjusted, 'used', b.used, 'used_early', b.used_early) end as balance,
     case when l.id is not null then jsonb_build_object('entitlement', l.entitlement, 'carried', l.carried, 'adjusted', l.adjusted,
       'used', l.used, 'used_early', l.used_early) end as before
   from pegawais p join users u on u.id = p.id
   left join leavebalances b on b.pegawai_id = p.id and b.year = $2
   left join leavebalances l on l.pegawai_id = p.id and l.year = $2 - 1
   where p.profile_id = $1 and u.status = ${activeStatus.active} and u.membership_id is not null
     and (b.id is not null or l.id is not null
       or p.contract_type <> ${PARTNER} and u.join_at + interval '${SERVICE_MONTHS} months' <= $3::date)
   order by u.id`,
);

/** Reckons the leave balances of a branch again at night; answers how many of them changed. */
export const keepBalances = async (tx: Transaction, { branch, day, now }: Night): Promise<number> => {
  const context = await nightContext(tx, { branch, now });
  if (!context) return 0;
  const year = Number(day.slice(0, 4));
  const preferences = await leavePreferences(context);
  let changed = 0;
  for (const member of await run(tx, members, branch, year, day)) {
    const { balance, before } = member;
    const isSame = (row: Balance & { readonly year: number }): boolean =>
      balance !== null &&
      balance.entitlement === row.entitlement &&
      balance.carried === row.carried &&
      balance.expired === expiredOn(row, year, day);
    // On most nights nobody's changes: those are held whose would.
    if (
      balance &&
      isSame(grantedOn({ ...balance, year }, before ?? undefined, preferences, member, { today: day, day }))
    )
      continue;
    const row = await holdBalance({ ...context, today: day }, member, year, day);
    if (isSame(row)) continue;
    await storeBalance(tx, row, day);
    changed += 1;
  }
  return changed;
};
