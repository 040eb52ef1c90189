// A request for leave: it waits in a state of its own, and as a request that is decided at the bell, on the page of approvals or on
// the list of leave, once (attendance.md 3; docs/decisions/0036, 0069).
import { daysText, leaveTypes } from '../../../../src/resources/attendance/leave-life.ts';
import { leave } from '../../../../src/resources/attendance/leave.ts';
import { formatDate } from '../../../../src/resources/kernel/date.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { leftFor, takesOf } from '../../../domain/attendance/leave-balance.ts';
import { documentCode, documentKinds } from '../../../domain/document-code.ts';
import { nextNumber } from '../../../db/sequence.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import { documentRequest, storeRequest } from '../../kernel/approval.ts';
import { unchanged } from '../../kernel/approval-ground.ts';
import type { UseCases, WriteContext } from '../../kernel/contract.ts';
import { inDays, inWords, reasonOf } from '../../kernel/review.ts';
import { requireUnlocked } from '../roster/lock-port.ts';
import {
  hasBalance,
  kindText,
  leaveDays,
  paidByKind,
  requireFree,
  requireLetter,
  requireSound,
  weightOf,
} from './leave-facts.ts';
import { LEAVE_PAGE, readLeave } from './leave-row.ts';
import { requireMayAskFor } from './reach.ts';
import { headToTell, requireSubject, type Subject } from './subject.ts';
import { holdBalance, storeBalance } from './take-balance.ts';

const { name: OBJECT, module, singular, states, state } = leave;
const labels = new Map(leaveTypes.map(({ value, label }) => [value, label] as const));

const insert = named<{ id: number }, [branch: number, by: number, code: string, values: string]>(
  'leave_insert',
  `insert into leaves (profile_id, created_by, code, pegawai_id, type, special, start_date, end_date, is_half_day, days, is_paid,
     reason, attachment_id)
   select $1, $2, $3, n.pegawai_id, n.type, n.special, n.start_date, n.end_date, n.is_half_day, n.days, n.is_paid, n.reason,
     n.attachment_id
   from jsonb_to_record($4) n (pegawai_id bigint, type smallint, special text, start_date date, end_date date, is_half_day boolean,
     days numeric, is_paid boolean, reason text, attachment_id bigint)
   returning id`,
);
const nameRequest = named<unknown, [id: number, applog: number]>(
  'leave_request',
  'update leaves set applog_id = $2 where id = $1',
);

type Wish = Parameters<UseCases['attendance.leave']['create']>[1];

/** '12 Mar 2026 - 14 Mar 2026 (3 hari)' */
const whenText = ({ start_date, end_date }: Wish, count: number): string => {
  const range =
    start_date === end_date ? formatDate(start_date) : `${formatDate(start_date)} - ${formatDate(end_date)}`;
  return `${range} (${daysText(count)} hari)`;
};

/** Refused early where the balance would not do even without what else is asked for. @throws Refusal leave-balance (422) */
const requireBalance = async (context: WriteContext, subject: Subject, days: readonly string[], weight: number) => {
  const { tx, today } = context;
  for (const take of takesOf(days, weight)) {
    const [first = ''] = days.filter((day) => day.startsWith(String(take.year)));
    const { left, fits } = leftFor(await holdBalance(context, subject, take.year, first), take);
    if (!fits) throw new Refusal('leave-balance', { n: daysText(left) });
    // What there is a right to already stands in the row that was opened: whoever looks before the night sees it.
    await storeBalance(tx, await holdBalance(context, subject, take.year, today), today);
  }
};

const storeWaiting = async (context: WriteContext, subject: Subject, wish: Wish, made: Made): Promise<number> => {
  const { id, code, count, is_paid } = made;
  const kind = kindText(labels, wish.type, wish.special ?? null);
  const request = await documentRequest(context, OBJECT, {
    record: { type: OBJECT, id },
    grounds: [unchanged('leaves', { id, version: 1 }, singular)],
    told: {
      date: wish.start_date,
      changes: [
        inWords('Status', states[state.requested].label, states[state.approved].label),
        inWords('Pegawai', subject.name, subject.name),
        inWords('Jenis', null, kind),
        inDays('Mulai', null, wish.start_date),
        inDays('Sampai', null, wish.end_date),
        inWords('Hari kerja', null, daysText(count)),
        inWords('Dibayar', null, is_paid ? 'Ya' : 'Tidak'),
        reasonOf(wish.reason),
      ],
    },
  });
  const entry = {
    message: `pengajuan ${kind} ${code} ${subject.name}: ${whenText(wish, count)}`,
    url: LEAVE_PAGE,
    ...headToTell(context, subject),
  };
  const body = { version: 1, reason: 'Ditarik oleh pengaju' };
  const then = { action: 'approve', refused: 'reject', withdrawn: 'cancel' };
  const command = { object: OBJECT, ...then, params: { id: String(id) }, body };
  return storeRequest(context, module, entry, { request, command });
};

interface Made {
  readonly id: number;
  readonly code: string;
  readonly count: number;
  readonly is_paid: boolean;
}

/**
 * POST /api/attendance/leave: for oneself, or for the staff of the branch by its desk.
 * @throws Refusal forbidden (403), those of its days, its letter and its balance (422), attendance-locked (423)
 */
export const askLeave: UseCases['attendance.leave']['create'] = async (context, wish) => {
  const { tx, branch, actor, today } = context;
  requireMayAskFor(context, wish.pegawai_id);
  requireSound(wish);
  const { start_date, end_date } = wish;
  const is_half_day = wish.is_half_day ?? false;
  const subject = await requireSubject(context, wish.pegawai_id, { start: start_date, end: end_date }, 'start_date');
  await requireUnlocked(tx, { branch: branch.id, start: start_date, end: end_date });
  await requireFree(context, wish);
  const { days, count } = await leaveDays(context, subject, { start_date, end_date, is_half_day });
  await requireLetter(context, wish, count);
  if (hasBalance(wish.type)) await requireBalance(context, subject, days, weightOf(is_half_day));
  const is_paid = paidByKind(wish.type, Boolean(wish.attachment_id));
  const { series, prefix } = documentKinds.leave;
  const year = today.slice(0, 4);
  const code = documentCode(prefix, branch.code, year, await nextNumber(tx, branch.id, series, year));
  const values = JSON.stringify({ special: null, attachment_id: null, ...wish, is_half_day, days: count, is_paid });
  const row = await runOne(tx, insert, branch.id, actor.id, code, values);
  if (!row) throw new Error('The request for leave was not stored.');
  const applog = await storeWaiting(context, subject, wish, { id: row.id, code, count, is_paid });
  await run(tx, nameRequest, row.id, applog);
  // The entry of its request is the entry of the document.
  return { record: await readLeave(context, row.id), log: null, status: 201 };
};
