// What a document finds of the stock, under the locks that it moves it with (inventory.md 6 R5).
import { periode } from '../../../../src/resources/finance/periode.ts';
import type { StockGround, StockItem, Warehouse } from '../../../domain/inventory/plan-moves.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import type { PostingPeriod } from '../../finance/ledger/posting-date.ts';
import type { WriteContext } from '../../kernel/contract.ts';

type Items = readonly number[];

/** A branch has a pool of an item from the first time on that it moves there. */
const openPools = named<unknown, [branch: number, items: Items, by: number]>(
  'stock_open_pools',
  `insert into item_branches (profile_id, item_id, created_by) select $1, id, $3 from items where id = any ($2) order by id
   on conflict on constraint item_branches_item do nothing`,
);
interface PoolRow {
  readonly item_id: number;
  readonly qty: number;
  readonly value: number;
  readonly last_cost: number | null;
}
/** In the order of the items. Balances need no lock of their own: they belong to the pool of their item and branch. */
const lockPools = named<PoolRow, [branch: number, items: Items]>(
  'stock_lock_pools',
  `select item_id, qty_on_hand as qty, stock_value as value, last_cost from item_branches
   where profile_id = $1 and item_id = any ($2) order by item_id for no key update`,
);
const itemsOf = named<StockItem, [items: Items]>(
  'stock_items',
  `select i.id, i.name, i.unit, i.allow_decimal, i.is_batch, i.is_expiry, c.akun_persediaan_id as akun_id
   from items i join item_categories c on c.id = i.category_id where i.id = any ($1)`,
);
const warehousesOf = named<Warehouse, [branch: number, ids: readonly number[]]>(
  'stock_warehouses',
  'select id, name, status from warehouses where profile_id = $1 and id = any ($2)',
);
type ShelfRow = StockGround['shelves'][number];
const shelvesOf = named<ShelfRow, [branch: number, items: Items, warehouses: readonly number[]]>(
  'stock_shelves',
  `select s.item_id, s.warehouse_id, s.batch_id, b.batch_no, b.expired_at::text as expired_at, b.block_reason, s.qty
   from stock_balances s left join batches b on b.id = s.batch_id
   where s.profile_id = $1 and s.item_id = any ($2) and s.warehouse_id = any ($3) and s.qty > 0`,
);
const periodOf = named<PostingPeriod, [branch: number]>(
  'stock_period',
  `select start_date::text as start_date, lock_date::text as lock_date from periodes
   where profile_id = $1 and status = ${periode.state.active} for share`,
);

export interface HeldStock extends StockGround {
  readonly period: PostingPeriod;
}

const byId = <T extends { readonly id: number }>(rows: readonly T[]): ReadonlyMap<number, T> =>
  new Map(rows.map((row) => [row.id, row]));

/**
 * Locks the pools of the items in the branch, then reads what there is. Whoever moves several items moves them with one call, so that
 * two documents take their locks in one order. The period comes last: closing waits for who holds it.
 */
export const holdStock = async (
  { tx, branch, actor }: WriteContext,
  itemIds: Items,
  warehouseIds: readonly number[],
): Promise<HeldStock> => {
  const ids = [...new Set(itemIds)].toSorted((a, b) => a - b);
  const warehouses = [...new Set(warehouseIds)];
  // They travel together, and each finds what the ones before it have locked.
  const [, pools, items, places, shelves, period] = await Promise.all([
    run(tx, openPools, branch.id, ids, actor.id),
    run(tx, lockPools, branch.id, ids),
    run(tx, itemsOf, ids),
    run(tx, warehousesOf, branch.id, warehouses),
    run(tx, shelvesOf, branch.id, ids, warehouses),
    runOne(tx, periodOf, branch.id),
  ]);
  return {
    items: byId(items),
    warehouses: byId(places),
    pools: new Map(pools.map(({ item_id, ...pool }) => [item_id, pool])),
    shelves,
    period: period ?? { start_date: null, lock_date: null },
  };
};
