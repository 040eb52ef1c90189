// GET /api/inventory/stock: what lies in the warehouses (inventory.md 4 '/inventory/warehouse', 5).
import { maySee } from '../../../../src/policies/index.ts';
import type { AnswerOf } from '../../../../src/resources/answers.ts';
import { underwayStates } from '../../../../src/resources/inventory/mutation-life.ts';
import { openPurchaseStates } from '../../../../src/resources/inventory/purchase.ts';
import { addDays } from '../../../../src/resources/kernel/date.ts';
import { formatNumber } from '../../../../src/resources/kernel/money.ts';
import { quantity, thousandths } from '../../../domain/inventory/quantity.ts';
import { Conditions, likePattern } from '../../../db/conditions.ts';
import { listed, planned, run } from '../../../db/statement.ts';
import type { CallHandlers, Context } from '../../kernel/contract.ts';

type Row = AnswerOf<'inventory.stock.list'>['data'][number];
interface Found extends Omit<Row, 'packed'> {
  readonly pack: string | null;
  readonly factor: number | null;
  readonly count: number;
  readonly value: number;
  readonly worth: number;
}

/** '3 Box 20 Pcs'. */
const packed = ({ qty, unit, pack, factor }: Pick<Found, 'qty' | 'unit' | 'pack' | 'factor'>): string | null => {
  if (pack === null || factor === null || qty < factor) return null;
  const packs = Math.floor(thousandths(qty) / thousandths(factor));
  const rest = quantity(thousandths(qty) - packs * thousandths(factor));
  return `${formatNumber(packs)} ${pack}${rest > 0 ? ` ${formatNumber(rest)} ${unit}` : ''}`;
};

/** Where no warehouse and no batch is asked for: what the branches have of each item is kept. */
const WHOLE = 'p.qty_on_hand as qty, p.stock_value as value from item_branches p';
/** Of shelves alone: their value is their part of the branch's. */
const PARTS = (shelves: string) => `coalesce(s.qty, 0) as qty, case when s.qty = p.qty_on_hand then p.stock_value
      when p.qty_on_hand > 0 then round(p.stock_value * s.qty / p.qty_on_hand) end as value
    from item_branches p left join (
      select s.profile_id, s.item_id, sum(s.qty) as qty from stock_balances s left join batches b on b.id = s.batch_id ${shelves}
      group by 1, 2
    ) s on s.profile_id = p.profile_id and s.item_id = p.item_id`;
const IS_LOW = 'x.min_stock is not null and x.qty_on_hand <= x.min_stock';
/** One branch holds an item once: nothing is added up. */
const OF_ONE = `x.item_id, x.qty, x.min_stock, ${IS_LOW} as is_low, coalesce(x.value, 0)::bigint as value,
      x.qty_on_hand as pool_qty, x.stock_value as pool_value`;
const OF_SEVERAL = `x.item_id, sum(x.qty) as qty, sum(x.min_stock) as min_stock, bool_or(${IS_LOW}) as is_low,
      coalesce(sum(x.value), 0)::bigint as value, sum(x.qty_on_hand) as pool_qty, sum(x.stock_value) as pool_value`;
const ROWS = (pools: string, isOne: boolean, where: string) => `
  select i.id as item_id, i.code, i.name, c.name as category, c.expiry_alert_days, i.type, i.unit, i.category_id, i.status,
    p.qty, p.min_stock, p.is_low, p.value, p.pool_qty, p.pool_value
  from (
    select ${isOne ? OF_ONE : OF_SEVERAL}
    from (select p.profile_id, p.item_id, p.min_stock, p.qty_on_hand, p.stock_value, ${pools}) x ${where} ${isOne ? '' : 'group by 1'}
  ) p join items i on i.id = p.item_id join item_categories c on c.id = i.category_id`;

interface Query {
  readonly warehouse_id?: number | undefined;
  readonly category_id?: number | undefined;
  readonly type?: number | undefined;
  readonly keyword?: string | undefined;
  readonly low?: boolean | undefined;
  readonly empty?: boolean | undefined;
  readonly expired_within?: number | undefined;
  readonly batch_no?: string | undefined;
}

/** Shelves that a list counts: of the warehouse, and of the batches that were asked for. */
const shelfConditions = ({ branches, today }: Context, query: Query): Conditions => {
  const conditions = new Conditions();
  conditions.addBranches('s.profile_id', branches);
  conditions.add('s.qty > 0 and s.warehouse_id = ?', query.warehouse_id);
  if (query.warehouse_id === undefined) conditions.add('s.qty > ?', 0);
  if (query.batch_no) conditions.add('b.batch_no ilike ?', likePattern(query.batch_no));
  if (query.expired_within === 0) conditions.add('b.expired_at < ?::date', today);
  else if (query.expired_within !== undefined)
    conditions.add('b.expired_at <= ?::date', addDays(today, query.expired_within));
  return conditions;
};

