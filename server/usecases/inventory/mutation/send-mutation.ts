// A mutation leaves its warehouse, by itself or when a manager of the branch has agreed (inventory.md 3).
import { postedEvent } from '../../../../src/resources/finance/journal-event.ts';
import { moveType } from '../../../../src/resources/inventory/move-type.ts';
import { mutation } from '../../../../src/resources/inventory/mutation.ts';
import { mutationType } from '../../../../src/resources/inventory/mutation-life.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { MANAGER, SUPERADMIN } from '../../../../src/policies/role.ts';
import { baseQuantity } from '../../../domain/inventory/quantity.ts';
import { allArrived, allBack } from '../../../domain/inventory/transit.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import type { StoredOf, UseCases, WriteContext } from '../../kernel/contract.ts';
import { post } from '../../finance/ledger/post-journal.ts';
import { amountsOf, moveStock } from '../stock/move-stock.ts';
import { arrive, SOURCE } from './arrive.ts';
import { showMutation } from './mutation-record.ts';
import { keepSent, underwayOf } from './underway.ts';

type Stored = StoredOf<typeof mutation>;
type Verbs = UseCases['inventory.mutation'];
const { state, screens } = mutation;
const DECIDERS: readonly number[] = [MANAGER, SUPERADMIN];

interface Preferences {
  readonly auto_confirm: boolean;
  readonly branch_approval: boolean;
}
const preferencesOf = named<Preferences, [branch: number]>(
  'mutation_preferences',
  `select coalesce(b.mutation_auto_confirm, true) as auto_confirm, coalesce(b.mutation_branch_approval, false) as branch_approval
   from profiles p left join branchpreferences b on b.profile_id = p.id where p.id = $1`,
);
interface Line {
  readonly id: number;
  readonly item_id: number;
  readonly qty_request: number;
  /** Chosen by hand. */
  readonly batch_id: number | null;
  readonly factor: number;
  readonly name: string;
  readonly unit: string;
  readonly allow_decimal: boolean;
}
const linesOf = named<Line, [mutation: number]>(
  'mutation_lines',
  `select l.id, l.item_id, l.qty_request, l.batch_id, l.factor, i.name, i.unit, i.allow_decimal
   from mutation_lines l join items i on i.id = l.item_id where l.mutation_id = $1 order by l.id`,
);
const markWaiting = named<unknown, [id: number, by: number, courier: string | null]>(
  'mutation_wait',
  `update mutations set status = ${state.waiting}, submitted_by = $2, courier = $3, updated_at = now(), version = version + 1
   where id = $1`,
);
const markSent = named<
  unknown,
  [id: number, status: number, value: number, by: number, at: string, courier: string | null]
>(
  'mutation_send',
  `update mutations set status = $2::smallint, total_value = $3, sent_by = $4::bigint, sent_at = $5::timestamptz, courier = $6,
     received_by = case when $2::smallint = ${state.done} then $4::bigint end,
     received_at = case when $2::smallint = ${state.done} then $5::timestamptz end, updated_at = now(), version = version + 1
   where id = $1`,
);
const markDecided = named<unknown, [id: number, by: number, at: string, decision: string]>(
  'mutation_decide',
  'update mutations set decided_by = $2, decided_at = $3, decision = $4 where id = $1',
);
const markEnded = named<unknown, [id: number, status: number, reason: string]>(
  'mutation_end',
  'update mutations set status = $2, reason = $3, updated_at = now(), version = version + 1 where id = $1',
);

/** @throws Refusal mutation-not-sender (403) */
const requireSender = ({ branch }: WriteContext, { profile_id }: Stored): void => {
  if (branch.id !== profile_id) throw new Refusal('mutation-not-sender');
};

const lineOut = (line: Line, warehouse_id: number) => {
  const out = baseQuantity(line, line.qty_request, line.factor);
  const byHand = line.batch_id === null ? {} : { batches: [{ batch_id: line.batch_id, qty: out }] };
  return { line: line.id, item_id: line.item_id, warehouse_id, type: moveType.mutationOut, out, ...byHand };
};

