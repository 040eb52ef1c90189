// Batches that are chosen by hand on lines of documents (inventory.md 6 R4): those of the item that may be given today.
import { formatDate } from '../../../../src/resources/kernel/date.ts';
import { Refusal, refuseField } from '../../../../src/resources/refusals.ts';
import { named, run } from '../../../db/statement.ts';
import type { WriteContext } from '../../kernel/contract.ts';

interface Known {
  readonly id: number;
  readonly item_id: number;
  readonly batch_no: string;
  /** 'YYYY-MM-DD' */
  readonly expired_at: string | null;
  readonly block_reason: string | null;
}
const batchesOf = named<Known, [ids: readonly number[]]>(
  'chosen_batches',
  'select id, item_id, batch_no, expired_at::text as expired_at, block_reason from batches where id = any ($1)',
);

interface Choosing {
  readonly item_id: number;
  /** Null: first expired, first out. */
  readonly batch_id?: number | null | undefined;
}
type Chosen<L> = L & { readonly batch_id: number | null; readonly batch_no: string | null };

/**
 * The lines with the numbers of their batches. That enough of a batch is there is looked at when the goods leave.
 * @param placeOf where a line stands in what was sent, if lines of it were left out
 * @throws Refusal invalid, batch-blocked, batch-expired (422), each at its line
 */
export const withChosenBatches = async <L extends Choosing>(
  { tx, today }: Pick<WriteContext, 'tx' | 'today'>,
  lines: readonly L[],
  placeOf: (at: number) => number = (at) => at,
): Promise<readonly Chosen<L>[]> => {
  const ids = [...new Set(lines.flatMap(({ batch_id }) => (typeof batch_id === 'number' ? [batch_id] : [])))];
  const known = ids.length === 0 ? [] : await run(tx, batchesOf, ids);
  return lines.map((line, at) => {
    if (typeof line.batch_id !== 'number') return { ...line, batch_id: null, batch_no: null };
    const place = `lines.${placeOf(at)}.batch_id`;
    const found = known.find(({ id, item_id }) => id === line.batch_id && item_id === line.item_id);
    if (!found) throw new Refusal('invalid', {}, { [place]: ['Data tidak ditemukan'] });
    const { id, batch_no, expired_at, block_reason } = found;
    if (block_reason !== null) throw refuseField('batch-blocked', place, { batch: batch_no, alasan: block_reason });
    if (expired_at !== null && expired_at < today)
      throw refuseField('batch-expired', place, { batch: batch_no, tgl: formatDate(expired_at) });
    return { ...line, batch_id: id, batch_no };
  });
};
