// The least SQL that answers what the pages of the stock answer: the same rows and sums, one statement, past row-level security.
import { FIRST_WAREHOUSE } from './fill-stock.ts';
import { BRANCH } from './scale.ts';

const EXPIRING_DAYS = 90;
/** Which shelves a page counts: all of the branch, or some of them. */
interface Asked {
  /** SQL over the items `i`, and over the pools `p`. */
  readonly where?: string;
  /** SQL over the shelves `s` and their batches `b`; left out: what the branch holds is kept. */
  readonly shelves?: string;
  readonly offset?: number;
}
const WHOLE = `select item_id, qty_on_hand as qty, stock_value as value, qty_on_hand as pool, stock_value as worth, min_stock
  from item_branches where profile_id = ${BRANCH}`;
const some = (shelves: string): string => `
  select p.item_id, s.qty, case when p.qty_on_hand > 0 then round(p.stock_value * s.qty / p.qty_on_hand) end as value,
    p.qty_on_hand as pool, p.stock_value as worth, p.min_stock
  from item_branches p left join (
    select s.item_id, sum(s.qty) as qty from stock_balances s left join batches b on b.id = s.batch_id
    where s.profile_id = ${BRANCH} and s.qty > 0 and ${shelves} group by 1
  ) s on s.item_id = p.item_id where p.profile_id = ${BRANCH}`;

/** A page of twenty: the rows with what only they need, how many there are, and what all of them are worth. */
const pageSql = ({ where = 'true', shelves, offset = 0 }: Asked): string => `
  select r.*, (select min(b.expired_at) from stock_balances s join batches b on b.id = s.batch_id
      where s.profile_id = ${BRANCH} and s.item_id = r.id and s.qty > 0 and ${shelves ?? 'true'}),
    (select max(u.factor) from item_units u where u.item_id = r.id and u.is_purchase),
    (select sum(l.qty - l.qty_received) from purchase_lines l join purchases o on o.id = l.purchase_id
      where l.item_id = r.id and o.profile_id = ${BRANCH} and o.status in (2, 3))
  from (
    select i.id, i.code, i.name, i.type, i.unit, c.name as category, p.*, count(*) over (), sum(p.value) over ()
    from (${shelves === undefined ? WHOLE : some(shelves)}) p join items i on i.id = p.item_id
    join item_categories c on c.id = i.category_id where ${where} order by i.name, i.id limit 20 offset ${offset}
  ) r`;

export const leastPages = {
  whole: pageSql({}),
  low: pageSql({ where: 'i.category_id = 2 and p.pool <= p.min_stock' }),
  word: pageSql({ where: `(i.code || ' ' || i.name) ilike '%Barang 12%'` }),
  expiring: pageSql({ where: 'p.qty > 0', shelves: `b.expired_at <= current_date + ${EXPIRING_DAYS}` }),
  warehouse: pageSql({ shelves: `s.warehouse_id = ${FIRST_WAREHOUSE}`, offset: 980 }),
} as const;

/** @param start first day of the card @param end its last */
export const leastCard = (item: number, start: string, end: string): string => `
  select m.*, w.name, b.batch_no, a.code, (select sum(o.qty_in - o.qty_out) from stock_moves o
      where o.profile_id = ${BRANCH} and o.item_id = ${item} and o.transaction_at < '${start}'),
    sum(m.qty_in - m.qty_out) over (order by m.transaction_at, m.id)
  from stock_moves m join warehouses w on w.id = m.warehouse_id left join batches b on b.id = m.batch_id
  left join adjustments a on m.source_type = 'adjustment' and a.id = m.source_id
  where m.profile_id = ${BRANCH} and m.item_id = ${item} and m.transaction_at between '${start}' and '${end}'
  order by m.transaction_at, m.id`;

/** What is below its bound, or lasts no longer than ten days at the use of ninety; its own supplier's price beside it. */
export const LEAST_LOW = `
  select i.id, i.code, i.name, p.*, s.name, o.price, o.moq
  from item_branches p join items i on i.id = p.item_id
  left join (
    select item_id, sum(used) as qty from (
      select item_id, used from stock_months where profile_id = ${BRANCH} and month > current_date - 90
      union all
      select item_id, qty_out from stock_moves where profile_id = ${BRANCH} and transaction_at > current_date - 90
        and transaction_at < (date_trunc('month', current_date - 90) + interval '1 month')::date and move_type in (4, 5, 7, 15)
    ) x group by 1
  ) u on u.item_id = i.id
  left join suppliers s on s.id = i.default_supplier_id
  left join supplier_items o on o.supplier_id = s.id and o.item_id = i.id
  where p.profile_id = ${BRANCH} and i.status = 1
    and case when p.min_stock is not null then p.qty_on_hand <= p.min_stock else p.qty_on_hand * 90 <= u.qty * 10 end
  order by i.name`;

/** @param day of which the worth is asked @param where SQL of the branches */
export const leastWorth = (day: string, where: string): string => `
  select i.id, i.code, i.name, i.unit, c.name, a.code, x.qty, x.value from (
    select item_id, sum(qty) as qty, sum(value) as value from (
      select item_id, qty_on_hand as qty, stock_value as value from item_branches where ${where}
      union all
      select item_id, -qty, -value from stock_months where ${where} and month > '${day}'
      union all
      select item_id, qty_out - qty_in, -value from stock_moves where ${where} and transaction_at > '${day}'
        and transaction_at < (date_trunc('month', date '${day}') + interval '1 month')::date
    ) m group by 1
  ) x join items i on i.id = x.item_id join item_categories c on c.id = i.category_id join akuns a on a.id = c.akun_persediaan_id
  where x.qty <> 0 or x.value <> 0 order by c.name, i.name, i.id`;