/** Takes the goods out of the warehouse, first expired first; inside a branch they arrive at once where it is so preferred. */
const dispatch = async (context: WriteContext, row: Stored, courier: string | null, { auto_confirm }: Preferences) => {
  const { tx, actor, now, today } = context;
  const source = { type: SOURCE, id: row.id };
  const lines = await run(tx, linesOf, row.id);
  const moved = await moveStock(context, {
    source,
    day: today,
    lines: lines.map((line) => lineOut(line, row.from_warehouse_id)),
    note: `Mutasi ${row.code}`,
  });
  await keepSent(tx, moved);
  const total = moved.reduce((sum, { value }) => sum + value, 0);
  const atOnce = row.type === mutationType.within && auto_confirm;
  if (atOnce) await arrive(context, row, allArrived(await underwayOf(tx, row.id)), { books: false });
  else
    await post(context, postedEvent.mutationSent, {
      source,
      transaction_at: today,
      memo: `${postedEvent.mutationSent.name} ${row.code}`,
      amounts: { amount: amountsOf(moved) },
    });
  await run(tx, markSent, row.id, atOnce ? state.done : state.underway, total, actor.id, now.toISOString(), courier);
  return {
    record: await showMutation(context, row.id),
    log: { message: `pengiriman mutasi ${row.code}`, url: `${screens.list}/${row.id}` },
  };
};

/**
 * POST /api/inventory/mutation/{id}/send {courier?}: to another branch it waits for a manager where the branch wants that, unless a
 * manager sends it.
 * @throws Refusal mutation-not-sender (403), those of moving and posting
 */
export const sendMutation: Verbs['send'] = async (context, row, { courier = null }) => {
  requireSender(context, row);
  const preferences = await runOne(context.tx, preferencesOf, row.profile_id);
  if (!preferences) throw new Refusal('not-found');
  const waits = row.type === mutationType.between && preferences.branch_approval;
  if (!waits || DECIDERS.includes(context.actor.role)) return dispatch(context, row, courier, preferences);
  await run(context.tx, markWaiting, row.id, context.actor.id, courier);
  return {
    record: await showMutation(context, row.id),
    log: { message: `pengajuan mutasi ${row.code}`, url: `${screens.list}/${row.id}` },
  };
};

const requireOther = ({ actor }: WriteContext, { submitted_by }: Stored): void => {
  if (submitted_by === actor.id) throw new Refusal('own-request');
};

/** POST .../approve {reason}: it is sent. @throws Refusal mutation-not-sender, own-request (403), those of moving and posting */
export const approveMutation: Verbs['approve'] = async (context, row, { reason }) => {
  requireSender(context, row);
  requireOther(context, row);
  await run(context.tx, markDecided, row.id, context.actor.id, context.now.toISOString(), reason);
  return dispatch(context, row, row.courier, { auto_confirm: false, branch_approval: true });
};

/** POST .../reject {reason}: the sending branch does not send. @throws Refusal mutation-not-sender, own-request (403) */
export const rejectMutation: Verbs['reject'] = async (context, row, { reason }) => {
  requireSender(context, row);
  requireOther(context, row);
  await run(context.tx, markDecided, row.id, context.actor.id, context.now.toISOString(), reason);
  await run(context.tx, markEnded, row.id, state.rejected, reason);
  return {
    record: await showMutation(context, row.id),
    log: { message: `penolakan mutasi ${row.code}: ${reason}`, url: `${screens.list}/${row.id}` },
  };
};

/**
 * POST .../cancel {reason}: what is on the road is taken back by a manager of the sender ('Tarik Kembali'), before any of it arrived.
 * @throws Refusal forbidden, mutation-not-sender (403), those of moving and posting
 */
export const cancelMutation: Verbs['cancel'] = async (context, row, { reason }) => {
  const { tx, actor } = context;
  if (row.status === state.underway) {
    if (!DECIDERS.includes(actor.role)) throw new Refusal('forbidden');
    requireSender(context, row);
    await arrive(context, row, allBack(await underwayOf(tx, row.id)));
  }
  await run(tx, markEnded, row.id, state.cancelled, reason);
  return {
    record: await showMutation(context, row.id),
    log: { message: `pembatalan mutasi ${row.code}: ${reason}`, url: `${screens.list}/${row.id}` },
  };
};
