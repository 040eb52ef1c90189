// What is to be ordered in a branch (inventory.md 6 R10), and orders made of it.
import { maySee } from '../../../../src/policies/index.ts';
import type { AnswerOf } from '../../../../src/resources/answers.ts';
import { itemType } from '../../../../src/resources/inventory/item.ts';
import { underwayStates } from '../../../../src/resources/inventory/mutation-life.ts';
import { useTypes } from '../../../../src/resources/inventory/move-type.ts';
import { openPurchaseStates, purchase } from '../../../../src/resources/inventory/purchase.ts';
import { activeStatus } from '../../../../src/resources/kernel/active.ts';
import { addDays } from '../../../../src/resources/kernel/date.ts';
import { mulDiv } from '../../../../src/resources/kernel/money.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { thousandths } from '../../../domain/inventory/quantity.ts';
import { type Demand, SAFETY_DAYS, suggest, USE_DAYS } from '../../../domain/inventory/reorder.ts';
import { listed, named, run, runOne } from '../../../db/statement.ts';
import type { CallHandlers, WriteContext } from '../../kernel/contract.ts';
import { createPurchase } from './write-purchase.ts';

type Row = AnswerOf<'inventory.low.list'>['data'][number];
interface Found extends Demand {
  readonly item_id: number;
  readonly code: string;
  readonly name: string;
  readonly unit: string;
  readonly unit_id: number;
  readonly purchase_unit: string;
  readonly supplier_id: number | null;
  readonly supplier: string | null;
  readonly price: number | null;
}

const USES = listed(useTypes);
/** Days that are reckoned with where no supplier is known, as a new supplier begins with. */
const LEAD_DAYS = 3;
/**
 * Items of a branch that may have to be ordered: those that do not even with the slowest supplier are left out here, the rest is for
 * `suggest` to say. Each is ordered from its own supplier, else from whose price for a base unit is least, in the unit of that price,
 * else in the largest that it is bought in.
 */
const lowOf = named<Found, [branches: readonly number[], from: string]>(
  'low_items',
  `with pools as (
     select item_id, sum(qty_on_hand) as on_hand, sum(min_stock) as min, sum(max_stock) as max
     from item_branches where profile_id = any ($1) group by 1
   ), used as (
     select item_id, sum(qty) as qty from (
       select item_id, sum(used) as qty from stock_months where profile_id = any ($1) and month > $2::date group by 1
       union all
       select item_id, sum(qty_out) from stock_moves
       where profile_id = any ($1) and transaction_at > $2::date
         and transaction_at < (date_trunc('month', $2::date) + interval '1 month')::date and move_type in ${USES} group by 1
     ) x group by 1
   ), coming as (
     select l.item_id, sum(greatest(l.qty - l.qty_received, 0) * l.factor) as qty
     from purchase_lines l join purchases p on p.id = l.purchase_id
     where p.profile_id = any ($1) and p.status in ${listed(openPurchaseStates)} group by 1
   ), arriving as (
     select l.item_id, sum(b.qty_open) as qty
     from mutations m join mutation_lines l on l.mutation_id = m.id join mutation_line_batches b on b.mutation_line_id = l.id
     where m.to_profile_id = any ($1) and m.status in ${listed(underwayStates)} group by 1
   ), demand as materialized (
     select p.*, coalesce(u.qty, 0) as used, coalesce(c.qty, 0) as on_order, coalesce(a.qty, 0) as in_transit
     from pools p left join used u using (item_id) left join coming c using (item_id) left join arriving a using (item_id)
   ), wanted as materialized (
     select d.* from demand d
     cross join (select greatest(max(lead_days), ${LEAD_DAYS}) + ${SAFETY_DAYS} as days from suppliers) slowest
     where case when d.min is not null and d.max is not null then d.on_hand + d.on_order + d.in_transit <= d.min
       else d.used > 0 and (d.on_hand + d.on_order + d.in_transit) * ${USE_DAYS} <= d.used * slowest.days end
   ), packs as (
     select i.id as item_id, i.unit_id, 1::numeric as factor from wanted w join items i on i.id = w.item_id
     union all select u.item_id, u.unit_id, u.factor from wanted w join items i on i.id = w.item_id join item_units u on u.item_id = i.id
     where u.is_purchase and u.unit_id <> i.unit_id
   ), largest as (
     select distinct on (item_id) item_id, unit_id, factor from packs order by item_id, factor desc, unit_id
   ), offers as (
     select distinct on (o.item_id, o.supplier_id) o.item_id, o.supplier_id, o.moq, o.price, o.unit_id, p.factor
     from packs p join supplier_items o on o.item_id = p.item_id and o.unit_id = p.unit_id
     order by o.item_id, o.supplier_id, p.factor desc
   ), own as (
     select i.id as item_id, s.id as supplier_id
     from wanted w join items i on i.id = w.item_id join suppliers s on s.id = i.default_supplier_id
     where s.status = ${activeStatus.active}
   ), chosen as (
     select distinct on (x.item_id) x.item_id, s.id as supplier_id, s.name as supplier, s.lead_days, o.moq, o.price, o.unit_id, o.factor
     from (
       select item_id, supplier_id from own
       union all select item_id, supplier_id from offers where item_id not in (select item_id from own)
     ) x
     join suppliers s on s.id = x.supplier_id and s.status = ${activeStatus.active}
     left join offers o on o.item_id = x.item_id and o.supplier_id = x.supplier_id
     order by x.item_id, o.price / o.factor, s.id
   )
   select i.id as item_id, i.code, i.name, i.unit, w.on_hand, w.on_order, w.in_transit, w.min, w.max, w.used,
     coalesce(s.lead_days, ${LEAD_DAYS}) as lead_days, s.moq, s.supplier_id, s.supplier, s.price,
     coalesce(s.unit_id, b.unit_id) as unit_id, coalesce(s.factor, b.factor) as factor, n.name as purchase_unit
   from wanted w join items i on i.id = w.item_id
   join largest b on b.item_id = i.id left join chosen s on s.item_id = i.id
   join satuans n on n.id = coalesce(s.unit_id, b.unit_id)
   where i.status = ${activeStatus.active} and (i.type <> ${itemType.instrument} or w.min is not null)
   order by i.name, i.id`,
);

