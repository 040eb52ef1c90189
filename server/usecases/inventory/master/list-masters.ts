// Lists of masters with what stands beside their fields (inventory.md 4): figures of the rows of a page, read in one statement.
import { openHutangStates } from '../../../../src/resources/finance/hutang.ts';
import { category } from '../../../../src/resources/inventory/category.ts';
import { item } from '../../../../src/resources/inventory/item.ts';
import { vendor } from '../../../../src/resources/inventory/vendor.ts';
import { warehouse } from '../../../../src/resources/inventory/warehouse.ts';
import { formatDate } from '../../../../src/resources/kernel/date.ts';
import { formatNumber } from '../../../../src/resources/kernel/money.ts';
import { maySee } from '../../../../src/policies/index.ts';
import { listed, named, run } from '../../../db/statement.ts';
import type { UseCases } from '../../kernel/contract.ts';
import { genericList } from '../../kernel/generic.ts';

type List<N extends keyof UseCases> = UseCases[N] extends { readonly list: infer L } ? L : never;
type Ids = readonly number[];

const idsOf = (rows: readonly { readonly id: number }[]): Ids => rows.map(({ id }) => id);
const byId = <R extends { readonly id: number }>(rows: readonly R[]): ReadonlyMap<number, R> =>
  new Map(rows.map((row) => [row.id, row]));

interface Held {
  readonly id: number;
  readonly stock: number;
  readonly min_stock: number | null;
  readonly max_stock: number | null;
}
const heldOf = named<Held, [items: Ids, branches: Ids]>(
  'item_figures',
  `select item_id as id, sum(qty_on_hand) as stock, sum(min_stock) as min_stock, sum(max_stock) as max_stock
   from item_branches where item_id = any ($1) and profile_id = any ($2) group by 1`,
);
const bound = (qty: number | null): string => (qty === null ? '-' : formatNumber(qty));
/** '60/200', in base units; null: the branch has set neither. */
const boundsOf = ({ min_stock, max_stock }: Pick<Held, 'min_stock' | 'max_stock'>): string | null =>
  min_stock === null && max_stock === null ? null : `${bound(min_stock)}/${bound(max_stock)}`;

/** GET /api/inventory/item: with what the branches in reach hold of each and want to hold. */
export const listItems: List<'inventory.item'> = async (context, parameters) => {
  const { data, count } = await genericList(item, context, parameters);
  const held = byId(await run(context.tx, heldOf, idsOf(data), context.branches));
  return {
    data: data.map((row) => {
      const { stock = 0, min_stock = null, max_stock = null } = held.get(row.id) ?? {};
      return { ...row, min_max: boundsOf({ min_stock, max_stock }), stock };
    }),
    count,
  };
};

const itemsOf = named<{ id: number; item_count: number }, [categories: Ids]>(
  'category_items',
  'select category_id as id, count(*)::int as item_count from items where category_id = any ($1) group by 1',
);
/** GET /api/inventory/category: with the number of their items. */
export const listCategories: List<'inventory.category'> = async (context, parameters) => {
  const { data, count } = await genericList(category, context, parameters);
  const items = byId(await run(context.tx, itemsOf, idsOf(data)));
  return { data: data.map((row) => ({ ...row, item_count: items.get(row.id)?.item_count ?? 0 })), count };
};

/** A warehouse's part of the branch's worth, as the matrix of the stock has it. */
const worthOf = named<{ id: number; stock_value: number }, [warehouses: Ids]>(
  'warehouse_worth',
  `select s.warehouse_id as id, sum(round(b.stock_value * s.qty / b.qty_on_hand))::bigint as stock_value
   from stock_balances s join item_branches b on b.profile_id = s.profile_id and b.item_id = s.item_id
   where s.warehouse_id = any ($1) and s.qty > 0 group by 1`,
);
/** GET /api/inventory/warehouse: with what lies there is worth, for who may see it. */
export const listWarehouses: List<'inventory.warehouse'> = async (context, parameters) => {
  const { data, count } = await genericList(warehouse, context, parameters);
  const worth = byId(maySee(context.actor.role, 'stock') ? await run(context.tx, worthOf, idsOf(data)) : []);
  return { data: data.map((row) => ({ ...row, stock_value: worth.get(row.id)?.stock_value ?? 0 })), count };
};

const owedOf = named<{ id: number; owed: number; due: string | null }, [vendors: Ids, branches: Ids]>(
  'vendor_owed',
  `select actor_id as id, sum(amount - paid_amount)::bigint as owed, min(due_date)::text as due from hutangs
   where actor_type = 'vendor' and actor_id = any ($1) and profile_id = any ($2) and status in ${listed(openHutangStates)}
   group by 1`,
);
/** GET /api/inventory/vendor: with what the branches in reach owe each, and the day on which the first of it is due. */
export const listVendors: List<'inventory.vendor'> = async (context, parameters) => {
  const { data, count } = await genericList(vendor, context, parameters);
  const owed = byId(await run(context.tx, owedOf, idsOf(data), context.branches));
  return {
    data: data.map((row) => {
      const { owed: open = 0, due = null } = owed.get(row.id) ?? {};
      return { ...row, owed: open, due: due === null ? null : formatDate(due) };
    }),
    count,
  };
};
