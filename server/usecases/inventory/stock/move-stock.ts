// moveStock() is the only writer of the stock's ledger, as post() is of journals (inventory.md 5.1, 6).
import { type MoveType, moveType } from '../../../../src/resources/inventory/move-type.ts';
import { Refusal, refuseField } from '../../../../src/resources/refusals.ts';
import type { PostingAmount } from '../../../domain/finance/journal.ts';
import { total } from '../../../domain/inventory/fefo.ts';
import { unitCost } from '../../../domain/inventory/moving-average.ts';
import {
  type LineIn,
  type LineOut,
  type LineValue,
  type MoveLine,
  type PlannedMove,
  planMoves,
} from '../../../domain/inventory/plan-moves.ts';
import { named, run } from '../../../db/statement.ts';
import { checkPostingDate } from '../../finance/ledger/posting-date.ts';
import type { WriteContext } from '../../kernel/contract.ts';
import { resolveBatches } from './batch-rows.ts';
import { type HeldStock, holdStock } from './stock-ground.ts';

/** Comes in, of a batch by its id or by what is printed on the box; left out where the item has none. */
export interface StockIn extends Omit<LineIn, 'batch_id'> {
  readonly batch?: number | { readonly batch_no: string; readonly expired_at: string | null } | null;
}
export type StockLine = StockIn | LineOut | LineValue;

export interface StockSource {
  readonly type: string;
  readonly id: number;
  readonly seq?: number;
}
export interface StockRequest {
  /** The document; its lines carry their own ids. `seq` counts what was taken back and done again; 0 the first time. */
  readonly source: StockSource;
  /** Business day of the document, 'YYYY-MM-DD', in the active period. */
  readonly day: string;
  readonly lines: readonly StockLine[];
  /** The patient who is given it. */
  readonly customer_id?: number | null;
  readonly note?: string | null;
}

export interface StoredMove {
  readonly id: number;
  readonly batch_id: number | null;
  /** Base units, above 0; 0 where only the value changes. */
  readonly qty: number;
  /** Rupiah: above 0 in, below 0 out. */
  readonly value: number;
}
/** What became of a line. */
export interface MovedLine {
  readonly line: number;
  readonly item_id: number;
  readonly warehouse_id: number;
  /** Account of the stock: `@line` of the caller's event. */
  readonly akun_id: number;
  readonly qty: number;
  /** Rupiah, without a sign where it moved: what came in or went out; a change of value keeps its own. */
  readonly value: number;
  /** Rupiah for a base unit. */
  readonly unit_cost: number;
  readonly moves: readonly StoredMove[];
}

export interface Posted extends StoredMove {
  readonly line: number;
  readonly move_type: MoveType;
  readonly item_id: number;
  readonly warehouse_id: number;
}
const COLUMNS = `id, source_line_id as line, move_type, item_id, warehouse_id, batch_id, qty_in + qty_out as qty, value`;
const postedMoves = named<Posted, [branch: number, type: string, id: number, seq: number]>(
  'stock_posted',
  `select ${COLUMNS} from stock_moves
   where profile_id = $1 and source_type = $2 and source_id = $3 and source_seq = $4 order by id`,
);
const insertMoves = named<Posted, [...ReturnType<typeof headOf>, moves: string]>(
  'stock_insert',
  `insert into stock_moves (profile_id, transaction_at, source_type, source_id, source_seq, customer_id, note, created_by,
     source_line_id, item_id, warehouse_id, batch_id, move_type, qty_in, qty_out, unit_cost, value)
   select $1, $2, $3, $4, $5, $6, $7, $8, m.line, m.item_id, m.warehouse_id, m.batch_id, m.type, m.qty_in, m.qty_out, m.unit_cost, m.value
   from rows from (jsonb_to_recordset($9::jsonb) as (line bigint, item_id bigint, warehouse_id bigint, batch_id bigint, type smallint,
     qty_in numeric, qty_out numeric, unit_cost numeric, value bigint)) with ordinality
     m (line, item_id, warehouse_id, batch_id, type, qty_in, qty_out, unit_cost, value, place)
   order by m.place
   returning ${COLUMNS}`,
);
const headOf = (
  { branch, actor }: WriteContext,
  { source: { type, id, seq = 0 }, day, customer_id = null, note = null }: StockRequest,
) => [branch.id, day, type, id, seq, customer_id, note, actor.id] as const;

