// POST /api/paket/pengingat: what came of reaching a customer about his package (paket.md 4).
import { reminderKinds } from '../../../../src/resources/paket/reminder.ts';
import { formatDate } from '../../../../src/resources/kernel/date.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { named, runOne } from '../../../db/statement.ts';
import type { CallHandlers } from '../../kernel/contract.ts';
import { membershipUrl } from '../membership/membership-record.ts';
import { readReminders } from './reminder-rows.ts';

const insertReminder = named<
  { byname: string },
  [
    branch: number,
    membership: number,
    kind: string,
    due: string,
    result: string,
    note: string | null,
    by: number,
    at: string,
  ]
>(
  'package_reminder_insert',
  `insert into packagereminders (profile_id, membership_id, kind, due_at, result, note, created_by, created_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8) returning (select u.name from users u where u.id = $7) as byname`,
);

/** @throws Refusal reminder-gone (409) for what is paid, used or over meanwhile, or of another branch */
export const noteReminder: CallHandlers['paket.pengingat.catat'] = async (context, { body }) => {
  const { tx, branch, actor, now } = context;
  const { membership_id, kind, due_at, result } = body;
  const note = body.note || null;
  const rows = await readReminders(context, kind);
  const row = rows.find((one) => one.membership_id === membership_id && one.due_at === due_at);
  if (!row) throw new Refusal('reminder-gone');
  const at = now.toISOString();
  const made = await runOne(tx, insertReminder, branch.id, membership_id, kind, due_at, result, note, actor.id, at);
  if (!made) throw new Error('The reminder was not stored.');
  const what = reminderKinds.find(({ value }) => value === kind)?.label.toLowerCase() ?? kind;
  return {
    record: { at, result, note, byname: made.byname },
    status: 201,
    log: {
      message: `pencatatan hasil pengingat ${what} ${formatDate(due_at)} paket ${row.code}: ${result}`,
      url: membershipUrl(membership_id),
      after: { result, note },
    },
  };
};
