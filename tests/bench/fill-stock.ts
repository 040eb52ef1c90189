// Five thousand items in twenty warehouses of the four branches, and five million moves of two and a half years.
import { type FillStep, MONTHS } from './fill-master.ts';
import { BRANCHES, type Scale } from './scale.ts';

const WAREHOUSES = 20;
const OF_BRANCH = WAREHOUSES / BRANCHES;
/** A delivery, and what is used of it: nine parts of ten, so that a tenth of each stays. */
const CYCLE = 10;
const DELIVERED = 100;
const PART = DELIVERED / CYCLE;
const DAYS = MONTHS * 30;
/** Every tenth item is used all day: it comes by the thousand. */
export const COMMON_EVERY = 10;
const SUPPLIERS = 40;

const movesOfPool = ({ stockMoves, items }: Scale): number => stockMoves / (items * BRANCHES);
/** Ids of the branch's items that no measurement uses up. */
export const commonItems = ({ items }: Scale): readonly number[] =>
  Array.from({ length: items / COMMON_EVERY }, (_, n) => (n + 1) * COMMON_EVERY);
/** Warehouse of the first branch that all goods of a measurement leave. */
export const FIRST_WAREHOUSE = 1;

const TIMES = (item: string): string => `(case when ${item} % ${COMMON_EVERY} = 0 then 1000 else 1 end)`;
const COST = (item: string): string => `(1000 + ${item} * 37 % 90000)`;
/** Of a pool's cycle: each goes to the next warehouse of the branch. */
const PLACE = (branch: string, item: string, cycle: string): string =>
  `(1 + ${OF_BRANCH} * (${branch} - 1) + (${item} + ${cycle}) % ${OF_BRANCH})`;
const isBatch = (item: string): string => `${item} % 4 = 0`;

const masters = ({ items }: Scale): string => `
  insert into warehouses (id, profile_id, code, name, type, is_default_bhp, is_default_sale, is_default_receive)
    select w, 1 + (w - 1) / ${OF_BRANCH}, 'G' || w, 'Gudang ' || w, 1 + w % 3, first, first, first
    from generate_series(1, ${WAREHOUSES}) w cross join lateral (select w % ${OF_BRANCH} = 1 as first) f;
  insert into items (id, code, name, type, unit, unit_id, category_id, is_batch, is_expiry, sell_price, default_supplier_id)
    select n, 'BRG-' || lpad(n::text, 5, '0'), 'Barang ' || n,
      case when n % ${COMMON_EVERY} = 0 then 2 else 1 + n % 3 end, u.name, u.id, 1 + n % 7, ${isBatch('n')}, ${isBatch('n')},
      ${COST('n')} * 3 / 2, 1 + n % ${SUPPLIERS}
    from generate_series(1::bigint, ${items}) n join satuans u on u.name = 'Pcs';
  insert into item_units (item_id, unit_id, factor) select i.id, u.id, 20 from items i join satuans u on u.name = 'Box';
  insert into vendors (id, code, name) select n, 'V' || n, 'Vendor ' || n from generate_series(1, ${SUPPLIERS}) n;
  insert into suppliers (id, code, name, vendor_id) select n, 'S' || n, 'Pemasok ' || n, n from generate_series(1, ${SUPPLIERS}) n;
  insert into supplier_items (supplier_id, item_id, unit_id, price)
    select 1 + (i.id + k) % ${SUPPLIERS}, i.id, u.id, ${COST('i.id')} * (20 + k)
    from items i cross join generate_series(0, 1) k join satuans u on u.name = 'Box';`;

const batches = (scale: Scale): string => `
  insert into batches (item_id, batch_no, expired_at)
    select n, 'L' || c, current_date + 30 + 20 * c::int from generate_series(1::bigint, ${scale.items}) n
    cross join generate_series(0, ${movesOfPool(scale) / CYCLE - 1}) c where ${isBatch('n')};`;

/** Days go up with the number of the move in its pool, to yesterday. Documents stand for a day, of adjustments. */
const moves = (scale: Scale): string => `
  insert into adjustments (id, profile_id, code, warehouse_id, adjusted_at, type, reason, total_value, status)
    select ${BRANCHES} * d + b, b, 'ADJ/' || d, 1 + ${OF_BRANCH} * (b - 1), current_date - 1 - d, 4, 'Harian', 0, 2
    from generate_series(0, ${DAYS}) d cross join generate_series(1, ${BRANCHES}) b;
  insert into stock_moves (profile_id, transaction_at, item_id, warehouse_id, batch_id, move_type, qty_in, qty_out, unit_cost, value,
    balance_qty, branch_qty, branch_value, source_type, source_id, source_line_id, created_at)
  select b, current_date - 1 - age, i, ${PLACE('b', 'i', 'cycle')}, t.id,
    case when part = 0 then 2 else (array[4, 7, 5])[1 + (part + i) % 3] end,
    case when part = 0 then ${DELIVERED} * f else 0 end, case when part = 0 then 0 else ${PART} * f end, ${COST('i')},
    case when part = 0 then ${DELIVERED} else -${PART} end * f * ${COST('i')},
    case when ${isBatch('i')} then ${DELIVERED} - ${PART} * part
      else ${PART} * (cycle / ${OF_BRANCH}) + ${DELIVERED} - ${PART} * part end * f,
    (${PART} * cycle + ${DELIVERED} - ${PART} * part) * f, (${PART} * cycle + ${DELIVERED} - ${PART} * part) * f * ${COST('i')},
    'adjustment', ${BRANCHES} * age + b, (k * ${scale.items} + i) * ${BRANCHES} + b, current_date - 1 - age
  from generate_series(0, ${movesOfPool(scale) - 1}) k
  cross join generate_series(1, ${BRANCHES}) b cross join generate_series(1::bigint, ${scale.items}) i
  cross join lateral (select k / ${CYCLE} as cycle, k % ${CYCLE} as part, ${TIMES('i')} as f,
    ((${movesOfPool(scale)} - 1 - k) * ${DAYS} / ${movesOfPool(scale)} + i % 4)::int as age) x
  left join batches t on t.item_id = i and t.batch_no = 'L' || cycle;`;

const KEPT = `
  insert into item_branches (profile_id, item_id, qty_on_hand, stock_value, last_cost, min_stock, max_stock)
    select profile_id, item_id, sum(qty_in - qty_out), sum(value), max(unit_cost),
      case when item_id % 25 = 3 then 300 when item_id % 25 = 4 then 100 end, case when item_id % 25 in (3, 4) then 600 end
    from stock_moves group by 1, 2;
  insert into stock_balances (profile_id, item_id, warehouse_id, batch_id, qty)
    select profile_id, item_id, warehouse_id, batch_id, sum(qty_in - qty_out) from stock_moves group by 1, 2, 3, 4;
  insert into stock_months (profile_id, item_id, month, qty, value, used)
    select profile_id, item_id, date_trunc('month', transaction_at)::date, sum(qty_in - qty_out), sum(value),
      sum(case when move_type = 2 then 0 else qty_out end)
    from stock_moves group by 1, 2, 3 order by 3;`;

const NUMBERS = ['warehouses', 'items', 'vendors', 'suppliers', 'adjustments']
  .map((table) => `select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}));`)
  .join('\n');

export const stockSteps = (scale: Scale): readonly FillStep[] => [
  { label: 'items and warehouses', sql: masters(scale) },
  { label: 'batches', sql: batches(scale) },
  { label: 'moves of the stock', sql: moves(scale) },
  { label: 'balances of the stock', sql: `${KEPT}\n${NUMBERS}` },
];
