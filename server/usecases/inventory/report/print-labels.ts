// GET /api/inventory/label: labels for items, batches, and the lines of posted receives (inventory.md 11).
import { receive } from '../../../../src/resources/inventory/receive.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { batchSymbol, itemSymbol, type Labelled } from '../../../domain/inventory/label.ts';
import { named, run } from '../../../db/statement.ts';
import { type Label, renderLabels } from '../../../print/label.ts';
import type { CallHandlers, Context } from '../../kernel/contract.ts';
import { Download, PDF } from '../../kernel/download.ts';

interface Counted {
  readonly id: number;
  readonly count: number;
}
interface Row extends Labelled {
  readonly id: number;
  readonly name: string;
  readonly batch_no: string | null;
  readonly expired_at: string | null;
}

const ITEM = `i.code, i.name,
  (select u.barcode from item_units u where u.item_id = i.id and u.unit_id = i.unit_id) as barcode`;
const itemsOf = named<Row, [ids: readonly number[]]>(
  'label_items',
  `select i.id, ${ITEM}, null::text as batch_no, null::text as expired_at from items i where i.id = any ($1)`,
);
const batchesOf = named<Row, [ids: readonly number[]]>(
  'label_batches',
  `select b.id, ${ITEM}, b.batch_no, b.expired_at::text as expired_at
   from batches b join items i on i.id = b.item_id where b.id = any ($1)`,
);
/** A line without a batch is labelled as its item. */
const linesOf = named<Row, [ids: readonly number[], branches: readonly number[]]>(
  'label_lines',
  `select l.id, ${ITEM}, b.batch_no, b.expired_at::text as expired_at
   from receive_lines l join receives r on r.id = l.receive_id join items i on i.id = l.item_id
     left join batches b on b.item_id = l.item_id and b.batch_no = upper(trim(l.batch_no))
   where l.id = any ($1) and r.profile_id = any ($2) and r.status = ${receive.state.posted}`,
);

const labelOf = ({ id: _id, ...row }: Row, count: number): Label => {
  const { batch_no } = row;
  return { ...row, count, symbol: batch_no === null ? itemSymbol(row) : batchSymbol({ ...row, batch_no }) };
};

/** In the order in which they were asked for. @throws Refusal not-found (404), label-batch (422) */
const labelsOf = async (
  counted: readonly Counted[] | undefined,
  read: (ids: readonly number[]) => Promise<readonly Row[]>,
): Promise<readonly Label[]> => {
  if (!counted) return [];
  const rows = new Map((await read(counted.map(({ id }) => id))).map((row) => [row.id, row]));
  return counted.map(({ id, count }) => {
    const row = rows.get(id);
    if (!row) throw new Refusal('not-found');
    return labelOf(row, count);
  });
};

const readers = ({ tx, branches }: Context) => ({
  items: (ids: readonly number[]) => run(tx, itemsOf, ids),
  batches: (ids: readonly number[]) => run(tx, batchesOf, ids),
  lines: (ids: readonly number[]) => run(tx, linesOf, ids, branches),
});

/** @throws Refusal not-found (404), label-batch (422) */
export const printLabels: CallHandlers['inventory.label.print'] = async (context, { query }) => {
  const read = readers(context);
  const labels = [
    ...(await labelsOf(query.items, read.items)),
    ...(await labelsOf(query.batches, read.batches)),
    ...(await labelsOf(query.lines, read.lines)),
  ];
  return new Download('Label.pdf', PDF, await renderLabels(labels, context.actor.name), 'inline');
};
