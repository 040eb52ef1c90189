// The batches that documents name by what is printed on the box: made when they first come in, the same for the whole group.
import { formatDate } from '../../../../src/resources/kernel/date.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { named, run } from '../../../db/statement.ts';
import type { WriteContext } from '../../kernel/contract.ts';

/** As it is printed on the box. */
export interface PrintedBatch {
  readonly item_id: number;
  readonly batch_no: string;
  /** 'YYYY-MM-DD'; null: none is printed, or the batch is known. */
  readonly expired_at: string | null;
}
interface Known {
  readonly id: number;
  readonly item_id: number;
  readonly batch_no: string;
  readonly expired_at: string | null;
  readonly item: string;
  readonly is_expiry: boolean;
}

const ROWS = 'jsonb_to_recordset($1::jsonb) n (item_id bigint, batch_no text, expired_at date)';
const addBatches = named<unknown, [batches: string, by: number]>(
  'batches_add',
  `insert into batches (item_id, batch_no, expired_at, created_by)
   select distinct on (item_id, batch_no) item_id, batch_no, expired_at, $2 from ${ROWS} order by item_id, batch_no, expired_at
   on conflict on constraint batches_no do nothing`,
);
const knownBatches = named<Known, [batches: string]>(
  'batches_known',
  `select b.id, b.item_id, b.batch_no, b.expired_at::text as expired_at, i.name as item, i.is_expiry
   from batches b join items i on i.id = b.item_id
   where (b.item_id, b.batch_no) in (select item_id, batch_no from ${ROWS})`,
);

/** A number as it is kept: upper case, without spaces around. */
export const batchNumber = (text: string): string => text.trim().toUpperCase();
const keyOf = ({ item_id, batch_no }: Pick<PrintedBatch, 'item_id' | 'batch_no'>): string => `${item_id} ${batch_no}`;

/**
 * Ids of the batches, by item and number; unknown ones are made. The rows of batches are taken in their order.
 * @throws Refusal batch-other-expiry, expiry-missing (422)
 */
export const resolveBatches = async (
  { tx, actor }: WriteContext,
  printed: readonly PrintedBatch[],
): Promise<(batch: Pick<PrintedBatch, 'item_id' | 'batch_no'>) => number | undefined> => {
  const wanted = printed.map((batch) => ({ ...batch, batch_no: batchNumber(batch.batch_no) }));
  const rows = JSON.stringify(wanted);
  const known =
    wanted.length === 0
      ? []
      : (await Promise.all([run(tx, addBatches, rows, actor.id), run(tx, knownBatches, rows)]))[1];
  const byKey = new Map(known.map((batch) => [keyOf(batch), batch]));
  for (const { expired_at, ...key } of wanted) {
    const found = byKey.get(keyOf(key));
    if (!found) throw new Refusal('not-found');
    if (expired_at !== null && expired_at !== found.expired_at)
      throw new Refusal('batch-other-expiry', {
        batch: found.batch_no,
        tgl: found.expired_at === null ? '-' : formatDate(found.expired_at),
      });
    if (found.is_expiry && found.expired_at === null) throw new Refusal('expiry-missing', { item: found.item });
  }
  return ({ item_id, batch_no }) => byKey.get(keyOf({ item_id, batch_no: batchNumber(batch_no) }))?.id;
};