const ofShelves = ({ warehouse_id, batch_no, expired_within }: Query): boolean =>
  warehouse_id !== undefined || Boolean(batch_no) || expired_within !== undefined;

const rowConditions = (query: Query): Conditions => {
  const conditions = new Conditions();
  conditions.add('r.category_id = ?', query.category_id);
  conditions.add('r.type = ?', query.type);
  if (query.keyword) conditions.add(`(r.code || ' ' || r.name) ilike ?`, likePattern(query.keyword));
  if (query.low) conditions.add('r.is_low = ?', true);
  if (query.empty) conditions.add('r.qty = ?', 0);
  if (query.batch_no || query.expired_within !== undefined) conditions.add('r.qty > ?', 0);
  return conditions;
};

/** What is ordered and has not come yet, and what is on the road to the branches `place`, of each item. */
const COMING = (place: string) => `
    left join (
      select l.item_id, sum(greatest(l.qty - l.qty_received, 0) * l.factor) as qty
      from purchase_lines l join purchases p on p.id = l.purchase_id
      where p.profile_id = any (${place}) and p.status in ${listed(openPurchaseStates)} group by 1
    ) o on o.item_id = r.item_id
    left join (
      select l.item_id, sum(b.qty_open) as qty
      from mutations m join mutation_lines l on l.mutation_id = m.id join mutation_line_batches b on b.mutation_line_id = l.id
      where m.to_profile_id = any (${place}) and m.status in ${listed(underwayStates)} group by 1
    ) t on t.item_id = r.item_id`;

/** Numbers the places of parts that stand behind each other: each part counts its own from $1. */
const behind = (text: string, before: number): string =>
  text.replace(/\$(\d+)/g, (_, place: string) => `$${Number(place) + before}`);

export const listStock: CallHandlers['inventory.stock.list'] = async (context, { query }) => {
  const { tx, actor, branches, today } = context;
  const shelves = shelfConditions(context, query);
  const rows = rowConditions(query);
  const pools = new Conditions();
  pools.addBranches('x.profile_id', branches);
  const values: unknown[] = [...shelves.values, ...pools.values, branches, ...rows.values];
  const [before, own] = [shelves.values.length, `$${shelves.values.length + 2}`];
  const source = ofShelves(query) ? PARTS(shelves.text) : WHOLE;
  const inner = ROWS(source, branches.length === 1, behind(pools.text, before));
  const day = `$${values.push(today)}::date`;
  const page = `limit $${values.push(query.limit)} offset $${values.push((query.page - 1) * query.limit)}`;
  // What only the page shows is looked up for its rows.
  const text = `with page as (
      select r.*, count(*) over () as count, sum(r.value) over ()::bigint as worth
      from (${inner}) r ${behind(rows.text, before + 2)} order by r.name, r.item_id ${page}
    )
    select r.item_id, r.code, r.name, r.category, r.type, r.unit, r.qty, coalesce(o.qty, 0) as on_order,
      coalesce(t.qty, 0) as in_transit, r.min_stock, r.is_low, n.expiry::text as nearest_expiry,
      case when n.expiry < ${day} then 'expired' when n.expiry <= ${day} + r.expiry_alert_days then 'soon' end as expiry,
      coalesce(round(r.pool_value / nullif(r.pool_qty, 0), 4), 0) as avg_cost, r.value, u.pack, u.factor, r.count, r.worth
    from page r left join lateral (
      select s.name as pack, u.factor from item_units u join satuans s on s.id = u.unit_id
      where u.item_id = r.item_id and u.factor > 1 and u.is_purchase order by u.factor desc limit 1
    ) u on true cross join lateral (
      select min(b.expired_at) as expiry from stock_balances s left join batches b on b.id = s.batch_id
      ${shelves.text} and s.item_id = r.item_id
    ) n ${COMING(own)} order by r.name, r.item_id`;
  const found = await run(tx, planned<Found, unknown[]>(text), ...values);
  const open = maySee(actor.role, 'stock');
  const data = found.map(({ pack, factor, count: _count, worth: _worth, avg_cost, value, ...row }): Row => ({
    ...row,
    packed: packed({ ...row, pack, factor }),
    ...(open && { avg_cost, value }),
  }));
  const { count = 0, worth = 0 } = found[0] ?? {};
  return { data, count, sum: { qty_lines: count, ...(open && { value: worth }) } };
};
