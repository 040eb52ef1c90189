// What the lines of a document do to the stock, decided from what was read under its locks (inventory.md 6 R1, R3, R4).
import { activeStatus } from '../../../src/resources/kernel/active.ts';
import { type MoveType, moveType } from '../../../src/resources/inventory/move-type.ts';
import { formatDate } from '../../../src/resources/kernel/date.ts';
import { formatNumber, spread } from '../../../src/resources/kernel/money.ts';
import { Refusal } from '../../../src/resources/refusals.ts';
import { byExpiry, isUsable, type Pick, type Shelf, take, total } from './fefo.ts';
import { averageValue, issued, issueValue, type Pool, received, unitCost } from './moving-average.ts';
import { plus, thousandths } from './quantity.ts';

interface Line {
  /** Id of the document's line, which moves once for each warehouse, batch and type. */
  readonly line: number;
  readonly item_id: number;
  readonly warehouse_id: number;
  readonly type: MoveType;
}
/** Comes in: base units above 0, at a value of its own (rupiah) or at the average. */
export interface LineIn extends Line {
  readonly in: number;
  readonly value: number | 'average';
  /** The id of a known batch; null: the item has none. */
  readonly batch_id: number | null;
}
/** Goes out: base units above 0, at the average unless a value is given, of which the pool gives what it has. */
export interface LineOut extends Line {
  readonly out: number;
  readonly value?: number;
  /** Chosen by hand, adding up to `out`; left out: first expired, first out. */
  readonly batches?: readonly Pick[];
  /** Expired and blocked batches go as well: what is written off or sent back. */
  readonly any?: true;
}
/** Changes what the pool is worth, rupiah. */
export interface LineValue extends Line {
  readonly revalue: number;
}
export type MoveLine = LineIn | LineOut | LineValue;

export interface StockItem {
  readonly id: number;
  readonly name: string;
  readonly unit: string;
  readonly allow_decimal: boolean;
  readonly is_batch: boolean;
  readonly is_expiry: boolean;
  /** Account of its stock: that of its category. */
  readonly akun_id: number;
}
export interface Warehouse {
  readonly id: number;
  readonly name: string;
  readonly status: number;
}
/** What was read under the locks. */
export interface StockGround {
  readonly items: ReadonlyMap<number, StockItem>;
  readonly warehouses: ReadonlyMap<number, Warehouse>;
  readonly pools: ReadonlyMap<number, Pool & { readonly last_cost: number | null }>;
  readonly shelves: readonly (Shelf & { readonly item_id: number; readonly warehouse_id: number })[];
}
export interface PlannedMove extends Line {
  readonly batch_id: number | null;
  readonly qty_in: number;
  readonly qty_out: number;
  /** Rupiah for a base unit. */
  readonly unit_cost: number;
  /** Rupiah: above 0 in, below 0 out. */
  readonly value: number;
}

const requireWhole = ({ name, unit, allow_decimal }: StockItem, qty: number): void => {
  if (!(thousandths(qty) > 0)) throw new Refusal('quantity-none');
  if (!allow_decimal && thousandths(qty) % 1000 !== 0) throw new Refusal('whole-quantity', { item: name, unit });
};

const shortOf = (item: StockItem, warehouse: Warehouse, there: number, wanted: number): Refusal =>
  new Refusal('stock-short', {
    item: item.name,
    gudang: warehouse.name,
    x: formatNumber(there),
    y: formatNumber(wanted),
    unit: item.unit,
  });

/** Refuses a batch chosen by hand that may not be given to anybody (R4). */
const requireUsable = ({ batch_no, expired_at, block_reason }: Shelf, day: string): void => {
  const batch = batch_no ?? '';
  if (block_reason !== null) throw new Refusal('batch-blocked', { batch, alasan: block_reason });
  if (expired_at !== null && expired_at < day)
    throw new Refusal('batch-expired', { batch, tgl: formatDate(expired_at) });
};

/** Stock as it stands after the lines so far. */
class Stand {
  readonly #ground: StockGround;
  readonly #pools: Map<number, Pool>;
  readonly #shelves: StockGround['shelves'][number][];

  constructor(ground: StockGround) {
    this.#ground = ground;
    this.#pools = new Map(ground.pools);
    this.#shelves = [...ground.shelves];
  }

