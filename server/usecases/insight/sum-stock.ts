// The stock on the dashboard (platform.md 6, tab Farmasi): what lies there today, and what of it was used up in the range. Rupiah.
import { moveType } from '../../../src/resources/inventory/move-type.ts';
import { field } from '../../../src/resources/kernel/field.ts';
import type { Calls } from '../../../src/resources/calls.ts';
import { filled, monthsOf } from '../../domain/platform/calendar.ts';
import { listed, planned, run } from '../../db/statement.ts';
import { readStats } from '../inventory/report/stock-stats.ts';
import type { CallRequest, Context } from '../kernel/contract.ts';
import { reportBranches } from '../kernel/report-branches.ts';
import { AMOUNT, COUNT, figuresOf, figuresWith, headed, LABEL } from './figures.ts';

type Branches = [branches: readonly number[]];
type Range = [branches: readonly number[], start: string, end: string];

const byCategory = planned<{ id: number; label: string; count: number; amount: number }, Branches>(
  `select c.id, c.name as label, count(*)::int as count, sum(b.stock_value)::bigint as amount
   from item_branches b join items i on i.id = b.item_id join item_categories c on c.id = i.category_id
   where b.profile_id = any ($1) and b.qty_on_hand > 0 group by c.id order by amount desc, label`,
);

/** GET dashboard/inventory/stok: worth by category as of today, whatever the range, with what is low and expires. */
export const stockWorth = async (context: Context, { query }: CallRequest<Calls['dashboard.inventory.stok']>) => {
  const { tx, today } = context;
  const branches = reportBranches(context, query.profile_id);
  const [rows, { value: sum, low, expired, soon }] = await Promise.all([
    run(tx, byCategory, branches),
    readStats({ tx, branches, today }),
  ]);
  const columns = [
    headed(LABEL, 'label', 'Kategori'),
    headed(COUNT, 'count', 'Item'),
    headed(AMOUNT, 'amount', 'Nilai'),
  ];
  return figuresWith(query, { title: 'Nilai persediaan', columns, rows }, { sum, low, expired, soon });
};

/** What treatments and packages used up, and what was sold, each less what was taken back. */
const CONSUMED = [moveType.bhp, moveType.bhpCancelled, moveType.package, moveType.packageCancelled];
const SOLD = [moveType.sale, moveType.prescription, moveType.saleReturn, moveType.saleCancelled];
const OUT = listed([...CONSUMED, ...SOLD]);
interface OfMonth {
  readonly month: string;
  readonly used: number;
  readonly sold: number;
}
const perMonth = planned<OfMonth, Range>(
  `select to_char(transaction_at, 'YYYY-MM') as month,
     coalesce(-sum(value) filter (where move_type in ${listed(CONSUMED)}), 0)::bigint as used,
     coalesce(-sum(value) filter (where move_type in ${listed(SOLD)}), 0)::bigint as sold
   from stock_moves where profile_id = any ($1) and transaction_at between $2 and $3 and move_type in ${OUT} group by 1`,
);

/** GET dashboard/inventory/pemakaian: months that the range touches, each with its days inside the range; at cost. */
export const stockUse = async (context: Context, { query }: CallRequest<Calls['dashboard.inventory.pemakaian']>) => {
  const { start_date, end_date } = query;
  const found = await run(context.tx, perMonth, reportBranches(context, query.profile_id), start_date, end_date);
  const rows = filled('month', monthsOf(start_date, end_date), found, { used: 0, sold: 0 });
  const columns = [
    { name: 'month', header: 'Bulan', field: field.text('Bulan', { max: 7 }) },
    headed(AMOUNT, 'used', 'BHP dan paket'),
    headed(AMOUNT, 'sold', 'Penjualan dan resep'),
  ];
  return figuresOf(query, { title: 'Pemakaian persediaan', columns, rows });
};

const mostUsed = planned<{ id: number; label: string; count: number; amount: number }, Range>(
  `select i.id, i.name as label, count(distinct (m.source_type, m.source_id))::int as count, -sum(m.value)::bigint as amount
   from stock_moves m join items i on i.id = m.item_id
   where m.profile_id = any ($1) and m.transaction_at between $2 and $3 and m.move_type in ${OUT}
   group by i.id having sum(m.value) < 0 order by amount desc, label limit 10`,
);

/** GET dashboard/inventory/topitem: the ten items of which most was used up or sold, at cost. */
export const topItems = async (context: Context, { query }: CallRequest<Calls['dashboard.inventory.topitem']>) => {
  const { start_date, end_date } = query;
  const rows = await run(context.tx, mostUsed, reportBranches(context, query.profile_id), start_date, end_date);
  const columns = [
    headed(LABEL, 'label', 'Item'),
    headed(COUNT, 'count', 'Dokumen'),
    headed(AMOUNT, 'amount', 'Nilai'),
  ];
  return figuresOf(query, { title: 'Item terbanyak terpakai', columns, rows });
};
