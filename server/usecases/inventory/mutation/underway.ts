// What is kept of goods on the road (inventory.md 2): what was sent of each batch, what of it is still open, and what became of the rest.
import { named, run } from '../../../db/statement.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { total } from '../../../domain/inventory/fefo.ts';
import type { Arrival, Part, UnderwayLine } from '../../../domain/inventory/transit.ts';
import type { MovedLine } from '../stock/move-stock.ts';

const storeSent = named<unknown, [lines: string]>(
  'mutation_sent_lines',
  `update mutation_lines l set qty_sent = v.qty, value_sent = v.value
   from jsonb_to_recordset($1::jsonb) v (line bigint, qty numeric, value bigint) where l.id = v.line`,
);
const storeBatches = named<unknown, [batches: string]>(
  'mutation_sent_batches',
  `insert into mutation_line_batches (mutation_line_id, batch_id, qty_sent, qty_open, value_open)
   select v.line, v.batch_id, v.qty, v.qty, v.value
   from jsonb_to_recordset($1::jsonb) v (line bigint, batch_id bigint, qty numeric, value bigint)`,
);

/** Keeps what left the sender's warehouse, by line and batch. */
export const keepSent = async (tx: Transaction, moved: readonly MovedLine[]): Promise<void> => {
  await run(tx, storeSent, JSON.stringify(moved.map(({ line, qty, value }) => ({ line, qty, value }))));
  const batches = moved.flatMap(({ line, moves }) =>
    moves.map(({ batch_id, qty, value }) => ({ line, batch_id, qty, value: -value })),
  );
  await run(tx, storeBatches, JSON.stringify(batches));
};

const openLines = named<UnderwayLine, [mutation: number]>(
  'mutation_underway',
  `select l.id, l.item_id, json_agg(json_build_object('id', b.id, 'batch_id', b.batch_id, 'qty', b.qty_open, 'value', b.value_open)
     order by b.id) as batches
   from mutation_lines l join mutation_line_batches b on b.mutation_line_id = l.id
   where l.mutation_id = $1 and b.qty_open > 0 group by l.id order by l.id`,
);
/** What of a mutation is on the road. */
export const underwayOf = (tx: Transaction, mutation: number): Promise<readonly UnderwayLine[]> =>
  run(tx, openLines, mutation);

const closeBatches = named<unknown, [parts: string]>(
  'mutation_close_batches',
  `update mutation_line_batches b set qty_open = b.qty_open - v.qty, value_open = b.value_open - v.value
   from (select p.id, sum(p.qty) as qty, sum(p.value)::bigint as value
     from jsonb_to_recordset($1::jsonb) p (id bigint, qty numeric, value bigint) group by p.id) v where b.id = v.id`,
);
const closeLines = named<unknown, [lines: string]>(
  'mutation_close_lines',
  `update mutation_lines l set qty_received = l.qty_received + v.received, qty_lost = l.qty_lost + v.lost,
     qty_returned = l.qty_returned + v.returned
   from jsonb_to_recordset($1::jsonb) v (line bigint, received numeric, lost numeric, returned numeric) where l.id = v.line`,
);

/** Keeps what became of goods that were on the road, and answers whether some still are. */
export const keepArrival = async (tx: Transaction, mutation: number, arrival: Arrival): Promise<boolean> => {
  const { received, lost, returned } = arrival;
  const parts = [...received, ...lost, ...returned];
  await run(tx, closeBatches, JSON.stringify(parts.map(({ id, qty, value }) => ({ id, qty, value }))));
  const sum = (line: number, of: readonly Part[]): number => total(of.filter((part) => part.line === line));
  const lines = [...new Set(parts.map(({ line }) => line))].map((line) => ({
    line,
    received: sum(line, received),
    lost: sum(line, lost),
    returned: sum(line, returned),
  }));
  await run(tx, closeLines, JSON.stringify(lines));
  return (await underwayOf(tx, mutation)).length > 0;
};
