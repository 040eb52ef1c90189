// POST /api/paket/pengingat: what came of reaching a customer about his package (paket.md 4).
import type { packageReminderCalls } from '../../../../src/resources/paket/reminder-calls.ts';
import { reminderKinds } from '../../../../src/resources/paket/reminder.ts';
import { formatDate } from '../../../../src/resources/kernel/date.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { named, runOne } from '../../../db/statement.ts';
import type { CallHandlers, CallRequest, WriteContext } from '../../kernel/contract.ts';
import { membershipUrl } from '../membership/membership-record.ts';
import { noteContact } from '../../finance/bill/contact.ts';
import { readReminders, type ReminderRow } from './reminder-rows.ts';

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

type Body = CallRequest<(typeof packageReminderCalls)['paket.pengingat.catat']>['body'];

/** Of an installment: it is one of its bill, wherever the patient was asked for it. */
const keep = async (context: WriteContext, { angsuran_id: id }: ReminderRow, body: Body) => {
  const { tx, branch, actor, now } = context;
  const { membership_id, kind, due_at, result } = body;
  const note = body.note || null;
  if (id !== null) return (await noteContact(context, { angsuran_ids: [id], result, note })).record;
  const at = now.toISOString();
  const made = await runOne(tx, insertReminder, branch.id, membership_id, kind, due_at, result, note, actor.id, at);
  if (!made) throw new Error('The reminder was not stored.');
  return { at, result, note, byname: made.byname };
};

/** @throws Refusal reminder-gone (409) for what is paid, used or over meanwhile, or of another branch */
export const noteReminder: CallHandlers['paket.pengingat.catat'] = async (context, { body }) => {
  const { membership_id, kind, due_at, result } = body;
  const rows = await readReminders(context, kind);
  const row = rows.find((one) => one.membership_id === membership_id && one.due_at === due_at);
  if (!row) throw new Refusal('reminder-gone');
  const record = await keep(context, row, body);
  const what = reminderKinds.find(({ value }) => value === kind)?.label.toLowerCase() ?? kind;
  return {
    record,
    status: 201,
    log: {
      message: `pencatatan hasil pengingat ${what} ${formatDate(due_at)} paket ${row.code}: ${result}`,
      url: membershipUrl(membership_id),
      after: { result, note: record.note },
    },
  };
};