  pool(item: number): Pool & { readonly last_cost: number | null } {
    const last_cost = this.#ground.pools.get(item)?.last_cost ?? null;
    return { ...(this.#pools.get(item) ?? { qty: 0, value: 0 }), last_cost };
  }

  shelvesOf({ item_id, warehouse_id }: Line): readonly Shelf[] {
    return this.#shelves
      .filter((one) => one.item_id === item_id && one.warehouse_id === warehouse_id && thousandths(one.qty) > 0)
      .toSorted(byExpiry);
  }

  /** Keeps a move: what comes in now can go out with a later line of the document. */
  keep({ item_id, warehouse_id, batch_id, qty_in, qty_out, value }: PlannedMove): void {
    const pool = this.pool(item_id);
    const { qty, value: worth } =
      qty_out > 0 ? issued(pool, { qty: qty_out, value: -value }) : received(pool, { qty: qty_in, value });
    this.#pools.set(item_id, { qty, value: worth });
    const at = this.#shelves.findIndex(
      (one) => one.item_id === item_id && one.warehouse_id === warehouse_id && one.batch_id === batch_id,
    );
    const before = this.#shelves[at];
    if (before) this.#shelves[at] = { ...before, qty: plus(before.qty, plus(qty_in, -qty_out)) };
  }
}

const moveIn = (stand: Stand, item: StockItem, line: LineIn): readonly PlannedMove[] => {
  requireWhole(item, line.in);
  if (item.is_batch && line.batch_id === null) throw new Refusal('batch-missing', { item: item.name });
  if (!item.is_batch && line.batch_id !== null) throw new Refusal('batch-unwanted', { item: item.name });
  const pool = stand.pool(line.item_id);
  const value = line.value === 'average' ? averageValue(pool, line.in, pool.last_cost) : line.value;
  return [{ ...line, qty_in: line.in, qty_out: 0, value, unit_cost: unitCost({ qty: line.in, value }) }];
};

/** The batches that were chosen by hand, or those that expire first. */
const picksOf = (stand: Stand, item: StockItem, warehouse: Warehouse, line: LineOut, day: string): readonly Pick[] => {
  const shelves = stand.shelvesOf(line);
  const usable = line.any ? shelves : shelves.filter((one) => isUsable(one, day));
  if (!line.batches) {
    const there = total(usable);
    if (there < line.out) throw shortOf(item, warehouse, there, line.out);
    return take(usable, line.out);
  }
  for (const { batch_id, qty } of line.batches) {
    const shelf = shelves.find((one) => one.batch_id === batch_id);
    if (shelf && !line.any) requireUsable(shelf, day);
    if ((shelf?.qty ?? 0) < qty) throw shortOf(item, warehouse, shelf?.qty ?? 0, qty);
  }
  return line.batches;
};

const moveOut = (
  stand: Stand,
  item: StockItem,
  warehouse: Warehouse,
  line: LineOut,
  day: string,
): readonly PlannedMove[] => {
  requireWhole(item, line.out);
  const picks = picksOf(stand, item, warehouse, line, day);
  const qty = total(picks);
  if (thousandths(qty) !== thousandths(line.out)) throw shortOf(item, warehouse, qty, line.out);
  const pool = stand.pool(line.item_id);
  const empties = thousandths(pool.qty) === thousandths(qty);
  const worth = line.value === undefined || empties ? issueValue(pool, qty) : Math.min(line.value, pool.value);
  const values = spread(
    worth,
    picks.map((pick) => thousandths(pick.qty)),
  );
  return picks.map((pick, i) => {
    const value = values[i] ?? 0;
    const { line: source, item_id, warehouse_id, type } = line;
    const place = { line: source, item_id, warehouse_id, type, batch_id: pick.batch_id };
    return { ...place, qty_in: 0, qty_out: pick.qty, value: -value, unit_cost: unitCost({ qty: pick.qty, value }) };
  });
};

const revalue = (line: LineValue): readonly PlannedMove[] =>
  line.revalue === 0
    ? []
    : [
        {
          ...line,
          type: moveType.revaluation,
          batch_id: null,
          qty_in: 0,
          qty_out: 0,
          value: line.revalue,
          unit_cost: 0,
        },
      ];

/**
 * The moves of a document's lines, in their order; a line may take what an earlier one brought.
 * @param day of the document: batches that had expired before it are left alone
 * @throws Refusal not-found (404) for an item or warehouse out of reach; stock-short, batch-expired, batch-blocked, batch-missing,
 *   batch-unwanted, whole-quantity, quantity-none, warehouse-inactive (422)
 */
export const planMoves = (ground: StockGround, lines: readonly MoveLine[], day: string): readonly PlannedMove[] => {
  const stand = new Stand(ground);
  return lines.flatMap((line) => {
    const item = ground.items.get(line.item_id);
    const warehouse = ground.warehouses.get(line.warehouse_id);
    if (!item || !warehouse) throw new Refusal('not-found');
    if ('in' in line && warehouse.status === activeStatus.inactive)
      throw new Refusal('warehouse-inactive', { gudang: warehouse.name });
    const moves =
      'in' in line
        ? moveIn(stand, item, line)
        : 'out' in line
          ? moveOut(stand, item, warehouse, line, day)
          : revalue(line);
    for (const move of moves) stand.keep(move);
    return moves;
  });
};
