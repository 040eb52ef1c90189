// Documents that wait for somebody: made anew for each measurement, so that each is confirmed once.
import type pg from 'pg';
import { commonItems } from './fill-stock.ts';
import { BRANCH, type Scale } from './scale.ts';

/** Items of each document. */
export const LINES = 5;

/** Five of the items that are used all day: others for each n, and in an order of their own. */
export const itemsOf = (scale: Scale, n: number): readonly number[] => {
  const items = commonItems(scale);
  return Array.from({ length: LINES }, (_, k) => items[(n * 7 + k * 13) % items.length] ?? 0);
};

const ids = async (client: pg.Client, sql: string, values: readonly unknown[] = []): Promise<readonly number[]> => {
  const { rows } = await client.query<{ id: string }>(sql, [...values]);
  return rows.map(({ id }) => Number(id));
};

/** Drafts of sales over the counter, five items each. */
export const saleDrafts = async (client: pg.Client, scale: Scale, count: number): Promise<readonly number[]> => {
  const made = await ids(
    client,
    `insert into sales (profile_id, code, type, sold_at, customer_name, warehouse_id, subtotal_amount, total_amount, sold_by)
     select ${BRANCH}, 'PJ/' || gen_random_uuid(), 1, current_date, 'Umum', w.id, 0, 0, 1
     from warehouses w cross join generate_series(1, $1) where w.profile_id = ${BRANCH} and w.is_default_sale returning id`,
    [count],
  );
  await client.query(
    `insert into sale_lines (sale_id, profile_id, item_id, unit_id, factor, qty, price, amount)
     select s.id, ${BRANCH}, i.id, i.unit_id, 1, 1, i.sell_price, i.sell_price
     from jsonb_to_recordset($1) s (id bigint, items bigint[]) cross join unnest(s.items) x (id) join items i on i.id = x.id`,
    [JSON.stringify(made.map((id) => ({ id, items: itemsOf(scale, id) })))],
  );
  await client.query(
    `update sales s set subtotal_amount = x.amount, total_amount = x.amount
     from (select sale_id, sum(amount) as amount from sale_lines group by 1) x where x.sale_id = s.id and s.total_amount = 0`,
  );
  return made;
};

/** Treatments of the branch without shares, whose consumables nobody has confirmed. */
export const openTreatments = (client: pg.Client, count: number): Promise<readonly number[]> =>
  ids(
    client,
    `select t.id from visitperawatans t where t.profile_id = ${BRANCH} and not t.isbhpused
       and not exists (select from tindakanincomes i where i.visitperawatan_id = t.id) order by t.id desc limit $1`,
    [count],
  );

/** A line that goes to another branch. */
export interface Parcel {
  readonly id: number;
  readonly line: number;
}
/** Requests of one item each that wait to be sent. */
export const parcels = async (
  client: pg.Client,
  scale: Scale,
  { from, to, count }: { readonly from: number; readonly to: number; readonly count: number },
): Promise<readonly Parcel[]> => {
  const { rows } = await client.query<{ id: string; line: string }>(
    `with made as (
       insert into mutations (profile_id, to_profile_id, requested_by_profile_id, code, requested_at, from_warehouse_id, to_warehouse_id,
         item_count)
       select f.profile_id, t.profile_id, t.profile_id, 'MT/' || gen_random_uuid(), current_date, f.id, t.id, 1
       from warehouses f, warehouses t, generate_series(1, $3) where (f.profile_id, t.profile_id) = ($1, $2)
         and f.is_default_receive and t.is_default_receive returning id
     )
     insert into mutation_lines (mutation_id, item_id, qty_request)
     select id, ($4::bigint[])[1 + id % $5], 1 from made returning mutation_id as id, id as line`,
    [from, to, count, commonItems(scale), commonItems(scale).length],
  );
  return rows.map(({ id, line }) => ({ id: Number(id), line: Number(line) }));
};
