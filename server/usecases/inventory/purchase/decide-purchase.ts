// An order is submitted, decided, closed or called off (inventory.md 3).
import { purchase } from '../../../../src/resources/inventory/purchase.ts';
import { logStatus } from '../../../../src/resources/platform/applog.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { named, run } from '../../../db/statement.ts';
import type { StoredOf, UseCases, WriteContext } from '../../kernel/contract.ts';
import { decideRequestOf } from '../../kernel/end-request.ts';
import { genericShow } from '../../kernel/generic.ts';
import { purchaseRequest } from './ask-purchase.ts';

type Stored = StoredOf<typeof purchase>;
type Verbs = UseCases['inventory.purchase'];
const { state, screens, name: OBJECT } = purchase;

const STEP = 'updated_at = now(), version = version + 1 where id = $1';
const markOrdered = named<unknown, [id: number, by: number, at: string, reason: string | null]>(
  'purchase_order',
  `update purchases set status = ${state.ordered}, submitted_by = coalesce(submitted_by, $2), approved_by = $2, approved_at = $3,
     decision = $4, ${STEP}`,
);
const markRejected = named<unknown, [id: number, by: number, at: string, reason: string]>(
  'purchase_reject',
  `update purchases set status = ${state.rejected}, approved_by = $2, approved_at = $3, decision = $4, ${STEP}`,
);
const markDraft = named<unknown, [id: number]>(
  'purchase_recall',
  `update purchases set status = ${state.draft}, submitted_by = null, ${STEP}`,
);
const markEnded = named<unknown, [id: number, status: number, reason: string]>(
  'purchase_end',
  `update purchases set status = $2, closed_reason = $3, ${STEP}`,
);

const outcomeOf = async (context: WriteContext, { id, code }: Stored, what: string, reason?: string) => ({
  record: await genericShow(purchase, context, id),
  log: { message: `${what} PO ${code}${reason ? `: ${reason}` : ''}`, url: `${screens.list}/${id}` },
});

/** POST /api/inventory/purchase/{id}/submit: waits above the branch's limit, unless who submits it could decide it himself. */
export const submitPurchase: Verbs['submit'] = async (context, row) => {
  const { tx, actor, now } = context;
  await run(tx, markOrdered, row.id, actor.id, now.toISOString(), null);
  const outcome = await outcomeOf(context, row, 'persetujuan');
  return { ...outcome, request: await purchaseRequest(context, row) };
};

const requireOther = ({ actor }: WriteContext, { submitted_by }: Stored): void => {
  if (submitted_by === actor.id) throw new Refusal('own-request');
};

/** POST .../approve {reason}. @throws Refusal own-request, forbidden (403) */
export const approvePurchase: Verbs['approve'] = async (context, row, { reason }) => {
  requireOther(context, row);
  const { tx, actor, now } = context;
  await decideRequestOf(context, { type: OBJECT, id: row.id }, { status: logStatus.approved, reason });
  await run(tx, markOrdered, row.id, actor.id, now.toISOString(), reason);
  return outcomeOf(context, row, 'persetujuan', reason);
};

/** POST .../reject {reason}. @throws Refusal own-request, forbidden (403) */
export const rejectPurchase: Verbs['reject'] = async (context, row, { reason }) => {
  requireOther(context, row);
  const { tx, actor, now } = context;
  await decideRequestOf(context, { type: OBJECT, id: row.id }, { status: logStatus.rejected, reason });
  await run(tx, markRejected, row.id, actor.id, now.toISOString(), reason);
  return outcomeOf(context, row, 'penolakan', reason);
};

/** POST .../recall: back to a draft, by whoever may write it. */
export const recallPurchase: Verbs['recall'] = async (context, row) => {
  await run(context.tx, markDraft, row.id);
  return outcomeOf(context, row, 'penarikan');
};

/** POST .../close {reason}: what has not come is no longer expected. */
export const closePurchase: Verbs['close'] = async (context, row, { reason }) => {
  await run(context.tx, markEnded, row.id, state.closed, reason);
  return outcomeOf(context, row, 'penutupan', reason);
};

/** POST .../cancel {reason}: nothing of it has come. */
export const cancelPurchase: Verbs['cancel'] = async (context, row, { reason }) => {
  await run(context.tx, markEnded, row.id, state.cancelled, reason);
  return outcomeOf(context, row, 'pembatalan', reason);
};
