// Every morning the desk finds in Notifikasi whose contract or licence ends, and who has his birthday (attendance.md 10).
import { activeStatus } from '../../../../src/resources/kernel/active.ts';
import { addDays, formatDate } from '../../../../src/resources/kernel/date.ts';
import { named, run } from '../../../db/statement.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { logNight } from '../../kernel/night.ts';

/** Days before the end on which it is told, and the day itself. */
export const TOLD_BEFORE = [30, 14, 7, 1, 0] as const;

interface Due {
  readonly id: number;
  readonly name: string;
  readonly what: 'contract' | 'licence' | 'birthday';
  /** Number of the licence. */
  readonly label: string | null;
  /** Day that it is told of. */
  readonly day: string;
}
const WORKING = `u.profile_id = $1 and u.status = ${activeStatus.active} and coalesce(u.leave_at, $2::date) >= $2::date`;
const dueOn = named<Due, [branch: number, day: string, ends: readonly string[]]>(
  'staff_reminders',
  `select u.id, u.name, 'contract' as what, null as label, p.contract_end_at as day
   from pegawais p join users u on u.id = p.id where ${WORKING} and p.contract_end_at = any ($3::date[])
   union all
   select u.id, u.name, 'licence', l.kind || ' ' || l.number, l.expires_at
   from pegawailicences l join users u on u.id = l.pegawai_id where ${WORKING} and l.expires_at = any ($3::date[])
   union all
   select u.id, u.name, 'birthday', null, $2::date
   from pegawais p join users u on u.id = p.id
   where ${WORKING} and to_char(u.birth_date, 'MM-DD') = to_char($2::date, 'MM-DD')
   order by 3, 2, 1`,
);

const messageOf = ({ name, what, label, day }: Due): string => {
  if (what === 'birthday') return `pengingat ulang tahun ${name} hari ini`;
  if (what === 'licence') return `pengingat ${label ?? ''} ${name} berakhir ${formatDate(day)}`;
  return `pengingat kontrak ${name} berakhir ${formatDate(day)}`;
};

/** Answers how many were told. @param day business day that has begun */
export const remindStaff = async (
  tx: Transaction,
  { branch, day, now }: { readonly branch: number; readonly day: string; readonly now: Date },
): Promise<number> => {
  const ends = TOLD_BEFORE.map((before) => addDays(day, before));
  const due = await run(tx, dueOn, branch, day, ends);
  const entries = due.map((entry) => ({ message: messageOf(entry), url: `/user/${entry.id}/` }));
  if (entries.length > 0) await logNight({ tx, branch: { id: branch }, now }, 'attendance', entries);
  return entries.length;
};