const told = (found: Found, open: boolean): Row => {
  const { need, qty, days_left } = suggest(found);
  const { lead_days: _lead, moq: _moq, min, max: _max, used, price, ...row } = found;
  return {
    ...row,
    min_stock: min,
    daily: Math.round((used / USE_DAYS) * 1000) / 1000,
    days_left: days_left === null ? null : Math.round(days_left * 10) / 10,
    need,
    qty,
    ...(open && { price, subtotal: price === null ? null : mulDiv(price, thousandths(qty), 1000) }),
  };
};

/** GET /api/inventory/low: what lasts least first, then what is not used. */
export const listLow: CallHandlers['inventory.low.list'] = async ({ tx, actor, branches, today }) => {
  const found = await run(tx, lowOf, branches, addDays(today, -USE_DAYS));
  const rows = found.map((row) => told(row, maySee(actor.role, 'stock'))).filter(({ qty }) => qty > 0);
  return { data: rows.toSorted((a, b) => (a.days_left ?? Infinity) - (b.days_left ?? Infinity)) };
};

const placeOf = named<{ id: number }, [number]>(
  'low_warehouse',
  `select id from warehouses where profile_id = $1 and is_default_receive`,
);
const namesOf = named<{ id: number; name: string }, [readonly number[]]>(
  'low_names',
  'select id, name from items where id = any ($1)',
);
const pricesOf = named<{ item_id: number; unit_id: number; supplier_id: number; price: number }, [readonly number[]]>(
  'low_prices',
  'select item_id, unit_id, supplier_id, price from supplier_items where supplier_id = any ($1)',
);

type Wanted = Parameters<CallHandlers['inventory.low.purchase']>[1]['body']['lines'];

/** @throws Refusal low-supplier (422), naming the first item without one */
const requireSuppliers = async ({ tx }: WriteContext, lines: Wanted): Promise<void> => {
  const at = lines.findIndex(({ supplier_id }) => supplier_id === null);
  if (at < 0) return;
  const [item] = await run(tx, namesOf, [lines[at]?.item_id ?? 0]);
  throw new Refusal('low-supplier', { item: item?.name ?? '' }, { [`lines.${at}.supplier_id`]: ['Wajib diisi'] });
};

/**
 * POST /api/inventory/low/purchase: one draft for each supplier, at his last prices.
 * @throws Refusal no-lines, low-supplier, those of orders (422)
 */
export const orderLow: CallHandlers['inventory.low.purchase'] = async (context, { body: { lines } }) => {
  if (lines.length === 0) throw new Refusal('no-lines');
  await requireSuppliers(context, lines);
  const { tx, branch, today } = context;
  const place = await runOne(tx, placeOf, branch.id);
  if (!place) throw new Refusal('not-found');
  const suppliers = [...new Set(lines.map(({ supplier_id }) => supplier_id ?? 0))];
  const prices = await run(tx, pricesOf, suppliers);
  const made: AnswerOf<'inventory.low.purchase'>['data'][number][] = [];
  for (const supplier of suppliers) {
    const own = lines.filter(({ supplier_id }) => supplier_id === supplier);
    const priceOf = ({ item_id, unit_id }: Wanted[number]): number =>
      prices.find((one) => one.supplier_id === supplier && one.item_id === item_id && one.unit_id === unit_id)?.price ??
      0;
    const { record } = await createPurchase(context, {
      supplier_id: supplier,
      warehouse_id: place.id,
      ordered_at: today,
      lines: own.map((line) => ({ item_id: line.item_id, unit_id: line.unit_id, qty: line.qty, price: priceOf(line) })),
    });
    made.push({ id: record.id, code: record.code, supplier: record.supplierdata.name, total: record.total ?? 0 });
  }
  const message = `pembuatan ${made.length} draft PO dari stok rendah: ${made.map(({ code }) => code).join(', ')}`;
  return { status: 201, record: { data: made }, log: { message, url: purchase.screens.list } };
};
