// Leave is approved, refused or called off; its days and the balance follow (attendance.md 3, 9).
import { leave } from '../../../../src/resources/attendance/leave.ts';
import { isSuperior, requireOther } from './reach.ts';
import { logStatus } from '../../../../src/resources/platform/applog.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { takesOf } from '../../../domain/attendance/leave-balance.ts';
import { named, run } from '../../../db/statement.ts';
import type { StoredOf, UseCases, WriteContext } from '../../kernel/contract.ts';
import { decideRequestOf, lapse, withdraw } from '../../kernel/end-request.ts';
import { recomputeDays } from '../day/recompute-days.ts';
import { requireUnlocked } from '../roster/lock-port.ts';
import { hasBalance, leaveDays, weightOf } from './leave-facts.ts';
import { LEAVE_PAGE, readLeave } from './leave-row.ts';
import { findSubject } from './subject.ts';
import { giveDaysBack, takeDays } from './take-balance.ts';
import { workDays } from './work-days.ts';

type Verbs = UseCases['attendance.leave'];
type Stored = StoredOf<typeof leave>;
const { name: OBJECT, state } = leave;

const STEP = 'updated_at = now(), version = version + 1';
const markApproved = named<unknown, [id: number, by: number, at: string, reason: string, days: number, paid: boolean]>(
  'leave_approve',
  `update leaves set status = ${state.approved}, decided_by = $2, decided_at = $3, decided_reason = $4, days = $5, is_paid = $6, ${STEP}
   where id = $1`,
);
const markEnded = named<unknown, [id: number, by: number, at: string, reason: string, status: number]>(
  'leave_end',
  `update leaves set status = $5, decided_by = $2, decided_at = $3, decided_reason = $4, ${STEP} where id = $1`,
);

const markShorter = named<unknown, [id: number, end: string, days: number]>(
  'leave_shorten',
  `update leaves set end_date = $2, days = $3, ${STEP} where id = $1`,
);

const outcomeOf = async (context: WriteContext, { id, code }: Stored, what: string, reason: string) => ({
  record: await readLeave(context, id),
  log: { message: `${what} izin/cuti ${code}: ${reason}`, url: LEAVE_PAGE },
});

const requireOpen = ({ tx, branch }: WriteContext, { start_date, end_date }: Stored): Promise<void> =>
  requireUnlocked(tx, { branch: branch.id, start: start_date, end: end_date });

/** The days become leave, or what they were without it. */
const follow = async (context: WriteContext, { pegawai_id, start_date, end_date }: Stored): Promise<void> => {
  await recomputeDays(context, { pegawaiIds: [pegawai_id], from: start_date, to: end_date });
};

/**
 * POST .../approve {reason, is_paid?}: counted by the roster as it is now.
 * @throws Refusal own-request, forbidden (403), leave-balance, leave-no-days (422), attendance-locked (423)
 */
export const approveLeave: Verbs['approve'] = async (context, row, { reason, is_paid }) => {
  requireOther(context, row);
  await requireOpen(context, row);
  await decideRequestOf(context, { type: OBJECT, id: row.id }, { status: logStatus.approved, reason });
  const subject = await findSubject({ tx: context.tx, branches: [row.profile_id] }, row.pegawai_id);
  if (!subject) throw new Refusal('leave-not-member');
  const is_half_day = row.is_half_day ?? false;
  const { days, count } = await leaveDays(context, subject, { ...row, is_half_day });
  if (hasBalance(row.type)) await takeDays(context, subject, row, takesOf(days, weightOf(is_half_day)));
  const { tx, actor, now } = context;
  await run(tx, markApproved, row.id, actor.id, now.toISOString(), reason, count, is_paid ?? row.is_paid);
  await follow(context, row);
  return outcomeOf(context, row, 'persetujuan', reason);
};

/** POST .../reject {reason}. @throws Refusal own-request, forbidden (403) */
export const rejectLeave: Verbs['reject'] = async (context, row, { reason }) => {
  requireOther(context, row);
  const { tx, actor, now } = context;
  await decideRequestOf(context, { type: OBJECT, id: row.id }, { status: logStatus.rejected, reason });
  await run(tx, markEnded, row.id, actor.id, now.toISOString(), reason, state.rejected);
  return outcomeOf(context, row, 'penolakan', reason);
};

/** By whoever it is for, or asked for it while it waits; approved, before it begins; by a superior at any time. */
const requireMayCancel = (
  { actor, today }: WriteContext,
  { pegawai_id, created_by, status, start_date }: Stored,
): void => {
  if (isSuperior(actor)) return;
  const isOwn = pegawai_id === actor.id;
  const waits = status === state.requested;
  if (!isOwn && !(waits && created_by === actor.id)) throw new Refusal('forbidden');
  if (!waits && start_date <= today) throw new Refusal('leave-started');
};

/** Calls a leave off, whoever may; its request ends, and its days and balance go back to what they were. */
export const endLeave = async (context: WriteContext, row: Stored, reason: string): Promise<void> => {
  const { tx, actor, now } = context;
  // Whoever asked is told where somebody else has ended it.
  const close = row.created_by === actor.id ? withdraw : lapse;
  if (row.applog_id !== null) await close(context, row.applog_id, reason);
  await run(tx, markEnded, row.id, actor.id, now.toISOString(), reason, state.cancelled);
  if (row.status !== state.approved) return;
  await giveDaysBack(context, row.id);
  await follow(context, row);
};

/**
 * Approved leave that ends earlier: what it took beyond that day is given back; it is called off where he was to work on none until then.
 * @param end 'YYYY-MM-DD', not before its first day
 */
export const shortenLeave = async (context: WriteContext, row: Stored, end: string, reason: string): Promise<void> => {
  const subject = await findSubject({ tx: context.tx, branches: [row.profile_id] }, row.pegawai_id);
  if (!subject) throw new Refusal('leave-not-member');
  const until = await workDays(context, subject, row.start_date, end);
  if (!until.some(({ works }) => works)) return endLeave(context, row, reason);
  const is_half_day = row.is_half_day ?? false;
  await giveDaysBack(context, row.id);
  const { days, count } = await leaveDays(context, subject, { start_date: row.start_date, end_date: end, is_half_day });
  if (hasBalance(row.type)) await takeDays(context, subject, row, takesOf(days, weightOf(is_half_day)));
  await run(context.tx, markShorter, row.id, end, count);
  return follow(context, row);
};

/** POST .../cancel {reason}. @throws Refusal forbidden (403), leave-started (409), attendance-locked (423) */
export const cancelLeave: Verbs['cancel'] = async (context, row, { reason }) => {
  requireMayCancel(context, row);
  if (row.status === state.approved) await requireOpen(context, row);
  await endLeave(context, row, reason);
  return outcomeOf(context, row, 'pembatalan', reason);
};
