// Packages that were sold in the range (paket.md 5): which, and on which days. What was given up counts nowhere.
import type { Calls } from '../../../src/resources/calls.ts';
import { membershipState } from '../../../src/resources/paket/membership-life.ts';
import { visitState } from '../../../src/resources/service/visit-state.ts';
import { planned, run } from '../../db/statement.ts';
import { daysOf, filled } from '../../domain/platform/calendar.ts';
import type { CallRequest, Context } from '../kernel/contract.ts';
import { COUNT, DATE, figuresOf, figureValues, type FigureValues, headed, LABEL } from './figures.ts';

/** A sale is of the doctor who saw the customer last before it, on its day at the latest. */
const WHERE = `m.profile_id = any ($1) and m.sold_at between $2 and $3 and m.status <> ${membershipState.cancelled}
  and ($4::bigint is null or $4 = (select v.doctor_id from visits v where v.customer_id = m.customer_id and v.profile_id = any ($1)
    and v.status <> ${visitState.cancelled} and v.visit_date <= m.sold_at order by v.visit_date desc, v.id desc limit 1))
  and ($5::bigint is null or m.customer_id = $5)`;

const mostSold = planned<{ id: number; label: string; count: number }, FigureValues>(
  `select t.id, t.name as label, count(*)::int as count from memberships m join pakethistories h on h.id = m.paket_history_id
   join pakettypes t on t.id = h.pakettype_id where ${WHERE} group by t.id order by count desc, label limit 10`,
);

/** GET dashboard/paket/popularpaketpromosi: by number of sales, versions of a package together. */
export const popularPackages = async (
  context: Context,
  { query }: CallRequest<Calls['dashboard.paket.popularpaketpromosi']>,
) => {
  const rows = await run(context.tx, mostSold, ...figureValues(context, query));
  const columns = [headed(LABEL, 'label', 'Paket'), headed(COUNT, 'count', 'Penjualan')];
  return figuresOf(query, { title: 'Paket terlaris', columns, rows });
};

const perDay = planned<{ date: string; count: number }, FigureValues>(
  `select m.sold_at::text as date, count(*)::int as count from memberships m where ${WHERE} group by m.sold_at`,
);

/** GET dashboard/paket/dailypaketpromosi: days without a sale count 0. */
export const dailyPackages = async (
  context: Context,
  { query }: CallRequest<Calls['dashboard.paket.dailypaketpromosi']>,
) => {
  const read = await run(context.tx, perDay, ...figureValues(context, query));
  const rows = filled('date', daysOf(query.start_date, query.end_date), read, { count: 0 });
  const columns = [DATE, headed(COUNT, 'count', 'Penjualan')];
  return figuresOf(query, { title: 'Penjualan paket per hari', columns, rows });
};
