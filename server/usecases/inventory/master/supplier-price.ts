// What suppliers ask for items: written by hand and by each receive; the day of the last receive is kept (inventory.md 2).
import { supplier } from '../../../../src/resources/inventory/supplier.ts';
import { named, run } from '../../../db/statement.ts';
import type { UseCases, WriteContext } from '../../kernel/contract.ts';
import { genericEdit } from '../../kernel/generic.ts';

export interface SupplierPrice {
  readonly item_id: number;
  readonly unit_id: number;
  /** Rupiah for one of the unit, before PPN and after the line's discount. */
  readonly price: number;
}
const ROWS = 'jsonb_to_recordset($2::jsonb) n (item_id bigint, unit_id bigint, price bigint, last_price_at date)';
const keepPrices = named<unknown, [supplier: number, prices: string, day: string]>(
  'supplier_prices_keep',
  `insert into supplier_items (supplier_id, item_id, unit_id, price, last_price_at)
   select distinct on (n.item_id, n.unit_id) $1, n.item_id, n.unit_id, n.price, $3::date from ${ROWS} order by n.item_id, n.unit_id
   on conflict on constraint supplier_items_unit do update set price = excluded.price, last_price_at = excluded.last_price_at
   where supplier_items.last_price_at is null or supplier_items.last_price_at <= excluded.last_price_at`,
);
const daysOf = named<{ item_id: number; unit_id: number; last_price_at: string }, [number]>(
  'supplier_price_days',
  `select item_id, unit_id, last_price_at::text as last_price_at from supplier_items
   where supplier_id = $1 and last_price_at is not null`,
);
const keepDays = named<unknown, [supplier: number, days: string]>(
  'supplier_price_days_keep',
  `update supplier_items s set last_price_at = n.last_price_at from ${ROWS}
   where s.supplier_id = $1 and s.item_id = n.item_id and s.unit_id = n.unit_id`,
);

/** Prices of a receive of that day; those of a later one stay. */
export const keepSupplierPrices = async (
  { tx }: Pick<WriteContext, 'tx'>,
  supplierId: number,
  day: string,
  prices: readonly SupplierPrice[],
): Promise<void> => {
  await run(tx, keepPrices, supplierId, JSON.stringify(prices), day);
};

/** The rows of prices are written anew with the supplier: their days stay. */
export const editSupplier: UseCases['inventory.supplier']['edit'] = async (context, { id, before }, body) => {
  const days = await run(context.tx, daysOf, id);
  const outcome = await genericEdit(supplier, context, before, body);
  if (!body.items || days.length === 0) return outcome;
  await run(context.tx, keepDays, id, JSON.stringify(days));
  return outcome;
};
