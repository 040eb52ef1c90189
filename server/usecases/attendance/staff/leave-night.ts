// The night after somebody's last day switches his account off (attendance.md 3).
import { isMember } from '../../../../src/policies/index.ts';
import { CUSTOMER } from '../../../../src/policies/role.ts';
import { activeStatus } from '../../../../src/resources/kernel/active.ts';
import { formatDate } from '../../../../src/resources/kernel/date.ts';
import { named, run } from '../../../db/statement.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { logNight } from '../../kernel/night.ts';
import { endSessions } from '../../platform/session/end-sessions.ts';
import { switchOff } from '../../platform/person/write-user.ts';

const gone = named<
  { id: number; name: string; username: string; role: number; leave_at: string },
  [branch: number, day: string]
>(
  'pegawai_gone',
  `select id, name, username, role, leave_at from users
   where profile_id = $1 and role <> ${CUSTOMER} and status = ${activeStatus.active} and leave_at < $2::date order by id`,
);

/** Answers how many. @param day business day that has begun */
export const closeAccounts = async (
  tx: Transaction,
  { branch, day, now }: { readonly branch: number; readonly day: string; readonly now: Date },
): Promise<number> => {
  const left = (await run(tx, gone, branch, day)).filter(({ role }) => isMember({ role }));
  for (const { id } of left) {
    await switchOff(tx, id);
    await endSessions(tx, id);
  }
  const entries = left.map(({ id, name, username, leave_at }) => ({
    message: `penutupan akun pegawai ${name} (${username}) yang keluar per ${formatDate(leave_at)}`,
    url: `/user/${id}/`,
  }));
  if (entries.length > 0) await logNight({ tx, branch: { id: branch }, now }, 'attendance', entries);
  return left.length;
};
