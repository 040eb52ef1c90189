// Overtime is approved, refused or called off; what is paid of it follows the punches of its day (attendance.md 2, 3).
import { overtime } from '../../../../src/resources/attendance/overtime.ts';
import { logStatus } from '../../../../src/resources/platform/applog.ts';
import { Refusal, refuseField } from '../../../../src/resources/refusals.ts';
import { named, run } from '../../../db/statement.ts';
import type { StoredOf, UseCases, WriteContext } from '../../kernel/contract.ts';
import { decideRequestOf, lapse, withdraw } from '../../kernel/end-request.ts';
import { lockMembers } from '../day/day-facts.ts';
import { recomputeDays } from '../day/recompute-days.ts';
import { requireUnlocked } from '../roster/lock-port.ts';
import { dayTypeOf, requireWithinLimits } from './overtime-facts.ts';
import { OVERTIME_PAGE, readOvertime } from './overtime-row.ts';
import { payWorked } from './pay-overtime.ts';
import { isSuperior, requireOther } from './reach.ts';
import { findSubject } from './subject.ts';

type Verbs = UseCases['attendance.overtime'];
type Stored = StoredOf<typeof overtime>;
const { name: OBJECT, state } = overtime;

const STEP = 'updated_at = now(), version = version + 1';
const markApproved = named<
  unknown,
  [id: number, by: number, at: string, reason: string, minutes: number, type: number, override: boolean]
>(
  'overtime_approve',
  `update overtimes set status = ${state.approved}, decided_by = $2, decided_at = $3, decided_reason = $4, minutes_approved = $5,
     day_type = $6, is_override = $7, ${STEP}
   where id = $1`,
);
const markEnded = named<unknown, [id: number, by: number, at: string, reason: string, status: number]>(
  'overtime_end',
  `update overtimes set status = $5, decided_by = $2, decided_at = $3, decided_reason = $4, minutes_paid = 0, ${STEP} where id = $1`,
);

const outcomeOf = async (context: WriteContext, { id, code }: Stored, what: string, reason: string) => ({
  record: await readOvertime(context, id),
  log: { message: `${what} lembur ${code}: ${reason}`, url: OVERTIME_PAGE },
});

const requireOpen = ({ tx, branch }: WriteContext, { work_date }: Stored): Promise<void> =>
  requireUnlocked(tx, { branch: branch.id, start: work_date, end: work_date });

/** What is paid is reckoned of the day, and the day of what was approved. */
const follow = async (context: WriteContext, { pegawai_id, work_date }: Stored): Promise<void> => {
  await recomputeDays(context, { pegawaiIds: [pegawai_id], from: work_date, to: work_date });
  await payWorked(context, [{ pegawai_id, work_date }]);
};

/**
 * POST .../approve {reason, minutes_approved?, is_override?}
 * @throws Refusal own-request, forbidden (403), overtime-limit, overtime-rest, overtime-more (422), attendance-locked (423)
 */
export const approveOvertime: Verbs['approve'] = async (context, row, { reason, minutes_approved, is_override }) => {
  requireOther(context, row);
  await requireOpen(context, row);
  const minutes = minutes_approved ?? row.minutes_request;
  if (minutes > row.minutes_request) throw refuseField('overtime-more', 'minutes_approved');
  await decideRequestOf(context, { type: OBJECT, id: row.id }, { status: logStatus.approved, reason });
  const { tx, actor, now } = context;
  const subject = await findSubject({ tx, branches: [row.profile_id] }, row.pegawai_id);
  if (!subject) throw new Refusal('leave-not-member');
  if (subject.is_overtime_exempt) throw new Refusal('overtime-exempt');
  await lockMembers(tx, [subject]);
  const day_type = await dayTypeOf(context, subject, row.work_date);
  const passes = is_override ?? row.is_override ?? false;
  await requireWithinLimits(context, subject, { id: row.id, work_date: row.work_date, day_type, minutes }, passes);
  await run(tx, markApproved, row.id, actor.id, now.toISOString(), reason, minutes, day_type, passes);
  await follow(context, row);
  return outcomeOf(context, row, 'persetujuan', reason);
};

/** POST .../reject {reason}. @throws Refusal own-request, forbidden (403) */
export const rejectOvertime: Verbs['reject'] = async (context, row, { reason }) => {
  requireOther(context, row);
  const { tx, actor, now } = context;
  await decideRequestOf(context, { type: OBJECT, id: row.id }, { status: logStatus.rejected, reason });
  await run(tx, markEnded, row.id, actor.id, now.toISOString(), reason, state.rejected);
  return outcomeOf(context, row, 'penolakan', reason);
};

/** By whoever it is for, or asked for it while it waits; approved, before it begins; by a superior at any time. */
const requireMayCancel = ({ actor, now }: WriteContext, { pegawai_id, created_by, status, start_at }: Stored): void => {
  if (isSuperior(actor)) return;
  const waits = status === state.requested;
  if (pegawai_id !== actor.id && !(waits && created_by === actor.id)) throw new Refusal('forbidden');
  if (!waits && Date.parse(start_at) <= now.getTime()) throw new Refusal('overtime-started');
};

/** Calls overtime off, whoever may; its request ends, and its day goes back to what it was. */
export const endOvertime = async (context: WriteContext, row: Stored, reason: string): Promise<void> => {
  const { tx, actor, now } = context;
  // Whoever asked is told where somebody else has ended it.
  const close = row.created_by === actor.id ? withdraw : lapse;
  if (row.applog_id !== null) await close(context, row.applog_id, reason);
  await run(tx, markEnded, row.id, actor.id, now.toISOString(), reason, state.cancelled);
  if (row.status === state.approved) await follow(context, row);
};

/** POST .../cancel {reason}. @throws Refusal forbidden (403), overtime-started (409), attendance-locked (423) */
export const cancelOvertime: Verbs['cancel'] = async (context, row, { reason }) => {
  requireMayCancel(context, row);
  if (row.status === state.approved) await requireOpen(context, row);
  await endOvertime(context, row, reason);
  return outcomeOf(context, row, 'pembatalan', reason);
};