/** Goods that come from outside are not taken when they have expired already (inventory.md 9). */
const requireFresh = (lines: readonly StockLine[], day: string): void => {
  for (const line of lines) {
    if (line.type !== moveType.receive || !('in' in line) || typeof line.batch !== 'object') continue;
    const expired = line.batch?.expired_at;
    if (typeof expired === 'string' && expired < day) throw refuseField('expiry-past', 'expired_at');
  }
};

/** Lines with the ids of their batches. @throws Refusal batch-missing, batch-unwanted, expiry-missing, batch-other-expiry (422) */
const withBatches = async (
  context: WriteContext,
  { items }: HeldStock,
  lines: readonly StockLine[],
): Promise<readonly MoveLine[]> => {
  const printed = lines.flatMap((line) =>
    'in' in line && typeof line.batch === 'object' && line.batch ? [{ item_id: line.item_id, ...line.batch }] : [],
  );
  const unwanted = printed.map(({ item_id }) => items.get(item_id)).find((item) => item && !item.is_batch);
  if (unwanted) throw new Refusal('batch-unwanted', { item: unwanted.name });
  const idOf = await resolveBatches(
    context,
    printed.filter(({ item_id }) => items.has(item_id)),
  );
  return lines.map((line) => {
    if (!('in' in line)) return line;
    const { batch = null, ...rest } = line;
    const batch_id = typeof batch === 'object' ? batch && (idOf({ ...batch, item_id: line.item_id }) ?? null) : batch;
    return { ...rest, batch_id };
  });
};

const movedLine = (line: StockLine, { items }: HeldStock, posted: readonly Posted[]): MovedLine => {
  const moves = posted.filter((one) => one.line === line.line && one.move_type === typeOf(line));
  const worth = moves.reduce((sum, { value }) => sum + value, 0);
  const qty = total(moves);
  const value = 'revalue' in line ? worth : Math.abs(worth);
  return {
    line: line.line,
    item_id: line.item_id,
    warehouse_id: line.warehouse_id,
    akun_id: items.get(line.item_id)?.akun_id ?? 0,
    qty,
    value,
    unit_cost: unitCost({ qty, value }),
    moves: moves.map((one) => ({ id: one.id, batch_id: one.batch_id, qty: one.qty, value: one.value })),
  };
};
const typeOf = (line: StockLine): MoveType => ('revalue' in line ? moveType.revaluation : line.type);

const store = async (
  context: WriteContext,
  request: StockRequest,
  moves: readonly PlannedMove[],
): Promise<readonly Posted[]> =>
  moves.length === 0 ? [] : run(context.tx, insertMoves, ...headOf(context, request), JSON.stringify(moves));

/** What a document has moved already, in its order: what its reversal puts back, batch by batch at the value that it had. */
export const movesOf = ({ tx, branch }: WriteContext, { type, id, seq = 0 }: StockSource): Promise<readonly Posted[]> =>
  run(tx, postedMoves, branch.id, type, id, seq);

/**
 * Moves the lines of a document, all of them or none, and answers what became of each in their order. A line that has moved before
 * (source, line, type) is answered as it did then and moves no more. The caller locks his document first, calls this once with
 * all of its items, and then posts his event with `amountsOf`.
 * @throws Refusal no-period, date-locked, date-in-future (422); those of `planMoves` and of the batches
 */
export const moveStock = async (context: WriteContext, request: StockRequest): Promise<readonly MovedLine[]> => {
  const { source, day, lines } = request;
  if (lines.length === 0) return [];
  const held = await holdStock(
    context,
    lines.map(({ item_id }) => item_id),
    lines.map(({ warehouse_id }) => warehouse_id),
  );
  const before = await movesOf(context, source);
  const isNew = (line: StockLine) => !before.some((one) => one.line === line.line && one.move_type === typeOf(line));
  const open = lines.filter(isNew);
  if (open.length === 0) return lines.map((line) => movedLine(line, held, before));
  checkPostingDate(context, day, held.period);
  requireFresh(open, day);
  const planned = planMoves(held, await withBatches(context, held, open), day);
  const stored = await store(context, request, planned);
  return lines.map((line) => movedLine(line, held, [...before, ...stored]));
};

/** Amounts of an event whose `@line` is the account of the stock, one an account. @param sign -1 where the event runs backwards */
export const amountsOf = (lines: readonly MovedLine[], sign: 1 | -1 = 1): readonly PostingAmount[] => {
  const byAccount = new Map<number, number>();
  for (const { akun_id, value } of lines) byAccount.set(akun_id, (byAccount.get(akun_id) ?? 0) + sign * value);
  return [...byAccount].map(([line, amount]) => ({ amount, accounts: { line } }));
};
