// A batch is withheld from patients in the whole group, and released (inventory.md 10; acceptance 18).
import type { AnswerOf } from '../../../../src/resources/answers.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { named, runOne } from '../../../db/statement.ts';
import type { CallHandlers, WriteContext } from '../../kernel/contract.ts';

type Batch = AnswerOf<'inventory.batch.block'>;
const mark = named<Batch & { readonly name: string }, [id: number, reason: string | null]>(
  'batch_mark',
  `update batches b set is_blocked = $2::text is not null, block_reason = $2, updated_at = now(), version = b.version + 1
   from items i where b.id = $1 and i.id = b.item_id
   returning b.id, b.item_id, b.batch_no, b.expired_at::text as expired_at, b.is_blocked, b.block_reason, i.name`,
);

const markBatch = async ({ tx }: WriteContext, id: number, kept: string | null, what: string, reason: string) => {
  const found = await runOne(tx, mark, id, kept);
  if (!found) throw new Refusal('not-found');
  const { name, ...record } = found;
  const message = `${what} batch ${record.batch_no} ${name}: ${reason}`;
  return { record, log: { message, url: `/inventory/warehouse/kartustok/${record.item_id}` } };
};

/** POST /api/inventory/batch/{id}/block {reason}. @throws Refusal not-found (404) */
export const blockBatch: CallHandlers['inventory.batch.block'] = (context, { params, body: { reason } }) =>
  markBatch(context, params['id'] ?? 0, reason, 'pemblokiran', reason);

/** POST /api/inventory/batch/{id}/unblock {reason}. @throws Refusal not-found (404) */
export const unblockBatch: CallHandlers['inventory.batch.unblock'] = (context, { params, body: { reason } }) =>
  markBatch(context, params['id'] ?? 0, null, 'pelepasan', reason);
