// How an open request ends (docs/decisions/0016, 0036).
import { mayDecide } from '../../../src/policies/approval.ts';
import { logStatus } from '../../../src/resources/platform/applog.ts';
import type { AskedAbout } from '../../../src/resources/platform/approval.ts';
import { Refusal, type RefusalCode } from '../../../src/resources/refusals.ts';
import { named, runOne } from '../../db/statement.ts';
import type { Context, WriteContext } from './contract.ts';

const end = named<{ id: number }, [number, 'withdrawn' | 'lapsed', string]>(
  'applog_end',
  `update applogs set status = ${logStatus.rejected}, closing = $2, reason = $3, decided_at = now(), updated_at = now(),
   version = version + 1
   where id = $1 and status = ${logStatus.requested} returning id`,
);

const decide = named<unknown, [number, number, string, string, number]>(
  'applog_decide',
  `update applogs set status = $2, reason = $3, decided_at = $4, decided_by = $5, updated_at = $4, version = version + 1
   where id = $1`,
);
const markSeen = named<unknown, [number]>(
  'applog_seen',
  'update applogs set unseen = false where created_by = $1 and unseen',
);

/** Stores that the actor approved or refused a request. He must hold its row locked. */
export const decideOn = async (
  { tx, now, actor }: Pick<Context, 'tx' | 'now' | 'actor'>,
  id: number,
  { status, reason }: { readonly status: number; readonly reason: string },
): Promise<void> => {
  await runOne(tx, decide, id, status, reason, now.toISOString(), actor.id);
};

/** Marks the ended requests of the actor as seen. */
export const seeEnds = async ({ tx, actor }: Pick<Context, 'tx' | 'actor'>): Promise<void> => {
  await runOne(tx, markSeen, actor.id);
};

/** Taken back by whoever asked. False: it had ended before. */
export const withdraw = async ({ tx }: Pick<Context, 'tx'>, id: number, reason: string): Promise<boolean> =>
  (await runOne(tx, end, id, 'withdrawn', reason)) !== undefined;

/** Closed because it can no longer be done, or something else was done instead. False: it had ended before. */
export const lapse = async ({ tx }: Pick<Context, 'tx'>, id: number, reason: string): Promise<boolean> =>
  (await runOne(tx, end, id, 'lapsed', `Ditutup oleh sistem: ${reason}`)) !== undefined;

const openOf = named<{ id: number; assigner_role: number }, [number, AskedAbout, number]>(
  'applog_open_of',
  `select id, assigner_role from applogs
   where profile_id = $1 and subject_type = $2 and subject_id = $3 and status = ${logStatus.requested} for update`,
);

/**
 * Decides what is asked for a document on the document itself, before it changes. Nothing where no request is open: the decision came
 * from there. @throws Refusal forbidden (403) where another role decides it
 */
export const decideRequestOf = async (
  context: WriteContext,
  { type, id }: { readonly type: AskedAbout; readonly id: number },
  decision: { readonly status: number; readonly reason: string },
): Promise<void> => {
  const open = await runOne(context.tx, openOf, context.branch.id, type, id);
  if (!open) return;
  if (!mayDecide(context.actor.role, open.assigner_role)) throw new Refusal('forbidden');
  await decideOn(context, open.id, decision);
};

/**
 * Refusals of an approved command that stay: what they say does not pass by waiting. Grounds (approval-ground.ts) close most
 * requests before anybody tries; this is for what no row of theirs shows, and for requests from before there were grounds.
 */
const LASTING: ReadonlySet<RefusalCode> = new Set<RefusalCode>([
  'not-found',
  'stale-version',
  'wrong-state',
  'bill-has-payments',
  'bill-not-draft',
  'bhp-not-confirmed',
  'already-resigned',
  'date-locked',
  'discount-above-total',
  'journal-automatic',
  'journal-code-taken',
  'journal-reversed',
  'merge-done',
  'payable-changed',
  'payment-refunded',
  'payment-settled',
  'payment-written-off',
  'period-not-last',
  'refund-above-total',
  'refund-receipt',
  'session-verified',
  'visit-cancelled',
  'visit-finished',
  'visit-has-treatment',
]);

export const isLasting = (code: RefusalCode): boolean => LASTING.has(code);
