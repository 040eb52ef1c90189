// The stock: what one person waits for, and what a busy warehouse lets go (inventory.md 4, 5).
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { BookJob } from './books.ts';
import { COMMON_EVERY, FIRST_WAREHOUSE } from './fill-stock.ts';
import { daysOfMonth, type Job } from './jobs.ts';
import { BRANCH, CLIENTS, ROUNDS, type Scale } from './scale.ts';
import { LEAST_LOW, leastCard, leastPages, leastWorth } from './stock-least.ts';
import { itemsOf, LINES, openTreatments, saleDrafts } from './stock-rows.ts';

const [PAGE_MS, CARD_MS, LOW_MS, VALUE_MS] = [80, 60, 150, 300];
const STOCK = '/api/inventory/stock?limit=20';
const RATIO = 0.5;
/** More than sixteen clients confirm in a second here. */
const A_SECOND = 400;

interface StockPage extends BookJob {
  readonly least: string;
}
/** Pages of a person who looks after the first branch, and of one who sees all. */
export const stockPages = (): readonly StockPage[] => {
  const [lastYear] = daysOfMonth(12);
  const [, end] = daysOfMonth(1);
  const [, midyear] = daysOfMonth(7);
  const [, oldest] = daysOfMonth(24);
  const page = (name: string, path: string, limit: number, least: string, as: BookJob['as'] = 'books'): StockPage => ({
    name,
    as,
    paths: [path],
    limit,
    least,
  });
  const stock = (name: string, more: string, least: string) =>
    page(`stock page${name}`, `${STOCK}${more}`, PAGE_MS, least);
  const card = `/api/inventory/stockcard?item_id=${COMMON_EVERY}&start_date=${lastYear}&end_date=${end}`;
  const worth = `/api/inventory/report/valuation?date=${midyear}`;
  return [
    stock(' with totals', '', leastPages.whole),
    stock(' of a category, low items', '&category_id=2&low=true', leastPages.low),
    stock(', a word', `&keyword=${encodeURIComponent('Barang 12')}`, leastPages.word),
    stock(', expires within 90 days', '&expired_within=90', leastPages.expiring),
    stock(' of a warehouse', `&warehouse_id=${FIRST_WAREHOUSE}&page=50`, leastPages.warehouse),
    page('stock card of a year', card, CARD_MS, leastCard(COMMON_EVERY, lastYear, end)),
    page('low list', '/api/inventory/low', LOW_MS, LEAST_LOW),
    page('stock valuation on a past day', worth, VALUE_MS, leastWorth(midyear, `profile_id = ${BRANCH}`)),
    page(
      'stock valuation two years ago',
      `/api/inventory/report/valuation?date=${oldest}`,
      VALUE_MS,
      leastWorth(oldest, `profile_id = ${BRANCH}`),
    ),
    page('stock valuation on a past day, all branches', worth, VALUE_MS, leastWorth(midyear, 'true'), 'head'),
  ];
};

/** Rows that are there once, whichever of the two sides asks for the next one. */
const oneByOne = (rows: readonly number[]): (() => number) => {
  let at = 0;
  return () => {
    const row = rows[at];
    if (row === undefined) throw new Error(`More than ${rows.length} documents were asked for.`);
    at += 1;
    return row;
  };
};

const NUMBER = (name: string): string => `
insert into number_sequences (profile_id, name, period, last) values (${BRANCH}, '${name}', '', 1)
  on conflict (profile_id, name, period) do update set last = number_sequences.last + 1 returning last as number \\gset`;
/** What moves are stored for: each transaction has its own. */
const DOCUMENT = `
select nextval(pg_get_serial_sequence('stock_moves', 'id')) as document \\gset`;
const JOURNAL = (event: string, debit: string, credit: string): string => `${NUMBER('raw.journal')}
insert into journals (profile_id, code, transaction_at, memo, kind, origin, event, source_type, source_id, total_amount)
  values (${BRANCH}, 'RAW/' || :number, current_date, 'Barang', 1, 1, '${event}', 'raw', :document, 5000) returning id as journal \\gset
insert into journal_lines (journal_id, line_no, profile_id, transaction_at, kind, akun_id, description, debit, credit)
  select :journal, l.no, ${BRANCH}, current_date, 1, a.id, 'Barang', l.debit, l.credit
  from (values (1, '${debit}', 5000, 0), (2, '${credit}', 0, 5000)) l (no, code, debit, credit) join akuns a on a.code = l.code;`;

/** Five items leave the first warehouse, as its ledger has them: pools held in order, moves stored with what they come to. */
const OUT = (items: readonly number[], type: number): string => `
select id from item_branches where profile_id = ${BRANCH} and item_id = any ('{${items.join(',')}}') order by item_id for no key update;
select start_date from periodes where profile_id = ${BRANCH} and status = 0 for share;
insert into stock_moves (profile_id, transaction_at, item_id, warehouse_id, batch_id, move_type, qty_in, qty_out, unit_cost, value,
  source_type, source_id, source_line_id, balance_qty, branch_qty, branch_value)
  select ${BRANCH}, current_date, i.id, ${FIRST_WAREHOUSE}, s.batch_id, ${type}, 0, 1, 1000, -1000, 'raw', :document,
    10 * :document + i.n, 0, 0, 0
  from unnest('{${items.join(',')}}'::bigint[]) with ordinality i (id, n) cross join lateral (
    select s.batch_id from stock_balances s left join batches b on b.id = s.batch_id
    where s.warehouse_id = ${FIRST_WAREHOUSE} and s.item_id = i.id and s.qty > 0 order by b.expired_at limit 1) s order by i.id;`;
const LEFT = (message: string): string => `
insert into applogs (profile_id, role, module, message, url, created_by) values (${BRANCH}, 4, 5, '${message}', '/inventory', 1);
insert into idempotency_keys (user_id, key, request_hash, status, body) values (1, gen_random_uuid()::text, md5(random()::text), 201, '{}');
commit;
`;

const SCRIPTS = 24;
const scripts = (scale: Scale, sqlOf: (items: readonly number[]) => string): readonly string[] =>
  Array.from({ length: SCRIPTS }, (_, n) => sqlOf(itemsOf(scale, n)));

const useSql = (
  items: readonly number[],
  [first, last]: readonly [number, number],
): string => `\\set treatment random(${first}, ${last})
begin;
select visit_id as visit from visitperawatans where id = :treatment for no key update \\gset
select id from visits where id = :visit for no key update;${DOCUMENT}
insert into visitperawatanbhps as l (profile_id, visit_id, visitperawatan_id, item_id, unit, qty_used)
  select ${BRANCH}, :visit, :treatment, i.id, i.unit, 1 from items i where i.id = any ('{${items.join(',')}}')
  on conflict on constraint visitperawatanbhps_item do update set qty_used = excluded.qty_used, version = l.version + 1;${OUT(items, 7)}
update visitperawatanbhps set warehouse_id = ${FIRST_WAREHOUSE}, unit_cost = 1000, cost_amount = 1000 where visitperawatan_id = :treatment;
update visitperawatans set has_bhp = true, version = version + 1, updated_at = now() where id = :treatment;
${JOURNAL('raw.bhp', '5-1004', '1-1302')}
${LEFT('konfirmasi BHP')}`;

const saleSql = (
  items: readonly number[],
  [first, last]: readonly [number, number],
): string => `\\set sale random(${first}, ${last})
begin;
select id from sales where id = :sale for no key update;${DOCUMENT}${OUT(items, 4)}
update sale_lines set cost_value = 1000 where sale_id = :sale;${NUMBER('raw.bill')}
insert into bills (profile_id, code, type, source_type, source_id, customer_name, transaction_at, posting_date, due_date, subtotal_amount,
  total_amount, status, issued_at)
  values (${BRANCH}, 'RAW/' || :number, 3, 'raw', :number, 'Umum', current_date, current_date, current_date, 5000, 5000, 1, now())
  returning id as bill \\gset
insert into bill_lines (bill_id, profile_id, line_no, kind, ref_type, ref_id, name, qty, price, net_amount, akun_id)
  select :bill, ${BRANCH}, i.n, 2, 'sale_line', i.n, 'Barang', 1, 1000, 1000, a.id
  from unnest('{${items.join(',')}}'::bigint[]) with ordinality i (id, n) join akuns a on a.code = '4-1302';
update sales set total_amount = total_amount, updated_at = now(), version = version + 1 where id = :sale;
${JOURNAL('raw.sold', '1-1201', '4-1302')}
${JOURNAL('raw.cogs', '5-1101', '1-1302')}
${LEFT('penjualan')}`;

const CONFIRM = `confirm ${LINES} consumables of a treatment`;
const SALE = `hand over a sale of ${LINES} items`;
export const STOCK_JOBS: readonly string[] = [CONFIRM, SALE];

/** @param url of the database, as its owner */
export const stockJobs = async (url: string, scale: Scale): Promise<readonly Job[]> => {
  const client = new pg.Client(url);
  await client.connect();
  const count = scale.seconds * ROUNDS * A_SECOND;
  // Those of the two sides are apart.
  const treatments = await openTreatments(client, count + CLIENTS);
  const sales = await saleDrafts(client, scale, count);
  const others = await saleDrafts(client, scale, CLIENTS);
  await client.end();
  const [treatment, sale] = [oneByOne(treatments.slice(CLIENTS)), oneByOne(sales)];
  const call = (path: string, body: unknown) =>
    ({ method: 'POST', path, headers: { 'idempotency-key': randomUUID() }, body }) as const;
  const range = (rows: readonly number[]): readonly [number, number] => [Math.min(...rows), Math.max(...rows)];
  const job = { as: 'cashier', calls: 1, goal: { ratio: RATIO } } as const;
  return [
    {
      ...job,
      name: CONFIRM,
      next: (_, n) =>
        call(`/api/service/visitperawatan/${treatment()}/bhp`, {
          lines: itemsOf(scale, n).map((item_id) => ({ item_id, qty_used: 1, reason: 'Tambahan' })),
        }),
      raw: {
        mode: 'prepared',
        scripts: scripts(scale, (items) => useSql(items, range(treatments.slice(0, CLIENTS)))),
      },
    },
    {
      ...job,
      name: SALE,
      next: () => call(`/api/inventory/sales/${sale()}/confirm`, { version: 1 }),
      raw: { mode: 'prepared', scripts: scripts(scale, (items) => saleSql(items, range(others))) },
    },
  ];
};
